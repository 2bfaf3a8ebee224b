import { contradictions } from './contradictions.js';
import { firstDetail } from './detail.js';
import { type ClassBounds, classBounds, isHard, longestCap } from './explanation/bounds.js';
import { tooFewForPacking, tooHeavy, tooManyHeavy, totalTooMuch } from './explanation/capacity.js';
import { tooManyConflicts } from './explanation/conflicts.js';
import { nothingLeft } from './explanation/exhaustion.js';
import { capacityOf, demandOf } from './plain.js';
import { boundToTooFew } from './explanation/groups.js';
import { unservable } from './explanation/service.js';
import { type Workload, tooMuchWork, workload } from './explanation/workload.js';
import { amount, list } from './explanation/wording.js';
import type { Problem } from './problem.js';

/** Why a solve ended without routes. */
export interface FailureExplanation {
  /** True if no solution can exist; only then does the text say "impossible". */
  readonly proved: boolean;
  /** Plain English, ends with a full stop; nodes and vehicles by index, minutes from the base start time. */
  readonly text: string;
  /** The part of the text on customers that no vehicle serves even alone, which no number of vehicles changes; absent: none is known. */
  readonly unservable?: string;
}

/**
 * Explains why no solution was found: a proof that names the constraint, the node and the numbers, and the smallest
 * change that could help; otherwise where the problem is tightest. Every proof is a bound that holds for any matrix,
 * whether or not it satisfies the triangle inequality. Takes up to about a second at 1000 nodes; linear memory with
 * coordinates. Deterministic.
 * @param searchedSeconds how long the search ran.
 * @example
 * const heavy = { ...problem, quantities: oneQuantity(problem.quantities[0].collected.map((units) => 3 * units)) };
 * const { proved }: FailureExplanation = explainFailure(heavy, 1);
 * proved; // => true
 */
export function explainFailure(problem: Problem, searchedSeconds: number): FailureExplanation {
  if (!hasBounds(problem)) return { proved: false, text: notFound(searchedSeconds, []) };
  const { classes, work } = timeBounds(problem);
  const causes = proofs(problem, classes, work);
  if (causes.length === 0) return { proved: false, text: notFound(searchedSeconds, tightest(problem, classes, work)) };
  const [first, ...more] = causes;
  const further = more.map((cause) => ` Also, ${cause}.`).join('');
  return { proved: true, text: `No feasible solution: impossible, ${first}.${further}` };
}

/**
 * Whether capacities alone rule out every solution: a customer too heavy for every vehicle, all customers together too
 * heavy for the fleet, or too many heavy ones. O(n log n), cheap enough to call before any search.
 * @example
 * isOverloaded({ ...problem, quantities: oneQuantity(problem.quantities[0].collected.map((units) => 3 * units)) }); // => true
 */
export function isOverloaded(problem: Problem): boolean {
  if (!hasBounds(problem)) return false;
  return [tooHeavy, totalTooMuch, tooFewForPacking].some((prove) => prove(problem) !== null);
}

/**
 * Whether `explainFailure` would prove that no solution exists, or relations contradict each other or the fleet; takes equally long.
 * Called by a search that finds nothing at first.
 * @example
 * isProvedImpossible(problem); // => false
 */
export function isProvedImpossible(problem: Problem): boolean {
  // A problem with bounds has no relations.
  if (!hasBounds(problem)) return contradictions(problem).length > 0;
  const { classes, work } = timeBounds(problem);
  return proofs(problem, classes, work).length > 0;
}

/** The bounds know one profile, one kind of goods and required customers. */
function hasBounds(problem: Problem): boolean {
  return problem.customers.length > 0 && firstDetail(problem) === null;
}

function timeBounds(problem: Problem): { classes: readonly ClassBounds[] | null; work: Workload | null } {
  const { time } = problem;
  return time === null ? { classes: null, work: null } : { classes: classBounds(problem, time), work: workload(problem, time) };
}

/** Simple causes first; the subtle ones, which a simple one would only repeat, if there is none. */
function proofs(problem: Problem, classes: readonly ClassBounds[] | null, work: Workload | null): string[] {
  const { time } = problem;
  const plain = [
    tooHeavy(problem),
    totalTooMuch(problem),
    ...(time === null || classes === null ? [] : unservable(problem, time, classes)),
  ].filter((cause) => cause !== null);
  if (plain.length > 0) return plain;
  const subtle = [
    () => tooFewForPacking(problem),
    () => tooManyHeavy(problem),
    () => boundToTooFew(problem, time, classes),
    () => tooMuchWork(problem, work),
    () => tooManyConflicts(problem, time, classes),
    () => nothingLeft(problem),
  ];
  for (const prove of subtle) {
    const cause = prove();
    if (cause !== null) return [cause];
  }
  return [];
}

function notFound(searchedSeconds: number, hints: readonly string[]): string {
  const searched = `No feasible solution was found within ${Number(searchedSeconds.toPrecision(3))} s; whether one exists is not known.`;
  return hints.length === 0 ? searched : `${searched} Tightest: ${list(hints)}.`;
}

/** How close the problem is to each limit, closest first. */
function tightest(problem: Problem, classes: readonly ClassBounds[] | null, work: Workload | null): string[] {
  const shares: { readonly share: number; readonly text: string }[] = [];
  const add = (used: number, limit: number, what: (percent: string) => string): void => {
    const share = used / limit;
    if (Number.isFinite(share) && limit < Infinity) shares.push({ share, text: what(`${Math.round(share * 100)} %`) });
  };
  const demand = demandOf(problem).reduce((sum, value) => sum + value, 0);
  const capacity = problem.vehicleTypes.reduce((sum, type) => sum + capacityOf(type) * type.vehicles.length, 0);
  add(demand, capacity, (percent) => `the demand is ${percent} of the capacity (${amount(demand)} of ${amount(capacity)})`);
  if (work !== null) {
    add(work.needed, work.available, (percent) =>
      `service and the shortest travel are ${percent} of the vehicles' time (${amount(work.needed)} of ${amount(work.available)} minutes)`);
  }
  if (problem.time !== null && classes !== null) {
    const longest = extreme(problem, classes, (bounds, node) => bounds.duration[node]!);
    add(longest.value, longestCap(problem), (percent) =>
      `a route through node ${longest.node} alone is ${percent} of the working hours`);
    if (isHard(problem.time)) {
      const room = extreme(problem, classes, (bounds, node) => bounds.earliest[node]! - bounds.latest[node]!);
      if (Number.isFinite(room.value)) {
        shares.push({ share: 0, text: `service at node ${room.node} must begin within a span of ${amount(Math.max(0, Math.round(-room.value * 100) / 100))} minutes` });
      }
    }
  }
  return shares.sort((a, b) => b.share - a.share).map((entry) => entry.text);
}

/** The customer whose best class is worst. */
function extreme(
  problem: Problem, classes: readonly ClassBounds[], value: (bounds: ClassBounds, node: number) => number,
): { node: number; value: number } {
  let worst = { node: -1, value: -Infinity };
  for (const node of problem.customers) {
    let least = Infinity;
    for (const bounds of classes) least = Math.min(least, value(bounds, node));
    if (least > worst.value) worst = { node, value: least };
  }
  return worst;
}
