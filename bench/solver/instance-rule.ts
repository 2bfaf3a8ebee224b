import { grouped } from '../../src/cli/bench/summary.js';
import type { CataloguedInstance } from './catalogue.js';
import { figureRows, type FigureRow } from './figure-rows.js';

/** The three lists; INSTANCES.md describes the rule. */
export interface InstanceLists {
  readonly figures: ReadonlyMap<FigureRow, readonly CataloguedInstance[]>;
  readonly tune: readonly CataloguedInstance[];
  readonly report: readonly CataloguedInstance[];
}

/** Instances per row, if there are as many. */
const PER_ROW = 6;
/** Rows with more instances. */
const MORE: Readonly<Record<string, number>> = { 'vrptw-solomon': 12, mdvrptw: Infinity };

/** Classes and sizes of the Gehring and Homberger instances: each class once per row. */
const GEHRING_HOMBERGER = [
  ['C1', 200], ['R2', 200], ['RC1', 400], ['C2', 600], ['R1', 800], ['RC2', 1000],
  ['C2', 400], ['R1', 200], ['RC2', 400], ['C1', 1000], ['R2', 800], ['RC1', 1000],
] as const;

/** Was examined before the rule existed. */
const LEFT_OUT = 'hfvrp-x/X129-FSMFD.vrp';

/** All instances of this family are in the figures, because it has too few. */
const WHOLE_FAMILY = 'cvrp-agsx';

/** Were added when tune.txt existed: what shares coordinates with an instance on it is not in their figures. */
const LATER: readonly string[] = ['pcvrptw', 'sdvrptw', 'vrpb'];

/** Creates the lists. @param catalogue by family, size and name. */
export function instanceLists(catalogue: readonly CataloguedInstance[]): InstanceLists {
  const { tune } = listsOf(catalogue.filter(({ family }) => !LATER.includes(family)), new Set());
  return listsOf(catalogue, new Set(tune.filter(({ family }) => family !== WHOLE_FAMILY).map(({ group }) => group)));
}

/** @param tuned groups on the tuning list of the earlier families. */
function listsOf(catalogue: readonly CataloguedInstance[], tuned: ReadonlySet<number>): InstanceLists {
  const firstHalf = new Set([...grouped(catalogue, ({ family }) => family).values()].flatMap((members) => members.filter((_, index) => index % 2 === 0)));
  const figures = new Map(figureRows.map((row) => [row, figuresOf(row, catalogue.filter(({ family, group }) => !(LATER.includes(family) && tuned.has(group))), firstHalf)]));
  const blind = [...figures.values()].flat().filter(({ family }) => family !== WHOLE_FAMILY);
  const held = new Set(blind.map(({ group }) => group));
  // A family whose instances are all in the figures is used for tuning nevertheless; its rows are marked.
  const whole = catalogue.filter(({ family }) => family === WHOLE_FAMILY);
  const others = catalogue.filter(({ family }) => family !== WHOLE_FAMILY);
  const untouched = new Set([...grouped(others, ({ group }) => String(group)).values()].filter((members) => members.every((instance) => !firstHalf.has(instance))).flat());
  const isReported = (instance: CataloguedInstance): boolean => held.has(instance.group) || untouched.has(instance);
  return {
    figures,
    tune: [...whole.filter((instance) => firstHalf.has(instance)), ...others.filter((instance) => !isReported(instance))],
    report: [...whole.filter((instance) => !firstHalf.has(instance)), ...others.filter((instance) => isReported(instance) && !firstHalf.has(instance))],
  };
}

function figuresOf(row: FigureRow, catalogue: readonly CataloguedInstance[], firstHalf: ReadonlySet<CataloguedInstance>): CataloguedInstance[] {
  const members = catalogue.filter(({ family, customers }) => row.families.includes(family) && customers >= row.from && customers < row.below);
  if (row.families.includes(WHOLE_FAMILY)) return members;
  const second = members.filter((instance) => !firstHalf.has(instance) && instance.path !== LEFT_OUT);
  if (row.title !== 'vrptw-gh') return spread(second, MORE[row.title] ?? PER_ROW);
  return GEHRING_HOMBERGER.flatMap(([name, size]) => {
    const found = second.find(({ path, customers }) => customers === size && path.includes(`/${name}_`));
    return found === undefined ? [] : [found];
  });
}

/**
 * @returns the first, the lower middle and the last, then repeatedly the lower middle of the longest gap between two
 * selected ones, the first of equally long ones.
 */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const last = items.length - 1;
  const chosen = [0, Math.floor(last / 2), last].slice(0, count);
  while (chosen.length < count) {
    const stretches = chosen.slice(1).map((end, index) => end - chosen[index]!);
    const longest = stretches.indexOf(Math.max(...stretches));
    chosen.splice(longest + 1, 0, Math.floor((chosen[longest]! + chosen[longest + 1]!) / 2));
  }
  return chosen.map((index) => items[index]!);
}
