import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile, chmod } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { brokerCache, BrokerMissingError, findBrokerBinary, findProgram, versionOf, type BrokerBinary } from './broker-binary.js';

/** The nats-server version that is built or downloaded if none is found. */
export const PINNED_BROKER = '2.15.2';

const RELEASES = 'https://github.com/nats-io/nats-server/releases/download';

export interface InstallOptions {
  /** Where to install the program. Default: the project's own cache. */
  readonly cacheDir?: string;
  /** Default: this process's PATH. */
  readonly searchPath?: string;
  /** Called with a line before each slow step. */
  readonly say: (line: string) => void;
}

/**
 * Finds a nats-server, or installs one into the project's cache: built with Go, else from the system's package, else
 * from the official release. Nothing outside the cache changes except the toolchains' own caches.
 * @throws BrokerMissingError with what was tried and what to do.
 */
export async function ensureBrokerBinary(options: InstallOptions): Promise<BrokerBinary> {
  const cacheDir = options.cacheDir ?? brokerCache();
  try {
    return findBrokerBinary({ ...options, cacheDir });
  } catch (error) {
    if (!(error instanceof BrokerMissingError)) throw error;
  }
  await mkdir(cacheDir, { recursive: true });
  const failures: string[] = [];
  for (const [how, install] of [
    ['a Go toolchain', buildWithGo],
    ["the system's package", fromDebianPackage],
    ['the official release', fromRelease],
  ] as const) {
    const folder = await mkdtemp(join(cacheDir, 'install-'));
    try {
      const program = await install(folder, options);
      await rename(program, join(cacheDir, 'nats-server'));
      const found = findBrokerBinary({ ...options, cacheDir });
      options.say(`nats-server ${found.version} installed in ${cacheDir}`);
      return found;
    } catch (error) {
      failures.push(`${how}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  throw new BrokerMissingError(
    ['no nats-server found, and none could be installed:', ...failures.map((line) => `  ${line}`),
      'install nats-server >= 2.9 manually and put it on the PATH, or set NATS_URL to a cluster'].join('\n'),
  );
}

/** Builds the pinned version; about a minute on two cores. @returns the program's path. */
async function buildWithGo(folder: string, { searchPath, say }: InstallOptions): Promise<string> {
  const go = findProgram('go', searchPath, ['/usr/local/go/bin', '/usr/lib/go/bin']);
  if (go === null) throw new Error('no go program on the PATH');
  say(`building nats-server ${PINNED_BROKER} with ${go} (once, a minute or two)`);
  await run(go, ['install', `github.com/nats-io/nats-server/v2@v${PINNED_BROKER}`], {
    cwd: folder,
    env: { GOBIN: folder, GOFLAGS: '-trimpath', GOWORK: 'off', CGO_ENABLED: '0' },
    timeoutMs: 900_000,
  });
  return join(folder, 'nats-server');
}

/**
 * Extracts nats-server from the system's package without installing it system-wide; as root, it first fetches missing
 * package lists.
 * @param folder is filled with the package and its files.
 * @returns the program's path.
 */
async function fromDebianPackage(folder: string, { searchPath, say }: InstallOptions): Promise<string> {
  const apt = findProgram('apt-get', searchPath);
  const dpkg = findProgram('dpkg-deb', searchPath);
  if (apt === null || dpkg === null) throw new Error('no apt-get here');
  say("fetching the system's nats-server package");
  const download = () => run(apt, ['download', '-q', '-o', 'APT::Sandbox::User=root', 'nats-server'], { cwd: folder, timeoutMs: 120_000 });
  try {
    await download();
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    await run(apt, ['update', '-q'], { cwd: folder, timeoutMs: 300_000 });
    await download();
  }
  const file = (await readdir(folder)).find((name) => name.endsWith('.deb'));
  if (file === undefined) throw new Error('apt-get downloaded no package');
  await run(dpkg, ['-x', join(folder, file), folder], { cwd: folder, timeoutMs: 60_000 });
  const program = ['usr/sbin/nats-server', 'usr/bin/nats-server'].map((path) => join(folder, path)).find(existsSync);
  if (program === undefined) throw new Error(`${file} holds no nats-server`);
  return program;
}

/** Downloads the pinned official release and verifies its digest against the one the release publishes. */
async function fromRelease(folder: string, { searchPath, say }: InstallOptions): Promise<string> {
  const tar = findProgram('tar', searchPath);
  if (tar === null) throw new Error('no tar program on the PATH');
  const machine = { x64: 'amd64', arm64: 'arm64', arm: 'arm7' }[arch() as 'x64'] as string | undefined;
  if (machine === undefined || !['linux', 'darwin'].includes(platform())) throw new Error(`no release for ${platform()} ${arch()}`);
  const name = `nats-server-v${PINNED_BROKER}-${platform()}-${machine}`;
  say(`fetching the official release of nats-server ${PINNED_BROKER}`);
  const [archive, sums] = await Promise.all([
    download(`${RELEASES}/v${PINNED_BROKER}/${name}.tar.gz`),
    download(`${RELEASES}/v${PINNED_BROKER}/SHA256SUMS`),
  ]);
  const digest = createHash('sha256').update(archive).digest('hex');
  if (!sums.toString('utf8').includes(`${digest}  ${name}.tar.gz`)) throw new Error(`${name}.tar.gz does not match the digest of the release`);
  await writeFile(join(folder, 'release.tar.gz'), archive);
  await run(tar, ['-xzf', 'release.tar.gz'], { cwd: folder, timeoutMs: 60_000 });
  const program = join(folder, name, 'nats-server');
  await chmod(program, 0o755);
  return program;
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Runs a program to completion, without input.
 * @throws Error with the last line of its output.
 */
async function run(program: string, args: string[], options: { cwd: string; env?: Record<string, string>; timeoutMs: number }): Promise<void> {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:${dirname(program)}`, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: options.timeoutMs,
  });
  let said = '';
  const keep = (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-4096));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const status = await new Promise<string | null>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code === 0 ? null : `ended with ${signal ?? code ?? 'nothing'}`));
  });
  if (status !== null) throw new Error(`${program} ${args[0] ?? ''} ${status}: ${said.trim().split('\n').at(-1) ?? ''}`);
}

/**
 * Extracts the system's package of nats-server, whatever its version, into its own folder: the oldest broker that is
 * tested.
 * @returns the program's path and version.
 */
export async function fetchSystemBroker(target: string, say: (line: string) => void): Promise<{ path: string; version: string }> {
  await mkdir(target, { recursive: true });
  const path = join(target, 'nats-server');
  if (!existsSync(path)) {
    const folder = await mkdtemp(join(target, 'install-'));
    try {
      await copyFile(await fromDebianPackage(folder, { say }), path);
      await chmod(path, 0o755);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { path, version: versionOf(path) ?? 'unknown' };
}
