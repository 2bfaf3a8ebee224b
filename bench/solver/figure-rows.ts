import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { peerNames } from '../peers/names.js';

/** How a run of a figure is made: wall clock, threads and how many seeds, from 1 on. */
export interface Measurement {
  readonly limitSeconds: number;
  readonly threads: number;
  readonly seeds: number;
}

/** The solver's figures; `make bench-figures` measures just these. */
export const measurements: readonly Measurement[] = [
  { limitSeconds: 10, threads: 2, seeds: 5 },
  { limitSeconds: 60, threads: 2, seeds: 1 },
];

/** Against the peers: `make bench-peers`, each solver on one core; fewer seeds do. */
export const peerMeasurement: Measurement = { limitSeconds: 10, threads: 1, seeds: 5 };

/** Instances that are averaged in one figure, and the mean gap to reach. */
export interface FigureRow {
  readonly title: string;
  /** Sizes in words. */
  readonly sizes: string;
  /** Folders of instances. */
  readonly families: readonly string[];
  /** Customers: from, and below. */
  readonly from: number;
  readonly below: number;
  /** Mean gap as a share, per measurement. */
  readonly targets: readonly number[];
}

/** The one place where instances are sorted into rows. */
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
];

/** @returns how a row is called: `cvrp-x, 100-200`. */
export function rowName({ title, sizes }: FigureRow): string {
  return `${title}, ${sizes}`;
}

/** Peak memory that a run may take. */
export interface MemoryRow {
  readonly title: string;
  readonly instance: string;
  readonly mostBytes: number;
}

/** Folder of the instances that memory is measured on; `memory-instances.ts` writes them. */
export const memoryFamily = 'memory';

export const memoryRows: readonly MemoryRow[] = [
  { title: '1000 customers, with a matrix', instance: 'matrix-1000', mostBytes: 300e6 },
  { title: '30,000 customers, from coordinates', instance: 'coordinates-30000', mostBytes: 1.5e9 },
];

/** @returns the row that an instance counts in; null: none. */
export function rowOf({ family, n }: Pick<BenchRun, 'family' | 'n'>): FigureRow | null {
  return figureRows.find(({ families, from, below }) => families.includes(family) && n >= from && n < below) ?? null;
}

/** Tells whether a run is by one of the solvers that Roundsman is compared with. */
export function isPeer({ strategy }: Pick<BenchRun, 'strategy'>): boolean {
  return peerNames.includes(strategy);
}

/**
 * @returns the runs that were made as `measurement` says, with default parameters, in the file's own rounding; the newest
 * of each solver (Roundsman, or a peer), instance and seed, so that no figure mixes states of the code.
 */
export function runsOf(runs: readonly BenchRun[], { limitSeconds, threads, seeds }: Measurement): BenchRun[] {
  const plain = runs.filter((run) =>
    run.limitSeconds === limitSeconds && run.threads === threads && run.seed <= seeds && run.iterationBudget === null && run.rounding === null &&
    (isPeer(run) || Object.keys(run.parameters).length === 0));
  const ascending = plain.toSorted((a, b) => (a.finishedAt < b.finishedAt ? -1 : 1));
  const keyOf = (run: BenchRun) => JSON.stringify([isPeer(run) ? run.strategy : null, run.family, run.instance, run.seed]);
  return [...new Map(ascending.map((run) => [keyOf(run), run])).values()];
}
