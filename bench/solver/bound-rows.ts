import type { BenchRun } from '../../src/cli/bench/run-record.js';
import type { CataloguedInstance } from './catalogue.js';

/** Mean gap between answer and bound to reach, as a fraction. */
export interface BoundTarget {
  readonly effort: 'default' | 'strong';
  readonly limitSeconds: number;
  readonly gap: number;
}

/** Instances whose bounds are averaged in one figure. */
export interface BoundRow {
  readonly title: string;
  /** Sizes, or another selection, in words. */
  readonly sizes: string;
  readonly families: readonly string[];
  /** Number of customers: minimum and maximum. */
  readonly from: number;
  readonly to: number;
  /** Names of the instances; omitted: any. */
  readonly names?: RegExp;
  readonly targets: readonly BoundTarget[];
}

/** The rows into which bounded runs are sorted; the first that fits counts. */
export const boundRows: readonly BoundRow[] = [
  { title: 'cvrp-x', sizes: '100-200', families: ['cvrp-x'], from: 1, to: 200, targets: [{ effort: 'strong', limitSeconds: 60, gap: 0.008 }, { effort: 'default', limitSeconds: 30, gap: 0.03 }] },
  { title: 'cvrp-x', sizes: '200-500', families: ['cvrp-x'], from: 201, to: 500, targets: [{ effort: 'strong', limitSeconds: 60, gap: 0.025 }, { effort: 'default', limitSeconds: 30, gap: 0.045 }] },
  { title: 'vrptw-solomon', sizes: 'class 1', families: ['vrptw-solomon'], from: 1, to: 100, names: /^(C|R|RC)1\d\d$/, targets: [{ effort: 'strong', limitSeconds: 60, gap: 0.01 }] },
  { title: 'mixed fleets, several depots', sizes: '48-120', families: ['hfvrp-x', 'mdvrptw-vidal', 'sdvrptw'], from: 1, to: 120, targets: [{ effort: 'strong', limitSeconds: 30, gap: 0.02 }] },
  { title: 'real', sizes: '120', families: ['real'], from: 1, to: 120, targets: [{ effort: 'strong', limitSeconds: 30, gap: 0.03 }] },
];

/** @returns the row of an instance; null: none. */
export function boundRowOf({ family, instance, n }: Pick<BenchRun, 'family' | 'instance' | 'n'>): BoundRow | null {
  return boundRows.find(({ families, from, to, names }) => families.includes(family) && n >= from && n <= to && (names?.test(instance) ?? true)) ?? null;
}

/** @returns the instances of the catalogue that belong to a row, row by row. */
export function boundLists(catalogue: readonly CataloguedInstance[]): Map<BoundRow, CataloguedInstance[]> {
  return new Map(boundRows.map((row) => [row, catalogue.filter(({ family, path, customers }) => boundRowOf({ family, instance: /([^/]*)\.\w+$/.exec(path)![1]!, n: customers }) === row)]));
}

/** @returns the name of a row: `cvrp-x, 100-200`. */
export function boundRowName({ title, sizes }: BoundRow): string {
  return `${title}, ${sizes}`;
}
