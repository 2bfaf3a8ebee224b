import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { DEPLOY, expressions, rules } from './deployment.js';
import { findPrometheus, startPrometheus, type TestPrometheus } from './prometheus.js';
import { startRunningService, temporaryFolders, type RunningService } from './running-service.js';
import { accountOn, solveOver } from './service-client.js';
import { until } from './until.js';

export interface PanelOptions {
  /** Scrape interval in Prometheus notation. */
  readonly interval: string;
  /** Grafana's value for `$__rate_interval`: at least four scrapes. */
  readonly rateInterval: string;
  /** Duration of traffic before the first query. */
  readonly trafficMs: number;
}

/**
 * How long a panel may take to have data once there was traffic: a few scrapes and evaluations, and a shadow at the
 * lowest priority on a busy machine.
 */
const ANSWER_MS = 240_000;

/** How long a shadow may take, which has the lowest priority. */
const SHADOW_MS = 90_000;

/** A problem of `nodes` nodes on a line with a demand of 1 per customer. */
function problem(nodes: number, capacity: number): object {
  const demands = Array.from({ length: nodes }, (_, node) => Math.min(node, 1));
  return {
    node_num: nodes, vehicle_num: 2, node_positions: demands.map((_, node) => [node, 0]), distance_matrix: [],
    start_nodes: [0, 0], end_nodes: [0, 0], node_demands: demands, vehicles_capacity: [capacity, capacity], time_limit_seconds: 1,
  };
}

/**
 * Runs every query of dashboard, recording rules and scaling on a real Prometheus next to a real service: each must
 * return data.
 */
export function describePanels({ interval, rateInterval, trafficMs }: PanelOptions): void {
  // An alert only returns data while something is wrong.
  const alerts = new Set(rules().flatMap(({ alert }) => (alert === undefined ? [] : [`rule ${alert}`])));
  const folders = temporaryFolders();
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()));
  let service: RunningService;
  let prometheus: TestPrometheus;

  before(async function () {
    if (findPrometheus() === null) this.skip();
    this.timeout(trafficMs + 120_000 + 3 * SHADOW_MS);
    const selection = join(folders.dataDir, '..', 'selection.json');
    writeFileSync(selection, JSON.stringify({ rows: [{ customers: { maximum: 25 }, order: ['savings'] }, { order: ['alns'], shadow: { strategy: 'savings', share: 1 } }] }));
    service = await startRunningService({ DATA_DIR: folders.dataDir, SELECTION_FILE: selection, WORKER_SLOTS: '1', SOLVE_THREADS: '1', CALLBACK_ALLOW_CIDRS: '127.0.0.0/8' });
    const ruleFiles = ['recording.yml', 'alerts.yml'].map((file) => join(DEPLOY, 'prometheus', 'rules', file));
    prometheus = await startPrometheus({ targets: { roundsman: [service.metricsUrl] }, interval, ruleFiles });
    // An increase needs a first sample.
    await until('the first scrape of the worker', async () => (await prometheus.query('roundsman_worker_slots')).length > 0, 60_000, 100);
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    await traffic();
  });
  after(async () => {
    await prometheus?.stop();
    receiver.close();
    service?.child.kill('SIGTERM');
    await service?.ended;
    folders.remove();
  });

  /** Tasks of both pools that are solved, fail, call back and are polled, and calls that are refused. */
  async function traffic(): Promise<void> {
    const headers = await accountOn(service, 'panels', 'enterprise');
    const callback = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const end = performance.now() + trafficMs;
    do {
      const [quick, general, impossible] = await Promise.all([
        solveOver(service, headers, { ...problem(5, 5), callback_url: callback }, 60_000),
        solveOver(service, headers, problem(40, 30), 60_000),
        solveOver(service, headers, problem(5, 1), 60_000),
      ]);
      expect([quick.success, general.success, impossible.code]).to.deep.equal([true, true, 'no_feasible_solution']);
      const refused = await fetch(`${service.url}/api/v1/solve`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' });
      expect(refused.status).to.equal(422);
    } while (performance.now() < end);
    // Alone, so that its shadow finds the slot free; once more where a busy machine does not let the shadow end.
    await until('a shadow to be compared', async () => {
      expect((await solveOver(service, headers, problem(40, 30), 60_000)).success).to.equal(true);
      return until('the comparison', isShadowCompared, SHADOW_MS, 200).catch(() => false);
    }, 2 * SHADOW_MS);
  }

  const isShadowCompared = async (): Promise<boolean> =>
    /^roundsman_shadow_solves_total\{[^}]*outcome="(better|equal|worse)"[^}]*\} [1-9]/m.test(await (await fetch(service.metricsUrl)).text());

  for (const [where, expression] of expressions()) {
    if (alerts.has(where)) continue;
    it(`${where}: ${expression.replace(/\s+/g, ' ').slice(0, 90)}`, async () => {
      const text = expression.replaceAll('$__rate_interval', rateInterval);
      await until(`an answer to ${text}`, async () => (await prometheus.query(text)).some(({ value }) => !Number.isNaN(value)), ANSWER_MS, 200);
    }).timeout(ANSWER_MS + 10_000);
  }
}
