import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CREDENTIAL_HEADERS } from '#generated/constants.js';
import { packageRoot } from './root.js';
import { checkNames } from './variable-names.js';

/** Everything that the environment decides, checked and frozen; nothing else reads `process.env`. */
export interface Config {
  /** Where the API listens. */
  readonly host: string;
  readonly port: number;
  readonly metricsHost: string;
  readonly metricsPort: number;
  /** Absolute path of all that `make run` keeps on disk. */
  readonly dataDir: string;
  readonly nats: NatsConfig;
  /** Absolute path of the plans file. */
  readonly plansFile: string;
  readonly resultTtlSeconds: number;
  readonly busyQueueDepth: number;
  readonly maxBodyBytes: number;
  /** Threads that one solve may use. */
  readonly solveThreads: number;
  /** Solve slots of the general pool; one more always serves the quick pool. */
  readonly workerSlots: number;
  /** Bound on the memory of one solving process, MiB. */
  readonly solveMemoryMegabytes: number;
  /** Niceness of solving processes, 0..19. */
  readonly solveNice: number;
  readonly apiProcesses: number;
  readonly marketplace: MarketplaceConfig;
  /** Networks that callbacks may reach although they are private, as `address/prefix`. */
  readonly callbackAllowCidrs: readonly string[];
  /** Origins of web pages that may call the API; `*` alone: every one; empty: none. */
  readonly corsOrigins: readonly string[];
  /** The address that partners use, without a trailing slash; null: not known. */
  readonly publicUrl: string | null;
  /** Tiles for the maps of the account center; null: none. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null;
  /** Addresses or networks of proxies whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Absolute path of a folder with further strategies; null: the shipped ones only. */
  readonly strategiesDir: string | null;
  /** Absolute path of the table that chooses strategies. */
  readonly selectionFile: string;
  /** Spans go to the collector that the `OTEL_*` variables name. */
  readonly tracing: boolean;
  readonly logLevel: string;
  /** What is not wrong, but likely not meant, in sentences for whoever starts the service. */
  readonly warnings: readonly string[];
}

export interface NatsConfig {
  /** Servers of the cluster; empty: a private nats-server is started. */
  readonly servers: readonly string[];
  readonly credsFile: string | null;
  readonly user: string | null;
  readonly password: string | null;
  readonly caFile: string | null;
  readonly replicas: number;
}

export interface MarketplaceConfig {
  /** One secret, or two during rotation; empty: no marketplace. */
  readonly proxySecrets: readonly string[];
  /** Name of the secret's header, lower case. */
  readonly secretHeader: string;
  /** Plan without a subscription header; null: the first plan with API access. */
  readonly plan: string | null;
}

