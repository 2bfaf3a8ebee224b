import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig } from '../../src/config.js';
import { packageRoot } from '../../src/root.js';
import { knownVariables } from '../helpers/deployment.js';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('has a default for everything and is frozen', () => {
    const config = loadConfig({});
    expect(config).to.include({ host: '127.0.0.1', port: 8080, metricsPort: 9464, resultTtlSeconds: 86_400, busyQueueDepth: 500 });
    expect(config.nats.servers).to.deep.equal([]);
    expect(config.marketplace.secretHeader).to.equal('x-rapidapi-proxy-secret');
    expect(config).to.satisfy(Object.isFrozen);
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', NATS_URL: ' ' }).port).to.equal(8080);
  });

  it('takes the address of map tiles with their attribution, and has none by default', () => {
    expect(loadConfig({}).mapTiles).to.equal(null);
    expect(loadConfig({ MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Example' }).mapTiles)
      .to.deep.equal({ url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' });
  });

  const refused: [string, Record<string, string>, RegExp][] = [
    ['a port that is no number', { PORT: 'http' }, /^PORT=http: must be an integer from 0 to 65535; correct it/],
    ['a port out of range', { PORT: '65536' }, /^PORT=65536: /],
    ['an origin with a path', { CORS_ORIGINS: 'https://a.example, https://b.example/app' }, /^CORS_ORIGINS=.*holds "https:\/\/b.example\/app", which is not an origin/],
    ['all origins and one more', { CORS_ORIGINS: '*,https://a.example' }, /^CORS_ORIGINS=.*combines \* with other/],
    ['a collector of traces that is no address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT=collector: /],
    ['a fraction', { WORKER_SLOTS: '1.5' }, /^WORKER_SLOTS=1.5: must be an integer/],
    ['a host with a scheme', { HOST: 'http://localhost' }, /^HOST=/],
    ['an address with too many parts', { HOST: '1.2.3.4.5' }, /^HOST=1.2.3.4.5: /],
    ['one port for API and metrics', { PORT: '9464' }, /^METRICS_PORT=: must differ from PORT/],
    ['a cluster of another protocol', { NATS_URL: 'http://n:4222' }, /^NATS_URL=http:\/\/n:4222: must be nats:/],
    ['credentials in the cluster address, without showing them', { NATS_URL: 'nats://u:hunter2@n:4222' }, /^NATS_URL=nats:\/\/\.\.\.@n:4222: must not hold credentials/],
    ['a user without a password', { NATS_URL: 'nats://n', NATS_USER: 'u' }, /^NATS_PASSWORD: must be set together/],
    ['replicas without a cluster', { NATS_REPLICAS: '3' }, /^NATS_REPLICAS=3: needs a cluster/],
    ['a password without a cluster, without showing it', { NATS_USER: 'u', NATS_PASSWORD: 'hunter2' }, /^NATS_PASSWORD: is for a cluster/],
    ['two replicas', { NATS_URL: 'nats://n', NATS_REPLICAS: '2' }, /must be 1, 3 or 5/],
    ['a file that is not there', { PLANS_FILE: '/nowhere.json' }, /^PLANS_FILE=\/nowhere.json: cannot be read \(ENOENT\)/],
    ['a selection that is not there', { SELECTION_FILE: '/nowhere.json' }, /^SELECTION_FILE=\/nowhere.json: cannot be read \(ENOENT\)/],
    ['a folder that is not there', { STRATEGIES_DIR: '/nowhere' }, /^STRATEGIES_DIR=\/nowhere: is no folder/],
    ['three marketplace secrets, without showing them', { MARKETPLACE_PROXY_SECRET: 'a,b,c' }, /^MARKETPLACE_PROXY_SECRET: holds 3 secrets/],
    ['a network without a prefix', { CALLBACK_ALLOW_CIDRS: '127.0.0.1' }, /"127.0.0.1" is not a network/],
    ['a prefix that is too long', { CALLBACK_ALLOW_CIDRS: '127.0.0.0/33' }, /^CALLBACK_ALLOW_CIDRS/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud: must be one of trace/],
    ['a metrics host with a port', { METRICS_HOST: '0.0.0.0:9464' }, /^METRICS_HOST=0.0.0.0:9464: must be an address or host name/],
    ['a negative metrics port', { METRICS_PORT: '-1' }, /^METRICS_PORT=-1: must be an integer from 0 to 65535/],
    ['a data folder below a file', { DATA_DIR: `${import.meta.filename}/data` }, /^DATA_DIR=.*: cannot be a folder, because .*config\.test\.js is a file/],
    ['a folder below a file', { STRATEGIES_DIR: `${import.meta.filename}/x` }, /^STRATEGIES_DIR=.*: is no folder/],
    ['credentials that are not there', { NATS_URL: 'nats://n', NATS_CREDS: '/nowhere.creds' }, /^NATS_CREDS=\/nowhere.creds: cannot be read \(ENOENT\)/],
    ['an authority that is not there', { NATS_URL: 'nats://n', NATS_CA: '/nowhere.pem' }, /^NATS_CA=\/nowhere.pem: cannot be read/],
    ['a password without a user, without showing it', { NATS_URL: 'nats://n', NATS_PASSWORD: 'hunter2' }, /^NATS_USER=: must be set together/],
    ['two ways to get in', { NATS_URL: 'nats://n', NATS_CREDS: import.meta.filename, NATS_USER: 'u', NATS_PASSWORD: 'hunter2' }, /^NATS_USER=u: contradicts NATS_CREDS/],
    ['results that never expire', { RESULT_TTL_SECONDS: '0' }, /^RESULT_TTL_SECONDS=0: must be an integer from 1/],
    ['a queue without room', { BUSY_QUEUE_DEPTH: '0' }, /^BUSY_QUEUE_DEPTH=0: /],
    ['bodies in another unit', { MAX_BODY_BYTES: '32M' }, /^MAX_BODY_BYTES=32M: must be an integer from 1024/],
    ['no threads', { SOLVE_THREADS: '0' }, /^SOLVE_THREADS=0: /],
    ['too little memory', { SOLVE_MEMORY_MB: '64' }, /^SOLVE_MEMORY_MB=64: must be an integer from 256/],
    ['more than the least priority', { SOLVE_NICE: '20' }, /^SOLVE_NICE=20: must be an integer from 0 to 19/],
    ['no API', { API_PROCESSES: '0' }, /^API_PROCESSES=0: /],
    ['a header with a colon', { MARKETPLACE_SECRET_HEADER: 'X-Secret:' }, /^MARKETPLACE_SECRET_HEADER=X-Secret:: must be a header name/],
    ['a proxy by name', { TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES=proxy.example: "proxy.example" is not a network/],
    ['tiles without places for their numbers', { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}.png' }, /^MAP_TILES_URL=.*: must be an http or https address with \{z\}, \{x\} and \{y\} in its path/],
    ['a long attribution of tiles', { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: 'x'.repeat(501) }, /^MAP_TILES_ATTRIBUTION=.*: has 501 characters/],
    ['tiles of a host with a placeholder', { MAP_TILES_URL: 'https://{s}.example.com/{z}/{x}/{y}.png' }, /^MAP_TILES_URL=/],
    ['a public address without a scheme', { PUBLIC_URL: 'example.org' }, /^PUBLIC_URL=example.org: must be an http/],
  ];
  for (const [what, environment, expected] of refused) {
    it(`rejects ${what}`, () => {
      const problems = problemsOf(environment);
      expect(problems.some((problem) => expected.test(problem)), problems.join('\n')).to.equal(true);
      expect(problems.join('\n')).not.to.contain('hunter2');
    });
  }

  const integers: [string, number, number][] = [
    ['PORT', 0, 65_535], ['METRICS_PORT', 0, 65_535], ['NATS_REPLICAS', 1, 5], ['RESULT_TTL_SECONDS', 1, 366 * 86_400], ['BUSY_QUEUE_DEPTH', 1, 1_000_000],
    ['MAX_BODY_BYTES', 1024, 1_073_741_824], ['SOLVE_THREADS', 1, 256], ['WORKER_SLOTS', 1, 1024], ['SOLVE_MEMORY_MB', 256, 1_048_576], ['SOLVE_NICE', 0, 19], ['API_PROCESSES', 1, 64],
  ];
  for (const [name, least, most] of integers) {
    it(`accepts ${name} from ${least} to ${most}, and rejects everything else with that range`, () => {
      const cluster = name === 'NATS_REPLICAS' ? { NATS_URL: 'nats://n' } : {};
      for (const good of [least, most]) expect(problemsOf({ ...cluster, [name]: String(good) }), `${good}`).to.deep.equal([]);
      for (const bad of [String(least - 1), String(most + 1), 'many', '1e3', '0x10', '2.5', '9'.repeat(30)]) {
        const [problem] = problemsOf({ ...cluster, [name]: bad });
        expect(problem, bad).to.match(new RegExp(`^${name}=${bad}: must be an integer from ${least} to ${most}; correct it, or unset it for \\d+$`));
      }
    });
  }

  it('rejects a wrong value of every variable but the marketplace plan, which is compared with the plans later', () => {
    const tried = refused.flatMap(([, environment, expected]) => Object.keys(environment).filter((name) => expected.source.includes(name) || expected.test(`${name}=`)));
    expect([...tried, 'NATS_REPLICAS', 'CALLBACK_ALLOW_CIDRS', 'MARKETPLACE_PLAN']).to.include.members([...knownVariables()]);
  });

  it('reads no variable that docs/operations/configuration.md does not explain', () => {
    const page = readFileSync(join(packageRoot, 'docs', 'operations', 'configuration.md'), 'utf8');
    for (const name of knownVariables()) expect(page).to.contain(`\`${name}\``);
  });

  it('accepts a data folder that does not exist yet', () => {
    expect(loadConfig({ DATA_DIR: '/nowhere/yet' }).dataDir).to.equal('/nowhere/yet');
  });

  it('lists everything that is wrong at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y', SOLVE_THREADS: '0' })).to.have.length(3);
  });

  it('accepts allowed origins of pages, and allows none by default', () => {
    expect(loadConfig({}).corsOrigins).to.deep.equal([]);
    expect(loadConfig({ CORS_ORIGINS: '*' }).corsOrigins).to.deep.equal(['*']);
    expect(loadConfig({ CORS_ORIGINS: 'https://a.example,http://localhost:3000' }).corsOrigins).to.deep.equal(['https://a.example', 'http://localhost:3000']);
  });

  it('accepts proxies as addresses or networks', () => {
    expect(loadConfig({ TRUSTED_PROXIES: '10.0.0.1, fd00::/8' }).trustedProxies).to.deep.equal(['10.0.0.1', 'fd00::/8']);
  });
});
