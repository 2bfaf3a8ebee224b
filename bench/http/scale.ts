import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { freePorts } from '../../test/helpers/ports.js';
import { MAIN } from '../../test/helpers/running-service.js';
import { until } from '../../test/helpers/until.js';
import { startBrokers, type MeasuredBrokers } from './brokers.js';
import { fillQueue } from './fill.js';
import { cells, closedLoop, ms, openLoop, quantile, type Sample } from './load.js';
import { flushMs, machineMs } from './machine.js';
import { coordinateProblem, matrixProblem } from './problems.js';
import { processorMs } from './processor-time.js';
import { scaleTable, writeTable, type ScaleFigures } from './scale-table.js';
import { startMeasured, type MeasuredService } from './service.js';

/**
 * Measures the throughput of one machine with two APIs and two workers: with few and with very many waiting tasks over
 * one broker, and over three. Long tasks occupy all solve slots, so that new submissions wait, the cores are free for
 * the measurement, and the reconciler has to look after all of them. Prints Markdown tables as it goes.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    brokers: { type: 'string', default: '1,3' },
    /** Number of waiting tasks in the second part of the measurement over one broker; 0 skips it. */
    waiting: { type: 'string', default: '100000' },
    /** Writes the last table to deploy/SCALING.md. */
    write: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(options.seconds);
const NODES = 100;
const CALLERS = 64;
const APIS = 2;
const WORKERS = 2;
const WARM_SECONDS = 3;
const STEADY = { submits: 40, polls: 160 };
/** Number of ids that are polled: enough that their records do not all stay cached. */
const POLLED = 5_000;
const LASTS = { strategy: 'lasts', time_limit_seconds: 600 };

interface Scene {
  readonly measured: MeasuredService;
  readonly brokers: MeasuredBrokers;
  readonly ids: string[];
  /** All processes under measurement except this one and the brokers. */
  pids(): number[];
}

/** Calls at the maximum rate and reports the CPU cost of one call per process. */
async function greatest(scene: Scene, what: string, call: (index: number) => Promise<number>): Promise<{ perSecond: number; costs: readonly [number, number] }> {
  const pids = { api: scene.measured.pids('roundsman-api'), broker: scene.brokers.pids, load: [process.pid] };
  const before = Object.values(pids).map(processorMs);
  const { samples, perSecond } = await closedLoop({ callers: CALLERS, seconds: SECONDS }, call);
  const used = Object.values(pids).map((each, index) => (processorMs(each) - before[index]!) / samples.length);
  print([`${what}, ${CALLERS} callers`, perSecond.toFixed(0), ...times(samples), ...used.map((each) => each.toFixed(2))]);
  return { perSecond, costs: [used[0]!, used[1]!] };
}

/** @returns a function that tells how many cores other processes have used since. */
function watchOthers(scene: Scene): () => number {
  const since = performance.now();
  // Only processes that are still running: the CPU time of an exited one would be counted as others'.
  const pids = [process.pid, ...scene.brokers.pids, ...scene.pids()];
  const used = (): number => machineMs() - processorMs(pids);
  const before = used();
  return () => Math.max(0, used() - before) / (performance.now() - since);
}

async function steady(submit: () => Promise<number>, poll: (index: number) => Promise<number>): Promise<Pick<ScaleFigures, 'steadySubmit' | 'steadyPoll'>> {
  const [submits, polls] = await Promise.all([
    openLoop({ perSecond: STEADY.submits, seconds: SECONDS }, submit),
    openLoop({ perSecond: STEADY.polls, seconds: SECONDS }, poll),
  ]);
  print([`submit, ${NODES} nodes with matrix, steady`, String(STEADY.submits), ...times(submits), '', '', '']);
  print(['poll meanwhile, steady', String(STEADY.polls), ...times(polls), '', '', '']);
  return { steadySubmit: middleAndEnd(submits), steadyPoll: middleAndEnd(polls) };
}

function middleAndEnd(samples: readonly Sample[]): [number, number] {
  const all = samples.map((each) => each.ms);
  return [quantile(all, 0.5), quantile(all, 0.99)];
}

function times(samples: readonly Sample[]): string[] {
  const { p50, p99, failures } = cells(samples);
  if (failures > 0) process.exitCode = 1;
  return [p50, p99, String(failures)];
}

