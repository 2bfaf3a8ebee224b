import { boundGap, isProved } from '../../src/cli/bench/bound-figures.js';
import { boundDistance } from '../../src/cli/bench/bound-run.js';
import { percent } from '../../src/cli/bench/format.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, mean } from '../../src/cli/bench/summary.js';
import { boundPlot } from './bound-plot.js';
import { boundRowName, boundRowOf, boundRows } from './bound-rows.js';
import { instanceKey } from './list-files.js';
import type { Show } from './strategy-section.js';
import { markdownTable } from './tables.js';

/** Bounded runs of one row that were made in the same way. */
interface Group {
  readonly name: string;
  readonly how: string;
  readonly runs: readonly BenchRun[];
}

/** Gaps between answers and bounds by family, what is proved optimal, and both gaps over time. Empty without bounded runs. */
export function boundSection(bounded: readonly BenchRun[], show: Show): string[] {
  if (bounded.length === 0) return [];
  const groups = groupsOf(bounded);
  return [
    '## Bounds', '',
    'Runs with `bench --bound`. Gap: (cost - lower bound) / cost of the same run, 0 where they meet; below best-known: (best-known - lower bound) /',
    'best-known; means over instances, of their means over seeds. The search has less time in these runs, so that they are in no other table.', '',
    ...markdownTable(['instances', 'bound', 'runs', 'mean gap', 'target', '', 'proved optimal', 'below best-known', 'methods'], groups.map(cellsOf)), '',
    ...[...grouped(groups, ({ name }) => name)].flatMap(([name, members]) =>
      show(`bounds-${name.replace(/[^\w-]+/g, '-')}.svg`, `answer and bound over time, ${name}`, boundPlot(name, members.flatMap(({ runs }) => runs), howOf))),
  ];
}

function groupsOf(runs: readonly BenchRun[]): Group[] {
  const place = (run: BenchRun): number => (boundRows.indexOf(boundRowOf(run)!) + boundRows.length + 1) % (boundRows.length + 1);
  const ordered = runs.toSorted((a, b) => place(a) - place(b));
  return [...grouped(ordered, (run) => JSON.stringify([nameOf(run), howOf(run)])).values()].map((members) => ({ name: nameOf(members[0]!), how: howOf(members[0]!), runs: members }));
}

function nameOf(run: BenchRun): string {
  const row = boundRowOf(run);
  return row === null ? run.family : boundRowName(row);
}

/** How a run was made: `strong, 2 threads, 60 s`. */
function howOf({ boundEffort, threads, limitSeconds, iterationBudget }: BenchRun): string {
  const budget = limitSeconds === null ? `${iterationBudget ?? 'no'} iterations` : `${limitSeconds} s`;
  return `${boundEffort ?? 'none'}, ${threads} ${threads === 1 ? 'thread' : 'threads'}, ${budget}`;
}

function cellsOf({ name, how, runs }: Group): string[] {
  const [first] = runs as [BenchRun];
  const gap = meanOf(runs, boundGap);
  const target = boundRowOf(first)?.targets.find(({ effort, limitSeconds }) => effort === first.boundEffort && limitSeconds === first.limitSeconds)?.gap ?? null;
  const without = runs.filter((run) => boundGap(run) === null).length;
  const verdict = target === null ? '' : gap !== null && without === 0 && gap <= target ? 'met' : '**missed**';
  return [
    name, how, String(runs.length), percent(gap) + (without > 0 ? ` (${without} of ${runs.length} runs without)` : ''),
    target === null ? '-' : `${Number((100 * target).toFixed(4))} %`, verdict, `${runs.filter(isProved).length} of ${runs.length}`,
    percent(meanOf(runs, ({ bound, bestKnown }) => boundDistance(bound?.value ?? null, bestKnown))), methodsOf(runs),
  ];
}

/** @returns the mean over instances of their means over seeds. */
function meanOf(runs: readonly BenchRun[], of: (run: BenchRun) => number | null): number | null {
  return mean([...grouped(runs, instanceKey).values()].map((members) => mean(members.map(of))));
}

/** By how many runs each method gave the bound: `column-generation 9, dual-ascent 2`. */
function methodsOf(runs: readonly BenchRun[]): string {
  const counts = [...grouped(runs.flatMap(({ bound }) => (bound ? [bound.method] : [])), (method) => method)].map(([method, { length }]) => [method, length] as const);
  counts.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return counts.map(([method, count]) => `${method} ${count}`).join(', ') || '-';
}
