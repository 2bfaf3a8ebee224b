import { loadConfig, type Config } from '../config.js';
import { createLogger } from '../log.js';
import { createDemoAccount, handOver } from './demo-account.js';
import { readPlans } from './plans.js';
import { onRestartRequests } from './rolling-restart.js';
import { startService, type Service } from './serve.js';

/**
 * Runs the whole service in the foreground until SIGTERM, SIGINT or SIGHUP; a second signal ends it immediately.
 * SIGUSR2 replaces API and workers one at a time.
 * @param options.endWithParent also end when the parent process dies.
 * @throws anything that prevents the start, with the remedy; see `refusalText`.
 */
export async function runServe(options: { endWithParent: boolean }): Promise<void> {
  process.title = 'roundsman-serve';
  // Until the service is ready there is nothing to restart; without a listener, the signal would end the process.
  process.on('SIGUSR2', () => undefined);
  const config = loadConfig();
  const plans = readPlans(config);
  const log = createLogger({ level: config.logLevel, process: 'roundsman-serve' });
  const say = (line: string) => process.stderr.write(`${line}\n`);
  for (const warning of config.warnings) log.warn(warning);
  const ended = stopRequests(options.endWithParent);
  const starting = startService({ config, log, say });
  const service = await Promise.race([starting, ended.first.then(() => null)]);
  if (service === null) {
    await (await starting.catch(() => null))?.stop();
    return;
  }
  const baseUrl = baseUrlOf(config, service);
  log.info({ port: service.port, metricsPort: service.metricsPort, url: baseUrl }, 'ready');
  say(`Roundsman is ready: ${baseUrl} (documentation: ${baseUrl}/docs, metrics: http://${hostOf(config.metricsHost)}:${service.metricsPort}/metrics)`);
  const demo = config.nats.servers.length > 0 ? null : await createDemoAccount(config, plans, log);
  if (demo !== null) handOver(demo, baseUrl, config.dataDir, say);
  const restarts = onRestartRequests({ dataDir: config.dataDir, log, replace: async () => service.replaceProcesses() });
  const how = await ended.first;
  restarts.end();
  log.info({ how }, 'stopping');
  void ended.second.then(async () => service.stop());
  await service.stop();
  log.info('stopped');
}

/** Two promises, which resolve at the first and the second request to stop. */
function stopRequests(endWithParent: boolean): { first: Promise<string>; second: Promise<string> } {
  let first!: (how: string) => void;
  let second!: (how: string) => void;
  const requests = { first: new Promise<string>((resolve) => (first = resolve)), second: new Promise<string>((resolve) => (second = resolve)) };
  let seen = 0;
  const request = (how: string) => (++seen === 1 ? first(how) : second(how));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => request(signal));
  if (endWithParent) onParentDeath(() => request('the parent died'));
  return requests;
}

function baseUrlOf(config: Config, service: Service): string {
  return `http://${hostOf(config.host)}:${service.port ?? config.port}`;
}

/** A URL for calls; a wildcard address is replaced by loopback. */
function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Calls back once when the process that started this one has died: `kill -9` of `make` says nothing to its recipe.
 */
function onParentDeath(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
