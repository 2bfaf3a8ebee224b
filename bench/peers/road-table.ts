import { interval, percent } from '../../src/cli/bench/format.js';
import { confidenceInterval, type Interval } from '../../src/cli/bench/confidence.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, mean } from '../../src/cli/bench/summary.js';
import { isPeer, runsOf, type Measurement } from '../solver/figure-rows.js';
import { requireOneState } from '../solver/code-states.js';
import { peerNames, peers, type PeerName } from './names.js';

/** Folders of road-style requests: our own, and those of `instances/real`. */
export const roadFamilies: readonly string[] = ['road', 'real'];

/** Target mean cost difference to PyVRP, by number of customers; no class may be worse than PyVRP. */
const TARGETS: Readonly<Record<number, number>> = { 120: -0.007, 300: -0.015, 800: -0.03 };
/** PyVRP does not support lateness penalties. */
const SOFT = 'soft';

/** Roundsman's cost compared with a peer's on the requests of one class and size. */
export interface RoadRow {
  readonly family: string;
  /** Null: all classes but `soft`. */
  readonly className: string | null;
  readonly customers: number;
  readonly peer: PeerName;
  /** Requests that both solved. */
  readonly both: number;
  readonly requests: number;
  /** Requests for which the peer has no solution. */
  readonly peerUnsolved: number;
  readonly ownUnsolved: number;
  /**
   * Mean over the requests that both solved of our mean cost over the seeds / the peer's - 1; negative: ours is lower.
   */
  readonly difference: number | null;
  readonly interval: Interval | null;
}

/** Smaller relative differences of cost count as equal. */
const EQUAL = 1e-9;

interface Pair {
  readonly family: string;
  readonly className: string;
  readonly customers: number;
  readonly own: number | null;
  readonly peer: number | null;
}

/**
 * @returns class and number of customers of a request from its name, `timed-n120-s1`; null if the name has another
 * form.
 */
export function roadClassOf(instance: string): { readonly className: string; readonly customers: number } | null {
  const [, className, customers] = /^(.+)-n(\d+)-s\d+$/.exec(instance) ?? [];
  return className === undefined ? null : { className, customers: Number(customers) };
}

/**
 * @returns one row per family, peer, class and size, and one per size over all classes but `soft`; requests without
 * runs of both are ignored.
 */
export function roadRows(stored: readonly BenchRun[], measurement: Measurement): RoadRow[] {
  const runs = runsOf(stored.filter(({ family }) => roadFamilies.includes(family)), measurement);
  requireOneState(runs);
  return peerNames.flatMap((peer) => {
    const families = [...grouped(pairsOf(runs, peer), ({ family }) => family).values()];
    return families.flatMap((pairs) => {
      const classes = [...grouped(pairs, ({ className, customers }) => JSON.stringify([className, customers])).values()].map((members) => rowOf(peer, members[0]!.className, members));
      const hard = pairs.filter(({ className }) => className !== SOFT);
      const sizes = [...grouped(hard, ({ customers }) => String(customers)).values()].map((members) => rowOf(peer, null, members));
      return [...classes, ...sizes].sort((a, b) => a.customers - b.customers || Number(a.className === null) - Number(b.className === null) || ((a.className ?? '') < (b.className ?? '') ? -1 : 1));
    });
  });
}

/** The same as a Markdown table; empty without any runs. */
export function roadTable(rows: readonly RoadRow[]): string[] {
  if (rows.length === 0) return [];
  const heading = '| requests | class | n | against | cost | 95 % interval | aim | | solved by both | unsolved, Roundsman | unsolved, peer |';
  return [heading, '| --- | --- | ---: | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |', ...rows.map((row) => `| ${[
    row.family, row.className ?? '**all but soft**', String(row.customers), peers[row.peer], percent(row.difference), interval(row.interval), ...aimCells(row),
    `${row.both} of ${row.requests}`, String(row.ownUnsolved), String(row.peerUnsolved),
  ].join(' | ')} |`)];
}

function aimCells({ peer, className, customers, difference, ownUnsolved }: RoadRow): [string, string] {
  const aim = className === null ? TARGETS[customers] : 0;
  if (peer !== 'pyvrp' || aim === undefined || (difference === null && ownUnsolved === 0)) return ['-', '-'];
  const aimText = aim === 0 ? 'not above' : percent(aim, 1);
  return [aimText, difference !== null && difference <= aim + EQUAL && ownUnsolved === 0 ? 'met' : '**missed**'];
}

function pairsOf(runs: readonly BenchRun[], peer: string): Pair[] {
  const costOf = (members: readonly BenchRun[]): number | null => (members.every(({ cost }) => cost !== null) ? mean(members.map(({ cost }) => cost)) : null);
  return [...grouped(runs, ({ family, instance }) => `${family}/${instance}`).values()].flatMap((members) => {
    const [own, theirs] = [members.filter((run) => !isPeer(run)), members.filter(({ strategy }) => strategy === peer)];
    const place = roadClassOf(members[0]!.instance);
    if (own.length === 0 || theirs.length === 0 || place === null) return [];
    return [{ family: members[0]!.family, ...place, own: costOf(own), peer: costOf(theirs) }];
  });
}

function rowOf(peer: string, className: string | null, pairs: readonly Pair[]): RoadRow {
  const [{ family, customers }] = pairs as [Pair];
  const differences = pairs.flatMap((pair) => (pair.own === null || pair.peer === null ? [] : [pair.own / pair.peer - 1]));
  return {
    family, className, customers, peer: peer as PeerName, requests: pairs.length, both: differences.length,
    ownUnsolved: pairs.filter(({ own }) => own === null).length,
    peerUnsolved: pairs.filter((pair) => pair.peer === null).length,
    difference: mean(differences), interval: confidenceInterval(differences),
  };
}
