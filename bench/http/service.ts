import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'undici';
import { allGone, MAIN, startRunningService, temporaryFolders, type RunningService } from '../../test/helpers/running-service.js';

/** A service under measurement, with an unlimited account. */
export interface MeasuredService {
  service: RunningService;
  /** @returns the status of the response, and the id of an accepted task. */
  submit(body: Buffer): Promise<{ status: number; id: string }>;
  /** @returns the status of the response and its phase, `done` for a finished task. */
  poll(id: string): Promise<{ status: number; phase: string }>;
  /** p99 of the API's event loop delay since the last call, milliseconds. */
  loopDelayMs(): Promise<number>;
  /** The environment of the service, and the user whose account makes the calls. */
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  /** Process ids by title. */
  pids(title: string): number[];
  /** Metrics of one of its processes, from a single scrape; NaN for missing ones. */
  metrics(names: readonly string[], process: string): Promise<number[]>;
  restart(): Promise<void>;
  /** Stops it; a service whose tasks no longer matter need not drain. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const PLAN = {
  id: 'bench', api_access: true, max_nodes: 30_000, max_vehicles: 30_000, default_solve_seconds: 60, max_solve_seconds: 600,
  submissions_per_minute: 1_000_000, monthly_quota: 100_000_000, history_days: 1,
};

/** Starts a separate service on free ports with an empty data folder. */
export async function startMeasured(changes: Readonly<Record<string, string>> = {}): Promise<MeasuredService> {
  const folders = temporaryFolders();
  const plans = join(folders.strategiesDir, '..', 'plans.json');
  writeFileSync(plans, JSON.stringify({ plans: [PLAN] }));
  const environment = { DATA_DIR: folders.dataDir, STRATEGIES_DIR: folders.strategiesDir, PLANS_FILE: plans, BUSY_QUEUE_DEPTH: '1000000', ...changes };
  let service = await startRunningService(environment);
  const user = 'bench';
  cli(environment, 'account', 'create', user, '--plan', 'bench');
  const { key } = cli(environment, 'key', 'create', user) as { key: string };
  const headers = { 'content-type': 'application/json', 'x-user-name': user, 'x-api-key': key };
  let pool = new Pool(service.url, { connections: 64 });

  const call = async (path: string, body?: Buffer) => {
    const answer = await pool.request({ path, method: body === undefined ? 'GET' : 'POST', headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.statusCode, envelope: (await answer.body.json()) as { request_id: string; result?: { status?: string; phase?: string } | null } };
  };
  const metrics = async (names: readonly string[], of: string): Promise<number[]> => {
    const page = await (await fetch(service.metricsUrl)).text();
    return names.map((name) => Number(new RegExp(`^${name}\\{process="${of}"\\} (\\S+)$`, 'm').exec(page)?.[1] ?? NaN));
  };
  return {
    get service() {
      return service;
    },
    environment,
    user,
    metrics,
    pids: (title) => service.processes().filter(({ args }) => args.startsWith(title) || args.includes(`/${title} `)).map(({ pid }) => pid),
    submit: async (body) => {
      const { status, envelope } = await call('/api/v1/solve', body);
      return { status, id: envelope.request_id };
    },
    poll: async (id) => {
      const { status, envelope } = await call(`/api/v1/solve/result/${id}`);
      return { status, phase: envelope.result?.status === 'processing' ? (envelope.result.phase ?? '') : 'done' };
    },
    loopDelayMs: async () => 1000 * (await metrics(['nodejs_eventloop_lag_p99_seconds'], 'api-1'))[0]!,
    restart: async () => {
      await pool.close();
      service.child.kill('SIGTERM');
      await service.ended;
      service = await startRunningService(environment);
      pool = new Pool(service.url, { connections: 64 });
    },
    stop: async (signal = 'SIGTERM') => {
      await pool.close();
      const below = service.processes();
      service.child.kill(signal);
      await service.ended;
      await allGone(below, 30_000);
      folders.remove();
    },
  };
}

function cli(environment: Readonly<Record<string, string>>, ...args: string[]): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args, '--json'], { env: { ...process.env, ...environment }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout);
}