/** The environment is wrong; every line of the message names variable, value and remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** What the commands that speak to the API as a partner would are told by the environment. */
export interface ClientConfig {
  readonly url: string;
  readonly user: string | null;
  readonly apiKey: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Reads the whole configuration; an empty variable counts as unset.
 *
 * @param environment default: this process's own.
 * @throws ConfigError that lists everything wrong, not only the first.
 */
export function loadConfig(environment: Environment = process.env): Config {
  const read = new Reader(environment);
  const cores = availableParallelism();
  const solveThreads = read.integer('SOLVE_THREADS', Math.min(2, cores), 1, 256);
  const config = {
    host: read.host('HOST', '127.0.0.1'),
    port: read.integer('PORT', 8080, 0, 65_535),
    metricsHost: read.host('METRICS_HOST', '127.0.0.1'),
    metricsPort: read.integer('METRICS_PORT', 9464, 0, 65_535),
    dataDir: read.folderToBe('DATA_DIR', join(packageRoot, 'data')),
    nats: readNats(read),
    plansFile: read.file('PLANS_FILE') ?? join(packageRoot, 'config', 'plans.json'),
    resultTtlSeconds: read.integer('RESULT_TTL_SECONDS', 86_400, 1, 366 * 86_400),
    busyQueueDepth: read.integer('BUSY_QUEUE_DEPTH', 500, 1, 1_000_000),
    maxBodyBytes: read.integer('MAX_BODY_BYTES', 33_554_432, 1024, 1_073_741_824),
    solveThreads,
    workerSlots: read.integer('WORKER_SLOTS', Math.max(1, Math.floor(cores / solveThreads)), 1, 1024),
    solveMemoryMegabytes: read.integer('SOLVE_MEMORY_MB', 2048, 256, 1_048_576),
    solveNice: read.integer('SOLVE_NICE', 10, 0, 19),
    apiProcesses: read.integer('API_PROCESSES', 1, 1, 64),
    marketplace: readMarketplace(read),
    callbackAllowCidrs: read.networks('CALLBACK_ALLOW_CIDRS', { bareAddress: false }),
    corsOrigins: readOrigins(read),
    publicUrl: read.url('PUBLIC_URL'),
    mapTiles: readMapTiles(read),
    trustedProxies: read.networks('TRUSTED_PROXIES', { bareAddress: true }),
    strategiesDir: read.folder('STRATEGIES_DIR'),
    selectionFile: read.file('SELECTION_FILE') ?? join(packageRoot, 'config', 'selection.json'),
    tracing: read.url('OTEL_EXPORTER_OTLP_ENDPOINT') !== null,
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
  if (config.metricsPort !== 0 && config.metricsPort === config.port) {
    read.wrong('METRICS_PORT', 'must differ from PORT', 'choose another port');
  }
  const { misspelt, suspicious } = checkNames(environment, new Set([...read.names, ...OTHER_NAMES]));
  const problems = [...read.problems, ...misspelt];
  if (problems.length > 0) throw new ConfigError(problems);
  const warnings = [...suspicious, ...(solveThreads > cores ? [`SOLVE_THREADS=${solveThreads}: this machine has ${cores} core${cores === 1 ? '' : 's'}, and more threads make a solve slower; use ${cores} at most`] : [])];
  return Object.freeze({ ...config, warnings: Object.freeze(warnings) });
}

/** What commands read that need no service. */
const OTHER_NAMES = ['ROUNDSMAN_URL', 'ROUNDSMAN_USER', 'ROUNDSMAN_API_KEY', 'INSTANCES_DIR'];

/** Reads what `submit` needs. @throws ConfigError */
export function loadClientConfig(environment: Environment = process.env): ClientConfig {
  const read = new Reader(environment);
  const url = read.url('ROUNDSMAN_URL') ?? 'http://127.0.0.1:8080';
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return Object.freeze({ url, user: read.text('ROUNDSMAN_USER'), apiKey: read.text('ROUNDSMAN_API_KEY') });
}

/** Folder that the instance lists of `bench` start from; null: the current one. @throws ConfigError */
export function loadInstancesDir(environment: Environment = process.env): string | null {
  const read = new Reader(environment);
  const folder = read.folder('INSTANCES_DIR');
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return folder;
}

function readNats(read: Reader): NatsConfig {
  const servers = read.list('NATS_URL');
  for (const server of servers) checkServer(read, server);
  const nats: NatsConfig = {
    servers,
    credsFile: read.file('NATS_CREDS'),
    user: read.text('NATS_USER'),
    password: read.text('NATS_PASSWORD'),
    caFile: read.file('NATS_CA'),
    replicas: read.integer('NATS_REPLICAS', 1, 1, 5),
  };
  if (servers.length === 0) {
    for (const name of ['NATS_CREDS', 'NATS_USER', 'NATS_PASSWORD', 'NATS_CA']) {
      if (read.text(name) !== null) read.wrong(name, 'is for a cluster, but NATS_URL is unset', 'set NATS_URL, or unset it');
    }
    if (nats.replicas !== 1) read.wrong('NATS_REPLICAS', 'needs a cluster, but NATS_URL is unset', 'set NATS_URL, or unset it');
  }
  if (nats.replicas % 2 === 0) read.wrong('NATS_REPLICAS', 'must be 1, 3 or 5', 'use 3 for a cluster of three');
  if (nats.credsFile !== null && nats.user !== null) {
    read.wrong('NATS_USER', 'contradicts NATS_CREDS', 'set one of the two');
  }
  if ((nats.user === null) !== (nats.password === null)) {
    read.wrong(nats.user === null ? 'NATS_USER' : 'NATS_PASSWORD', 'must be set together with the other', 'set NATS_USER and NATS_PASSWORD');
  }
  return Object.freeze(nats);
}

function checkServer(read: Reader, server: string): void {
  const url = parseUrl(server);
  if (url === null || !['nats:', 'tls:'].includes(url.protocol) || url.hostname === '') {
    read.wrong('NATS_URL', 'must be nats://host:port or tls://host:port, several comma-separated', 'correct the address');
  } else if (url.username !== '' || url.password !== '') {
    read.wrong('NATS_URL', 'must not hold credentials', 'set NATS_USER and NATS_PASSWORD instead');
  }
}

function readOrigins(read: Reader): readonly string[] {
  const origins = read.list('CORS_ORIGINS');
  const isOrigin = (text: string): boolean => /^https?:/.test(text) && parseUrl(text)?.origin === text;
  const wrong = origins.find((origin) => origin !== '*' && !isOrigin(origin));
  if (wrong !== undefined) {
    read.wrong('CORS_ORIGINS', `holds ${JSON.stringify(wrong)}, which is not an origin`, 'use scheme, host and port as browsers send them, such as https://app.example.com');
  } else if (origins.includes('*') && origins.length > 1) {
    read.wrong('CORS_ORIGINS', 'combines * with other origins', 'use only *, or only origins');
  }
  return origins;
}

function readMapTiles(read: Reader): Config['mapTiles'] {
  const url = read.text('MAP_TILES_URL');
  const attribution = read.text('MAP_TILES_ATTRIBUTION') ?? '';
  if (url === null) return null;
  const isAddress = /^https?:/.test(url) && parseUrl(url) !== null && !url.split('/')[2]!.includes('{');
  if (!isAddress || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) {
    read.wrong('MAP_TILES_URL', 'must be an http or https address with {z}, {x} and {y} in its path', 'use one such as https://tiles.example.com/{z}/{x}/{y}.png');
  }
  if (attribution.length > 500) read.wrong('MAP_TILES_ATTRIBUTION', `has ${attribution.length} characters`, 'use at most 500');
  return Object.freeze({ url, attribution });
}

function readMarketplace(read: Reader): MarketplaceConfig {
  const proxySecrets = read.list('MARKETPLACE_PROXY_SECRET');
  if (proxySecrets.length > 2) {
    read.wrong('MARKETPLACE_PROXY_SECRET', `holds ${proxySecrets.length} secrets`, 'give one, or two during rotation');
  }
  const secretHeader = read.text('MARKETPLACE_SECRET_HEADER') ?? CREDENTIAL_HEADERS.marketplaceProxy;
  if (!/^[A-Za-z0-9-]{1,64}$/.test(secretHeader)) {
    read.wrong('MARKETPLACE_SECRET_HEADER', 'must be a header name of letters, digits and hyphens', 'correct the name');
  }
  return Object.freeze({ proxySecrets, secretHeader: secretHeader.toLowerCase(), plan: read.text('MARKETPLACE_PLAN') });
}

/** Reads variables one by one and collects what is wrong with them. */
class Reader {
  readonly problems: string[] = [];
  /** Every variable that was asked for. */
  readonly names = new Set<string>();
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  wrong(name: string, fault: string, remedy: string): void {
    const secret = /SECRET|PASSWORD/.test(name) && name !== 'MARKETPLACE_SECRET_HEADER';
    const credentials = /\/\/[^/@]*@/;
    const value = (this.environment[name] ?? '').slice(0, 200).replace(credentials, '//...@');
    this.problems.push(`${name}${secret ? '' : `=${value}`}: ${fault}; ${remedy}`);
  }

  text(name: string): string | null {
    this.names.add(name);
    const value = this.environment[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  list(name: string): readonly string[] {
    const items = (this.text(name) ?? '').split(',').map((item) => item.trim());
    return Object.freeze(items.filter((item) => item !== ''));
  }

  integer(name: string, fallback: number, minimum: number, maximum: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= minimum && value <= maximum) return value;
    this.wrong(name, `must be an integer from ${minimum} to ${maximum}`, `correct it, or unset it for ${fallback}`);
    return fallback;
  }

  oneOf(name: string, choices: readonly string[], fallback: string): string {
    const text = this.text(name);
    if (text === null || choices.includes(text)) return text ?? fallback;
    this.wrong(name, `must be one of ${choices.join(', ')}`, `correct it, or unset it for ${fallback}`);
    return fallback;
  }

  host(name: string, fallback: string): string {
    const text = this.text(name);
    if (text === null) return fallback;
    const hostName = /^(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$/;
    const wrongAddress = /^[\d.]+$/.test(text) && isIP(text) === 0;
    if (isIP(text) === 0 && (wrongAddress || !hostName.test(text))) {
      this.wrong(name, 'must be an address or host name without port or scheme', `correct it, or unset it for ${fallback}`);
    }
    return text;
  }

  /** A folder that need not be there yet. */
  folderToBe(name: string, fallback: string): string {
    const text = this.text(name);
    if (text === null) return fallback;
    for (let path = resolve(text); ; path = dirname(path)) {
      const is = whatIs(path);
      if (is === null) continue;
      if (is !== 'folder') this.wrong(name, `cannot be a folder, because ${path} is a file`, 'give the path of a folder');
      return resolve(text);
    }
  }

  file(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    try {
      readFileSync(text);
    } catch (error) {
      this.wrong(name, `cannot be read (${reason(error)})`, 'give the path of a readable file');
    }
    return resolve(text);
  }

  folder(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    if (whatIs(text) !== 'folder') {
      this.wrong(name, 'is no folder', 'give the path of an existing folder, or unset it');
    }
    return resolve(text);
  }

  url(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const url = parseUrl(text);
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') {
      this.wrong(name, 'must be an http or https address without credentials, query or fragment', 'correct the address');
    }
    return text.replace(/\/+$/, '');
  }

  /** Networks as `address/prefix`, or plain addresses too where they make sense. */
  networks(name: string, options: { bareAddress: boolean }): readonly string[] {
    const items = this.list(name);
    for (const item of items) {
      if (!isNetwork(item) && !(options.bareAddress && isIP(item) !== 0)) {
        this.wrong(name, `"${item}" is not a network`, 'use address/prefix, such as 10.0.0.0/8, comma-separated');
      }
    }
    return items;
  }
}

/** @returns null where nothing is, or nothing that may be seen. */
function whatIs(path: string): 'folder' | 'file' | null {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return null;
  }
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isNetwork(text: string): boolean {
  const [address, prefix, ...rest] = text.split('/');
  const family = isIP(address ?? '');
  return rest.length === 0 && family !== 0 && /^\d{1,3}$/.test(prefix ?? '') && Number(prefix) <= (family === 4 ? 32 : 128);
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
}
