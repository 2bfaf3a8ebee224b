import type { FailureExplanation } from '../explanation.js';
import type { Impossibility, NeededChange } from '../impossibility.js';
import type { Problem } from '../problem.js';
import { amount, count } from './wording.js';

/**
 * Says in plain English that no plan exists, how many customers stay unserved and what it would take at least.
 * @param noun - what a customer is called
 */
export function impossibilityText(problem: Problem, finding: Impossibility, noun = 'customer'): string {
  return `No feasible solution: impossible, ${unservedText(problem, finding, noun)}`;
}

function unservedText(problem: Problem, { unservedAtLeast, relaxations }: Impossibility, noun: string): string {
  const stay = unservedAtLeast === 1 ? 'stays' : 'stay';
  const cause = `at least ${count(unservedAtLeast, countedNoun(problem, noun))} ${stay} unserved with ${count(problem.vehicleCount, 'vehicle')}`;
  const helping = relaxations.filter(({ atLeast }) => atLeast !== null).map((change) => changeText(problem, change, noun));
  const useless = relaxations.filter(({ atLeast }) => atLeast === null).map(({ kind }) => ALONE[kind]);
  const needed = helping.length === 0 ? '' : `; without any other change it takes ${helping.length > 1 ? 'one of these: ' : ''}${helping.join('; or ')}`;
  return `${cause}${needed}.${useless.length === 0 ? '' : ` Changing only ${useless.join(' or ')} is not enough.`}`;
}

/**
 * Returns the finding without a number of vehicles where there is something that no vehicle serves even alone: proved, no number of
 * them is enough; by the direct way only, none is told.
 */
export function besideUnservable(finding: Impossibility, { proved, unservable }: FailureExplanation): Impossibility {
  if (unservable === undefined) return finding;
  const relaxations = finding.relaxations.flatMap((change) => (change.kind !== 'vehicles' ? [change] : proved ? [{ ...change, atLeast: null }] : []));
  return { ...finding, relaxations };
}

/**
 * Returns the text of an answer: the explanation by single constraints where that proves the impossibility, with what the proof says
 * beyond it; else the text of the proof, after what no vehicle serves even alone.
 * @param explained - by `explainFailure`, or the same by ids
 */
export function impossibleText(problem: Problem, explained: FailureExplanation, finding: Impossibility, noun = 'customer'): string {
  const { proved, text, unservable } = explained;
  const told = besideUnservable(finding, explained);
  if (!proved && unservable === undefined) return impossibilityText(problem, finding, noun);
  if (!proved) return `No feasible solution: impossible. ${unservable!} By whatever way, ${unservedText(problem, told, noun)}`;
  const { unservedAtLeast } = finding;
  const vehicles = told.relaxations.find(({ kind }) => kind === 'vehicles');
  const further = [
    // That one customer, or one vehicle, is too many for a plan goes without saying.
    ...(unservedAtLeast > 1 ? [`at least ${count(unservedAtLeast, countedNoun(problem, noun))} stay unserved in every plan`] : []),
    ...(vehicles?.atLeast && vehicles.atLeast > vehicles.now + 1 ? [`without any other change it takes at least ${count(vehicles.atLeast, 'vehicle')}`] : []),
  ].join('; ');
  return further === '' ? text : `${text} ${further.charAt(0).toUpperCase()}${further.slice(1)}.`;
}

/** Customers that may be left out are not counted. */
function countedNoun({ omission }: Problem, noun: string): string {
  return omission === null ? noun : `required ${noun}`;
}

const ALONE: Readonly<Record<NeededChange['kind'], string>> = { vehicles: 'the number of vehicles', hours: 'the hours', capacity: 'the capacities', lateness: 'the windows' };

function changeText(problem: Problem, { kind, atLeast, now }: NeededChange, noun: string): string {
  const least = atLeast ?? now;
  switch (kind) {
    case 'vehicles': return `at least ${count(least - now, 'more vehicle')}`;
    case 'lateness': return `at least ${count(amount(least), 'minute')} of lateness allowed at every ${noun}`;
    case 'capacity': return ofAll(least, 'capacities', capacityOfAll(problem));
    case 'hours': return ofAll(least, 'working hours', hoursOfAll(problem));
  }
}

/** In the request's own unit if all vehicles have the same. */
function ofAll(factor: number, what: string, common: number | null): string {
  if (common === null) return `${what} at least ${amount(factor)} times as ${what === 'capacities' ? 'large' : 'long'}`;
  return `${what} of at least ${amount(common * factor)} (now ${amount(common)})`;
}

function capacityOfAll({ vehicleTypes, quantities }: Problem): number | null {
  return quantities.length === 1 ? common(vehicleTypes.map(({ capacity }) => capacity[0]!)) : null;
}

function hoursOfAll({ vehicleTypes }: Problem): number | null {
  const minutes = common(vehicleTypes.map(({ maxDuration }) => maxDuration));
  return minutes === null ? null : minutes / 60;
}

function common(values: readonly number[]): number | null {
  const [first] = values;
  return first !== undefined && Number.isFinite(first) && values.every((value) => value === first) ? first : null;
}