async function measure(scene: Scene, setting: string): Promise<ScaleFigures> {
  const { measured, ids } = scene;
  const submitting = (body: Buffer) => async (): Promise<number> => {
    const { status, id } = await measured.submit(body);
    if (status === 200) ids[ids.length < POLLED ? ids.length : Math.floor(Math.random() * POLLED)] = id;
    return status;
  };
  const submitMatrix = submitting(matrixProblem(NODES, LASTS));
  const submitCoordinates = submitting(coordinateProblem(NODES, 1, LASTS));
  const poll = async (index: number): Promise<number> => (await measured.poll(ids[index % ids.length]!)).status;
  // Warms up, so that neither the first minute of a process nor the first after minutes of idling is measured.
  for (const call of [submitMatrix, submitCoordinates, poll]) await closedLoop({ callers: CALLERS, seconds: WARM_SECONDS }, call);
  const flushed = flushMs();
  const others = watchOthers(scene);
  const latencies = await steady(submitMatrix, poll);
  const matrix = await greatest(scene, `submit, ${NODES} nodes with matrix (50 kB)`, submitMatrix);
  const coordinates = await greatest(scene, `submit, ${NODES} nodes with coordinates (4 kB)`, submitCoordinates);
  const polls = await greatest(scene, 'poll', poll);
  const [pass, delay, memory] = await measured.metrics(['roundsman_reconciler_pass_seconds', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'], 'worker');
  print([`reconciler: last pass ${ms(1000 * pass!)} ms, event-loop delay of its process ${ms(1000 * delay!)} ms, memory ${(memory! / 1e6).toFixed(0)} MB`, '', '', '', '', '', '', '']);
  return {
    setting, ...latencies, passMs: 1000 * pass!, otherCores: others(), flushMs: flushed,
    matrixPerSecond: matrix.perSecond, coordinatesPerSecond: coordinates.perSecond, pollsPerSecond: polls.perSecond,
    submitMs: matrix.costs, pollMs: polls.costs,
  };
}

/** @returns the number of waiting tasks as counted by the API; each of its processes shows the whole queue. */
async function waiting(measured: MeasuredService): Promise<number> {
  const page = await (await fetch(measured.service.metricsUrl)).text();
  const pools = new Map([...page.matchAll(/^roundsman_queue_depth\{pool="(.*?)".*\} (\d+)$/gm)].map(([, pool, count]) => [pool, Number(count)]));
  return [...pools.values()].reduce((sum, count) => sum + count, 0);
}

async function fill(scene: Scene, target: number): Promise<void> {
  const { measured, ids } = scene;
  const since = performance.now();
  const before = await waiting(measured);
  ids.splice(0, ids.length, ...await fillQueue(measured.environment, measured.user, Math.max(0, target - before)));
  const seconds = (performance.now() - since) / 1000;
  const seen = await until(`${target} tasks to be seen waiting`, async () => {
    const count = await waiting(measured);
    return count >= target ? { count } : null;
  }, 120_000, 500);
  print([`${seen.count} tasks wait, after ${seconds.toFixed(0)} s`, (Math.max(0, target - before) / seconds).toFixed(0), '', '', '', '', '', '']);
}

/** A worker in addition to the service's own, as on another machine. */
async function anotherWorker({ environment }: MeasuredService): Promise<ChildProcess> {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, [MAIN, 'worker'], { env: { ...process.env, ...environment, METRICS_PORT: String(port), LOG_LEVEL: 'warn' }, stdio: ['ignore', 'ignore', 'inherit'] });
  await until('the second worker', async () => fetch(`http://127.0.0.1:${port!}/metrics`).then(({ ok }) => ok, () => false), 60_000, 100);
  return child;
}

async function measureOver(count: 1 | 3): Promise<void> {
  const brokers = await startBrokers(count);
  console.log(`\n${brokers.name}, ${APIS} APIs, ${WORKERS} workers; ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, the load made on the same machine\n`);
  print(['what', 'a second', 'p50 ms', 'p99 ms', 'not 200', 'API ms/call', 'broker ms/call', 'load ms/call']);
  print(Array<string>(8).fill('---'));
  let worker: ChildProcess | null = null;
  const measured = await startMeasured({ ...brokers.environment, API_PROCESSES: String(APIS), WORKER_SLOTS: '1', SOLVE_THREADS: '1' });
  try {
    worker = await anotherWorker(measured);
    const holders = await Promise.all(Array.from({ length: 2 * WORKERS }, async () => measured.submit(coordinateProblem(NODES, 1, LASTS))));
    await until('the slots to be taken', async () => (await Promise.all(holders.map(async ({ id }) => measured.poll(id)))).filter(({ phase }) => phase === 'solving').length >= WORKERS, 60_000);
    const other = worker.pid!;
    const scene = { measured, brokers, ids: holders.map(({ id }) => id), pids: () => [other, ...measured.service.processes().map(({ pid }) => pid)] };
    settings.push(await measure(scene, count === 1 ? 'one broker' : 'three brokers, three copies'));
    if (count === 1 && Number(options.waiting) > 0) {
      await fill(scene, Number(options.waiting));
      settings.push(await measure(scene, `one broker, ${Number(options.waiting).toLocaleString('en')} tasks waiting`));
    }
  } finally {
    if (worker) {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
    }
    await measured.stop('SIGKILL');
    await brokers.stop();
  }
}

function print(row: readonly string[]): void {
  console.log(`| ${row.join(' | ')} |`);
}

const settings: ScaleFigures[] = [];
for (const count of options.brokers.split(',')) await measureOver(count === '3' ? 3 : 1);
console.log(`\n${scaleTable(settings)}`);
if (options.write) writeTable(scaleTable(settings));
