import { cpus } from 'node:os';
import { until } from '../../test/helpers/until.js';
import { cells, closedLoop, ms, openLoop, quantile, type Sample } from './load.js';
import { matrixProblem } from './problems.js';
import { startMeasured, type MeasuredService } from './service.js';

/**
 * Measures the service over HTTP as partners use it and prints a Markdown table. The strategy `lasts` keeps slots taken
 * and cores idle; `savings` keeps the cores busy. A run takes about two minutes.
 */
const PER_SECOND = 20;
const SECONDS = Number(process.argv[2] ?? 15);
const NODES = 100;

const rows: string[][] = [['what', 'p50', 'p99', 'aim', 'samples', 'not 200']];

function row(what: string, samples: readonly Sample[], aim = ''): void {
  const { p50, p99, failures } = cells(samples);
  rows.push([what, `${p50} ms`, `${p99} ms`, aim, String(samples.length), String(failures)]);
}

/** Submits at a steady rate and polls accepted tasks at another. */
async function submitAndPoll(measured: MeasuredService, body: Buffer): Promise<{ submits: Sample[]; polls: Sample[] }> {
  const ids: string[] = [(await measured.submit(body)).id];
  const [submits, polls] = await Promise.all([
    openLoop({ perSecond: PER_SECOND, seconds: SECONDS }, async () => {
      const { status, id } = await measured.submit(body);
      ids.push(id);
      return status;
    }),
    openLoop({ perSecond: 2 * PER_SECOND, seconds: SECONDS }, async (index) => (await measured.poll(ids[index % ids.length]!)).status),
  ]);
  return { submits, polls };
}

async function queuedToSolving(measured: MeasuredService, times: number): Promise<Sample[]> {
  const body = matrixProblem(10, { strategy: 'lasts', time_limit_seconds: 1 });
  const samples: Sample[] = [];
  for (let n = 0; n < times; n++) {
    const { id, status } = await measured.submit(body);
    const since = performance.now();
    await until('the solve', async () => (await measured.poll(id)).phase !== 'queued');
    samples.push({ ms: performance.now() - since, status });
    await until('the end of the solve', async () => (await measured.poll(id)).phase === 'done');
  }
  return samples;
}

async function largeMatrix(measured: MeasuredService): Promise<void> {
  const body = matrixProblem(1000, { strategy: 'lasts', time_limit_seconds: 1 });
  const { id } = await measured.submit(matrixProblem(10, { strategy: 'lasts', time_limit_seconds: 1 }));
  await measured.loopDelayMs();
  const polls = openLoop({ perSecond: 2 * PER_SECOND, seconds: 5 }, async () => (await measured.poll(id)).status);
  const submits = await openLoop({ perSecond: 1, seconds: 5 }, async () => (await measured.submit(body)).status);
  row(`submit, 1,000 nodes (${(body.length / 1e6).toFixed(1)} MB), 1/s`, submits, '600 ms');
  row('poll meanwhile', await polls, '150 ms');
  rows.push(['event-loop delay of the API meanwhile', '', `${ms(await measured.loopDelayMs())} ms`, '100 ms', '', '']);
}

async function idle(): Promise<void> {
  const measured = await startMeasured();
  const body = matrixProblem(NODES, { strategy: 'lasts', time_limit_seconds: 1 });
  row('queued to solving, idle service', await queuedToSolving(measured, 12), '100 ms');
  const { submits, polls } = await submitAndPoll(measured, body);
  row(`submit, ${NODES} nodes, ${PER_SECOND}/s, idle`, submits, '100 ms');
  row(`poll, ${2 * PER_SECOND}/s, idle`, polls, '30 ms');
  await largeMatrix(measured);
  const flood = await closedLoop({ callers: 32, seconds: SECONDS / 2 }, async () => (await measured.submit(body)).status);
  row(`submit, 32 callers at once: ${flood.perSecond.toFixed(0)} accepted a second (aim 300)`, flood.samples);
  await measured.stop();
}

async function saturated(): Promise<void> {
  const cores = cpus().length;
  const measured = await startMeasured({ SOLVE_THREADS: '1', WORKER_SLOTS: String(cores) });
  const body = matrixProblem(NODES, { strategy: 'savings', time_limit_seconds: 600 });
  const first = await Promise.all(Array.from({ length: cores }, async () => measured.submit(body)));
  await until('all cores to be solving', async () => (await Promise.all(first.map(async ({ id }) => measured.poll(id)))).every(({ phase }) => phase === 'solving'));
  const { submits, polls } = await submitAndPoll(measured, body);
  row(`submit, ${NODES} nodes, ${PER_SECOND}/s, all cores solving`, submits, '250 ms');
  row(`poll, ${2 * PER_SECOND}/s, all cores solving`, polls, '150 ms');
  await measured.stop();
}

async function restarts(): Promise<void> {
  const measured = await startMeasured();
  const isReady = async () => fetch(`${measured.service.url}/health/ready`, { signal: AbortSignal.timeout(1000) }).then(({ status }) => status === 200, () => false);
  const timed = async (what: string, title: string) => {
    const times: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { pid } = measured.service.find(title);
      process.kill(pid, 'SIGKILL');
      const since = performance.now();
      await until(`${title} to be gone`, () => !measured.service.processes().some((each) => each.pid === pid));
      await until('readiness', isReady, 30_000);
      times.push(performance.now() - since);
    }
    rows.push([what, `${ms(quantile(times, 0.5))} ms`, `${ms(Math.max(...times))} ms (most)`, '5 s', '3', '']);
  };
  await timed('kill -9 of the API to ready', 'roundsman-api');
  await timed('kill -9 of nats-server to ready', 'nats-server');
  const since = performance.now();
  await measured.restart();
  rows.push(['SIGTERM, end and start of the whole to ready', `${ms(performance.now() - since)} ms`, '', '', '1', '']);
  await measured.stop();
}

await idle();
await saturated();
await restarts();
console.log(`\n${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, the load made on the same machine\n`);
for (const [index, cellsOfRow] of rows.entries()) {
  console.log(`| ${cellsOfRow.join(' | ')} |`);
  if (index === 0) console.log(`|${' --- |'.repeat(cellsOfRow.length)}`);
}
