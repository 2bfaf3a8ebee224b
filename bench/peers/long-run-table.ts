import { confidenceInterval, type Interval } from '../../src/cli/bench/confidence.js';
import { interval, percent } from '../../src/cli/bench/format.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, mean } from '../../src/cli/bench/summary.js';
import { requireOneState } from '../solver/code-states.js';
import { isPeer, runsOf, type Measurement } from '../solver/figure-rows.js';
import { instanceKey } from '../solver/list-files.js';
import { roadClassOf, roadFamilies } from './road-table.js';

/** Roundsman's runs on the requests of one class and size, compared with the best cost of any long run. */
export interface LongRunRow {
  readonly family: string;
  /** Null: all classes. */
  readonly className: string | null;
  readonly customers: number;
  readonly requests: number;
  readonly runs: number;
  readonly unsolved: number;
  /** Mean over the requests of the mean over the seeds of (cost - best) / best; null without any. */
  readonly gap: number | null;
  /** Over the requests. */
  readonly interval: Interval | null;
  /** The largest (worst seed - best seed) / best seed of a request; null with one seed each. */
  readonly spread: number | null;
}

interface Measured {
  readonly family: string;
  readonly className: string;
  readonly customers: number;
  readonly best: number;
  readonly runs: readonly BenchRun[];
}

/**
 * @returns one row per family, class and size, and one per family and size over all classes; requests without a long
 * run are ignored.
 * @param longSeconds minimum limit of a long run, of any build, solver and number of threads; its cost is only a
 * reference.
 * @throws MixedStatesError if the measured runs are of several builds.
 */
export function longRunRows(stored: readonly BenchRun[], measurement: Measurement, longSeconds: number): LongRunRow[] {
  const road = stored.filter(({ family }) => roadFamilies.includes(family));
  const long = grouped(road.filter(({ limitSeconds, cost }) => limitSeconds !== null && limitSeconds >= longSeconds && cost !== null), instanceKey);
  const runs = runsOf(road, measurement).filter((run) => !isPeer(run));
  requireOneState(runs);
  const measured = [...grouped(runs, instanceKey)].flatMap(([key, members]): Measured[] => {
    const place = roadClassOf(members[0]!.instance);
    const costs = long.get(key)?.map(({ cost }) => cost!) ?? [];
    return place === null || costs.length === 0 ? [] : [{ family: members[0]!.family, ...place, best: Math.min(...costs), runs: members }];
  });
  const groupsBy = (keyOf: (one: Measured) => unknown) => [...grouped(measured, (one) => JSON.stringify(keyOf(one))).values()];
  return [
    ...groupsBy(({ family, className, customers }) => [family, className, customers]).map((members) => rowOf(members[0]!.className, members)),
    ...groupsBy(({ family, customers }) => [family, customers]).map((members) => rowOf(null, members)),
  ].sort((a, b) => compare(a.family, b.family) || a.customers - b.customers || Number(a.className === null) - Number(b.className === null) || compare(a.className ?? '', b.className ?? ''));
}

/** The same as a Markdown table; empty without any rows. */
export function longRunTable(rows: readonly LongRunRow[]): string[] {
  if (rows.length === 0) return [];
  return [
    '| requests | class | n | to the best of long runs | 95 % interval | widest spread over seeds | requests | runs | unsolved |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${[
      row.family, row.className ?? '**all**', String(row.customers), percent(row.gap, 3), interval(row.interval, 3), percent(row.spread), String(row.requests), String(row.runs), String(row.unsolved),
    ].join(' | ')} |`),
  ];
}

function rowOf(className: string | null, members: readonly Measured[]): LongRunRow {
  const [{ family, customers }] = members as [Measured];
  const all = members.map(({ best, runs }) => ({ best, costs: runs.map(({ cost }) => cost).filter((cost) => cost !== null) }));
  const solved = all.filter(({ costs }) => costs.length > 0);
  const gaps = solved.map(({ best, costs }) => mean(costs.map((cost) => (cost - best) / best))!);
  const spreads = solved.filter(({ costs }) => costs.length > 1).map(({ costs }) => Math.max(...costs) / Math.min(...costs) - 1);
  const runs = members.reduce((sum, one) => sum + one.runs.length, 0);
  return {
    family, className, customers, requests: members.length, runs, unsolved: runs - all.reduce((sum, { costs }) => sum + costs.length, 0),
    gap: mean(gaps), interval: confidenceInterval(gaps), spread: spreads.length === 0 ? null : Math.max(...spreads),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
