import { cpus } from 'node:os';
import pino from 'pino';
import { loadConfig } from '../../src/config.js';
import { connectToBroker } from '../../src/serve/broker-link.js';
import { isTerminal, type TaskRecord } from '../../src/tasks/record.js';
import type { Broker } from '../../src/tasks/ports.js';
import { until } from '../../test/helpers/until.js';
import { ms, openLoop, quantile } from './load.js';
import { matrixProblem } from './problems.js';
import { processorMs } from './processor-time.js';
import { startMeasured, type MeasuredService } from './service.js';

/**
 * Measures tiny tasks of 5 to 10 nodes, submitted over HTTP: at 20 per second and in bursts, with and without full
 * solves that keep every general slot busy. Times are those of the task records, from created to finished. Arguments:
 * seconds of each load (15), and `idle` to skip the full solves.
 */
const SECONDS = Number(process.argv[2] ?? 15);
const PER_SECOND = 20;
/** Number of tasks submitted in a burst per second of load. */
const BURST_PER_SECOND = 60;
const CALLERS = 8;
const BODIES = Array.from({ length: 60 }, (_, k) => matrixProblem(5 + (k % 6), {}, k + 1));
const TITLES = ['nats-server', 'roundsman-api', 'roundsman-worker', 'roundsman-solve'];

const rows: string[][] = [['what', 'queued to solved p50', 'p99', 'tasks a second', 'processor time of a task', 'samples']];

/** Submits with a load pattern, waits until all tasks are solved, and adds a row. */
async function measure(measured: MeasuredService, broker: Broker, what: string, load: (submit: (index: number) => Promise<number>) => Promise<unknown>): Promise<void> {
  const ids: string[] = [];
  const pids = TITLES.map((title) => measured.pids(title));
  const used = pids.map(processorMs);
  await load(async (index) => {
    const { status, id } = await measured.submit(BODIES[index % BODIES.length]!);
    if (status === 200) ids.push(id);
    return status;
  });
  const tasks = broker.bucket<TaskRecord>('tasks');
  const records = await until('the end of all tasks', async () => {
    const last = await tasks.get(ids.at(-1)!);
    if (!last || !isTerminal(last.value)) return null;
    const all = (await Promise.all(ids.map((id) => tasks.get(id)))).map((entry) => entry!.value);
    return all.every(isTerminal) ? all : null;
  }, 300_000);
  const unsolved = records.filter(({ state }) => state !== 'solved');
  if (unsolved.length > 0) throw new Error(`${unsolved.length} tasks were not solved, the first is ${unsolved[0]!.id}`);
  const times = records.map(({ createdAt, finishedAt }) => finishedAt! - createdAt);
  const seconds = (Math.max(...records.map(({ finishedAt }) => finishedAt!)) - Math.min(...records.map(({ createdAt }) => createdAt))) / 1000;
  const parts = pids.map((own, k) => `${TITLES[k]!.replace('roundsman-', '')} ${ms((processorMs(own) - used[k]!) / ids.length)}`);
  rows.push([what, `${ms(quantile(times, 0.5))} ms`, `${ms(quantile(times, 0.99))} ms`, (ids.length / seconds).toFixed(1), `${parts.join(', ')} ms`, String(ids.length)]);
}

/** Submits tasks as fast as a few callers can. */
async function burst(submit: (index: number) => Promise<number>): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: CALLERS }, async () => {
    while (next < BURST_PER_SECOND * SECONDS) await submit(next++);
  }));
}

/** Submits full solves for all general slots, long enough for both loads. */
async function fillGeneralSlots(measured: MeasuredService): Promise<void> {
  const body = matrixProblem(200, { strategy: 'hgs', time_limit_seconds: 600 });
  const slots = Math.max(1, cpus().length);
  const first = await Promise.all(Array.from({ length: slots }, async () => measured.submit(body)));
  await until('all general slots to be solving', async () => (await Promise.all(first.map(async ({ id }) => measured.poll(id)))).every(({ phase }) => phase === 'solving'), 30_000);
}

async function run(beside: string, isBusy: boolean): Promise<void> {
  const measured = await startMeasured({ SOLVE_THREADS: '1', WORKER_SLOTS: String(cpus().length) });
  const broker = await connectToBroker(loadConfig(measured.environment), pino({ level: 'silent' }), { name: 'bench-tiny' });
  try {
    if (isBusy) await fillGeneralSlots(measured);
    await measure(measured, broker, `${PER_SECOND} a second, ${beside}`, (submit) => openLoop({ perSecond: PER_SECOND, seconds: SECONDS }, submit));
    await measure(measured, broker, `${BURST_PER_SECOND * SECONDS} at once, ${beside}`, burst);
  } finally {
    await broker.close();
    await measured.stop('SIGKILL');
  }
}

if (process.argv[3] !== 'idle') await run('general slots solving', true);
await run('nothing else', false);
console.log(`\n${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, the load made on the same machine\n`);
for (const [index, cells] of rows.entries()) {
  console.log(`| ${cells.join(' | ')} |`);
  if (index === 0) console.log(`|${' --- |'.repeat(cells.length)}`);
}
