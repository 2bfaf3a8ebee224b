import { join } from 'node:path';
import { pino } from 'pino';
import { packRequest } from '../../src/contract/pack.js';
import { readManifest } from '../../src/strategy/registry.js';
import { NO_ISOLATION, probeIsolation } from '../../src/worker/isolation.js';
import { CHILD_ENTRY, createNodeLauncher } from '../../src/worker/node-child.js';
import { fiveCustomers, testStrategies } from './test-worker.js';

/**
 * A supervisor process that tests can kill: runs `forks-and-loops` in one child, keeps another warm, and prints their
 * process ids as a line of JSON. Arguments: `isolated` or `bare`, then the seed.
 */
const [mode, seed] = process.argv.slice(2);
const environment = { PATH: process.env['PATH'] ?? '' };
const isolation = mode === 'isolated' ? await probeIsolation({ memoryMegabytes: 512, nice: 10, environment, files: [CHILD_ENTRY] }) : NO_ISOLATION;
const launcher = createNodeLauncher({
  isolation, heapMegabytes: 256, nice: 10, environment, preload: [], logger: pino({ level: 'silent' }),
});
const warm = launcher.launch();
const solving = launcher.launch();
await Promise.all([warm.ready, solving.ready]);
const manifest = readManifest(join(testStrategies, 'forks-and-loops'));
void solving.solve(
  { folder: manifest.folder, manifest, problem: packRequest(fiveCustomers()), seed: Number(seed), limitMs: 600_000, threads: 1, iterations: null },
  new AbortController().signal,
);
process.stdout.write(`${JSON.stringify({ warm: warm.pid, solving: solving.pid })}\n`);
