import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { peerNames } from '../peers/names.js';

/** How the runs of a figure are made: wall-clock limit, threads and number of seeds, starting at 1. */
export interface Measurement {
  readonly limitSeconds: number;
  readonly threads: number;
  readonly seeds: number;
}

/** The solver's figures; exactly these are measured by `make bench-figures`. */
export const measurements: readonly Measurement[] = [
  { limitSeconds: 10, threads: 2, seeds: 5 },
  { limitSeconds: 60, threads: 2, seeds: 1 },
];

/** For the comparison with peers: `make bench-peers`, each solver on one core, with fewer seeds. */
export const peerMeasurement: Measurement = { limitSeconds: 10, threads: 1, seeds: 5 };

/** Instances averaged in one figure, and the target mean gap. */
export interface FigureRow {
  readonly title: string;
  /** Sizes in words. */
  readonly sizes: string;
  /** Folders of instances. */
  readonly families: readonly string[];
  /** Number of customers: minimum, and exclusive maximum. */
  readonly from: number;
  readonly below: number;
  /** Target mean gap as a fraction, per measurement. */
  readonly targets: readonly number[];
}

/** The rows into which instances are sorted. */
export const figureRows: readonly FigureRow[] = [
  { title: 'cvrp-x', sizes: '100-200', families: ['cvrp-x'], from: 100, below: 200, targets: [0.0002, 0] },
  { title: 'cvrp-x', sizes: '200-500', families: ['cvrp-x'], from: 200, below: 500, targets: [0.0018, 0.0008] },
  { title: 'cvrp-x', sizes: '500-1000', families: ['cvrp-x'], from: 500, below: 1001, targets: [0.005, 0.0025] },
  { title: 'vrptw-solomon', sizes: '100', families: ['vrptw-solomon'], from: 100, below: 101, targets: [0, 0] },
  { title: 'vrptw-gh', sizes: '200-400', families: ['vrptw-gh200', 'vrptw-gh400'], from: 200, below: 401, targets: [0.0015, 0.0005] },
  { title: 'vrptw-gh', sizes: '600-1000', families: ['vrptw-gh600', 'vrptw-gh800', 'vrptw-gh1000'], from: 600, below: 1001, targets: [0.008, 0.005] },
  { title: 'hfvrp-x', sizes: '100-1000', families: ['hfvrp-x'], from: 100, below: 1001, targets: [0.0035, 0.002] },
  { title: 'mdvrptw', sizes: '360-960', families: ['mdvrptw-vidal'], from: 360, below: 1000, targets: [0.01, 0.005] },
  { title: 'cvrp-agsx', sizes: '3000-7000', families: ['cvrp-agsx'], from: 3000, below: 7001, targets: [0.007, 0.004] },
  { title: 'cvrp-agsx', sizes: '10000-30000', families: ['cvrp-agsx'], from: 10_000, below: 30_001, targets: [0.011, 0.0055] },
  { title: 'sdvrptw', sizes: '48-1008', families: ['sdvrptw'], from: 48, below: 1009, targets: [0.01, 0.006] },
  { title: 'pcvrptw', sizes: '1000', families: ['pcvrptw'], from: 1000, below: 1001, targets: [0.015, 0.01] },
  { title: 'vrpb', sizes: '560-1000', families: ['vrpb'], from: 560, below: 1001, targets: [0.008, 0.004] },
];

/** @returns the name of a row: `cvrp-x, 100-200`. */
export function rowName({ title, sizes }: FigureRow): string {
  return `${title}, ${sizes}`;
}

/** Maximum peak memory of a run. */
export interface MemoryRow {
  readonly title: string;
  readonly instance: string;
  readonly mostBytes: number;
}

/** Folder of the instances for measuring memory, written by `memory-instances.ts`. */
export const memoryFamily = 'memory';

export const memoryRows: readonly MemoryRow[] = [
  { title: '1000 customers, with a matrix', instance: 'matrix-1000', mostBytes: 300e6 },
  { title: '30,000 nodes, from coordinates', instance: 'coordinates-30000', mostBytes: 1.5e9 },
];

/** @returns the row to which an instance belongs; null: none. */
export function rowOf({ family, n }: Pick<BenchRun, 'family' | 'n'>): FigureRow | null {
  return figureRows.find(({ families, from, below }) => families.includes(family) && n >= from && n < below) ?? null;
}

/** Whether a run is by one of the peers. */
export function isPeer({ strategy }: Pick<BenchRun, 'strategy'>): boolean {
  return peerNames.includes(strategy);
}

/**
 * @returns the runs made as `measurement` says, with default parameters, the file's own rounding and no bound; only the newest
 * for each solver (Roundsman, or a peer), instance and seed, so that no figure mixes code states.
 */
export function runsOf(runs: readonly BenchRun[], { limitSeconds, threads, seeds }: Measurement): BenchRun[] {
  const plain = runs.filter((run) =>
    run.limitSeconds === limitSeconds && run.threads === threads && run.seed <= seeds && run.iterationBudget === null && run.rounding === null && run.boundEffort === undefined &&
    (isPeer(run) || Object.keys(run.parameters).length === 0));
  const ascending = plain.toSorted((a, b) => (a.finishedAt < b.finishedAt ? -1 : 1));
  const keyOf = (run: BenchRun) => JSON.stringify([isPeer(run) ? run.strategy : null, run.family, run.instance, run.seed]);
  return [...new Map(ascending.map((run) => [keyOf(run), run])).values()];
}
