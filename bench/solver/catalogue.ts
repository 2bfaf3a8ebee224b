import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readProblemFile } from '../../src/cli/problem-file.js';
import { numberedRows, splitVrplib } from '../../src/instance/vrplib-sections.js';
import type { Problem } from '../../src/model/problem.js';
import { packageRoot } from '../../src/root.js';

/** A public instance from which the lists are made. */
export interface CataloguedInstance {
  /** Relative to the folder of instances: `cvrp-x/X-n101-k25.vrp`. */
  readonly path: string;
  readonly family: string;
  readonly customers: number;
  /** Instances that share coordinates have the same group number. */
  readonly group: number;
}

/** Folders in the catalogue. */
const FAMILIES = [
  'cvrp-agsx', 'cvrp-x', 'hfvrp-x', 'mdvrptw-vidal', 'vrptw-gh1000', 'vrptw-gh200', 'vrptw-gh400', 'vrptw-gh600', 'vrptw-gh800', 'vrptw-solomon',
  'pcvrptw', 'sdvrptw', 'vrpb',
] as const;

/**
 * Two instances share coordinates if at least this fraction of the smaller one's positions also occurs in the other.
 * Instances derived from another one's positions share 40 % or more; chance gives 7 % at most.
 */
const SHARED = 0.1;

/** The committed catalogue, so that the lists can be checked without the instances. */
export const cataloguePath = join(packageRoot, 'bench', 'solver', 'catalogue.txt');

const HEADING = '# Instances with their customers and the number of their group: those of one group share coordinates. Made by dist/bench/solver/make-lists.js.';

/** @returns the committed catalogue. */
export function readCatalogue(): CataloguedInstance[] {
  const lines = readFileSync(cataloguePath, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [path, customers, group] = line.split(' ') as [string, string, string];
    return { path, family: path.slice(0, path.indexOf('/')), customers: Number(customers), group: Number(group) };
  });
}

/** @returns the text of the file that `readCatalogue` reads. */
export function catalogueText(instances: readonly CataloguedInstance[]): string {
  return `${[HEADING, ...instances.map(({ path, customers, group }) => `${path} ${customers} ${group}`)].join('\n')}\n`;
}

/**
 * Reads every instance below a folder. @returns them by family, size and name. @throws CommandError naming files that
 * cannot be read.
 */
export function makeCatalogue(folder: string): CataloguedInstance[] {
  const files = FAMILIES.flatMap((family) => readdirSync(join(folder, family)).filter((name) => ['.vrp', '.txt'].includes(extname(name))).map((name) => ({ family, path: `${family}/${name}` })));
  const read = files.map(({ family, path }) => {
    const { problem } = readProblemFile(join(folder, path));
    return { family, path, customers: problem.customers.length, positions: new Set(positionsOf(join(folder, path), problem)) };
  });
  read.sort((a, b) => (a.family === b.family ? a.customers - b.customers : 0) || (a.path < b.path ? -1 : 1));
  const groups = groupsOf(read.map(({ positions }) => positions));
  return read.map(({ path, family, customers }, index) => ({ path, family, customers, group: groups[index]! }));
}

/** Where the problem has a matrix, the file's coordinates, of which it was made. */
function positionsOf(path: string, { nodeCount, travel }: Problem): string[] {
  const { distances } = travel[0]!;
  if (distances.kind === 'positions') return Array.from(distances.x, (x, node) => `${x} ${distances.y[node]!}`);
  return numberedRows(splitVrplib(readFileSync(path, 'utf8')), 'NODE_COORD_SECTION', nodeCount, 2).map(([x, y]) => `${x} ${y}`);
}

/** @returns the fraction of the smaller set that is in the other one. */
export function sharedPositions(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let common = 0;
  for (const position of small) if (large.has(position)) common++;
  return common / small.size;
}

/**
 * Numbers the groups from 1 in the order of their first members; an instance that shares coordinates with a member
 * belongs to its group. O(k^2 n) for k instances.
 */
export function groupsOf(sets: readonly ReadonlySet<string>[]): number[] {
  const first = sets.map((_, index) => index);
  const rootOf = (index: number): number => (first[index] === index ? index : rootOf(first[index]!));
  for (let a = 0; a < sets.length; a++) {
    for (let b = 0; b < a; b++) {
      const [one, other] = [rootOf(a), rootOf(b)];
      if (one !== other && sharedPositions(sets[a]!, sets[b]!) >= SHARED) first[Math.max(one, other)] = Math.min(one, other);
    }
  }
  const numbers = new Map<number, number>();
  return sets.map((_, index) => {
    const root = rootOf(index);
    if (!numbers.has(root)) numbers.set(root, numbers.size + 1);
    return numbers.get(root)!;
  });
}
