import { distanceFunction } from '../distances.js';
import type { Problem, TimeDimension } from '../problem.js';
import { allowance, exceeds } from '../tolerance.js';
import { type ClassBounds, Paths, isStraight, longestCap } from './bounds.js';
import { capacityOf, demandOf } from '../plain.js';
import { count, list, needed } from './wording.js';

/** Maximum number of path label relaxations when looking for customers that exclude each other. */
const MAX_STEPS = 6e7;
const MAX_CANDIDATES = 400;

/**
 * Finds more customers than vehicles such that no two of them can share a vehicle: their demands exceed its capacity,
 * or the windows or working hours forbid both orders. Only considers the most constrained customers.
 */
export function tooManyConflicts(problem: Problem, time: TimeDimension | null, classes: readonly ClassBounds[] | null): string | null {
  const steps = isStraight(problem) || time === null ? 1 : problem.customers.length ** 2;
  const most = Math.min(MAX_CANDIDATES, Math.floor(MAX_STEPS / steps), problem.customers.length);
  if (most <= problem.vehicleCount) return null;
  const candidates = mostConstrained(problem, classes, most);
  const conflicts = conflictsOf(problem, time, classes, candidates);
  const clique = largestClique(conflicts);
  if (clique.length <= problem.vehicleCount) return null;
  const nodes = clique.map((index) => candidates[index]!).sort((a, b) => a - b);
  return `no two of the nodes ${list(nodes)} can be served by the same vehicle (demands, windows or working hours forbid it), ` +
    `so ${count(nodes.length, 'vehicle')} are needed and there ${problem.vehicleCount === 1 ? 'is' : 'are'} ${problem.vehicleCount}; ` +
    needed(nodes.length - problem.vehicleCount, 'vehicle');
}

/** The customers with the least slack between earliest and latest start, and the heaviest, half of each. */
function mostConstrained(problem: Problem, classes: readonly ClassBounds[] | null, most: number): number[] {
  const room = new Float64Array(problem.nodeCount).fill(Infinity);
  for (const node of problem.customers) {
    for (const { earliest, latest } of classes ?? []) room[node] = Math.min(room[node]!, latest[node]! - earliest[node]!);
  }
  const byRoom = [...problem.customers].sort((a, b) => room[a]! - room[b]! || demandOf(problem)[b]! - demandOf(problem)[a]!);
  const byDemand = [...problem.customers].sort((a, b) => demandOf(problem)[b]! - demandOf(problem)[a]!);
  return [...new Set([...byRoom.slice(0, Math.ceil(most / 2)), ...byDemand.slice(0, Math.floor(most / 2))])];
}

function conflictsOf(
  problem: Problem, time: TimeDimension | null, classes: readonly ClassBounds[] | null, candidates: readonly number[],
): boolean[][] {
  const largest = Math.max(...problem.vehicleTypes.map(capacityOf));
  const follows = time === null || classes === null ? null : successors(problem, time, classes, candidates);
  return candidates.map((a, i) => candidates.map((b, j) => {
    if (i === j) return false;
    if (exceeds(demandOf(problem)[a]! + demandOf(problem)[b]!, largest + allowance(largest))) return true;
    return follows !== null && !follows[i]![j]! && !follows[j]![i]!;
  }));
}

/** @returns whether some vehicle class may serve candidate i and later candidate j on one route. */
function successors(problem: Problem, time: TimeDimension, classes: readonly ClassBounds[], candidates: readonly number[]): boolean[][] {
  const pace = Math.min(...classes.map((bounds) => bounds.vehicles.pace));
  const capacity = Math.max(...classes.map((bounds) => bounds.vehicles.capacity));
  const paths = new Paths(problem, pace, time.service, capacity);
  const never = new Float64Array(problem.nodeCount).fill(-Infinity);
  const always = new Float64Array(problem.nodeCount).fill(Infinity);
  const longest = longestCap(problem);
  const cap = longest + 2 * allowance(longest);
  const distance = distanceFunction(problem);
  return candidates.map((a) => {
    const labels = isStraight(problem) ? null : paths.forward([{ node: a, minutes: time.service[a]! }], never, always);
    return candidates.map((b) => {
      const between = labels === null ? time.service[a]! + pace * distance(a, b) : labels[b]!;
      return classes.some(({ earliest, latest, outward, homeward }) =>
        !exceeds(earliest[a]! + between, latest[b]!) && !(outward[a]! + between + homeward[b]! > cap));
    });
  });
}

/** @returns indices that pairwise conflict, grown greedily from every vertex, largest degree first. */
function largestClique(conflicts: readonly (readonly boolean[])[]): number[] {
  const degree = conflicts.map((row) => row.reduce((sum, conflict) => sum + Number(conflict), 0));
  const order = conflicts.map((_, i) => i).sort((a, b) => degree[b]! - degree[a]!);
  let best: number[] = [];
  for (const seed of order) {
    if (degree[seed]! < best.length) break;
    const clique = [seed];
    for (const next of order) if (next !== seed && clique.every((member) => conflicts[member]![next])) clique.push(next);
    if (clique.length > best.length) best = clique;
  }
  return best;
}
