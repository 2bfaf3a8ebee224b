import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readProblemFile } from '../../src/cli/problem-file.js';
import { parseRequest } from '../../src/contract/parse.js';
import { problemFromRequest } from '../../src/contract/problem.js';
import { minutesFunction } from '../../src/model/distances.js';
import type { Problem } from '../../src/model/problem.js';
import { bruteForce } from '../../test/helpers/brute-force.js';
import { vehiclesForDemand, withVehicleCount } from '../../test/helpers/impossible-problems.js';
import { randomProblem } from '../../test/helpers/random-problem.js';
import { makeInstance } from '../instances/make-instance.js';
import { earliestEnds, fewestVehicles } from './exact-hours.js';

/** Of which `tiny` fills up what is missing of the number that is asked for. */
export const FAMILIES = ['solomon', 'x', 'real', 'hours', 'tiny'] as const;

/** A problem without a plan. */
export interface ImpossibleCase {
  readonly family: (typeof FAMILIES)[number];
  readonly name: string;
  readonly problem: Problem;
}

/**
 * Fewest vehicles known of Solomon's instances where they come first (Gehring and Homberger's table, SINTEF TOP); with one
 * vehicle less no plan is known, and of most it is proved that there is none.
 */
const FEWEST: Readonly<Record<string, number>> = {
  C1: 10, C2: 3, R102: 17, R104: 9, R106: 12, R108: 9, R110: 10, R112: 9, R202: 3, R204: 2, R206: 3, R208: 2, R210: 3,
  RC101: 14, RC103: 11, RC105: 13, RC107: 11, RC201: 4, RC203: 3, RC205: 4, RC207: 3,
};

/** Customers of requests with road distances, of those of which the exact minimum is computed, and of those that one vehicle serves within windows. */
const REAL_CUSTOMERS = 120;
const EXACT_CUSTOMERS = 11;
const CLOSE_CUSTOMERS = 6;
const SEEDS = [1, 2, 3, 4, 5] as const;
const EXACT_COUNT = 20;
const HOURS_COUNT = 15;

/**
 * Returns the families in turn. `solomon`: a vehicle less than the fewest; `x`: one less than the demand takes; `real`: requests with road
 * distances and one vehicle less than the demand takes, or than the exact minimum of small ones, or with hours that no route to the
 * farthest customer keeps; `hours`: one vehicle whose day is a minute shorter than it must be; `tiny`: one vehicle less than the exact minimum.
 */
export function impossibleCases({ instances, count }: { readonly instances: string; readonly count: number }): ImpossibleCase[] {
  const cases = [...solomon(instances), ...x(instances), ...realVehicles(), ...realExact(), ...realHours(), ...hours()];
  return [...cases, ...tiny(Math.max(0, count - cases.length))];
}

function solomon(instances: string): ImpossibleCase[] {
  return files(join(instances, 'vrptw-solomon'), '.txt').flatMap(({ name, path }) => {
    const fewest = FEWEST[name] ?? FEWEST[name.slice(0, 2)];
    return fewest === undefined ? [] : [{ family: 'solomon', name, problem: withVehicleCount(readProblemFile(path).problem, fewest - 1) }];
  });
}

function x(instances: string): ImpossibleCase[] {
  return files(join(instances, 'cvrp-x'), '.vrp').map(({ name, path }): ImpossibleCase => {
    const { problem } = readProblemFile(path);
    return { family: 'x', name, problem: withVehicleCount(problem, vehiclesForDemand(problem) - 1) };
  }).filter(({ problem }) => problem.customers.length <= 500);
}

function files(folder: string, extension: string): { name: string; path: string }[] {
  return readdirSync(folder).filter((file) => file.endsWith(extension)).sort().map((file) => ({ name: file.slice(0, -extension.length), path: join(folder, file) }));
}

function realProblem(className: string, customers: number, seed: number): Problem {
  const outcome = parseRequest(new TextEncoder().encode(makeInstance(className, customers, seed).text));
  if ('findings' in outcome) throw new Error(`${className} ${seed}: ${outcome.findings[0]?.msg}`);
  return problemFromRequest(outcome.request);
}

/** A vehicle less than the demand takes. */
function realVehicles(): ImpossibleCase[] {
  return ['acvrp', 'long', 'soft'].flatMap((className) => SEEDS.flatMap((seed): ImpossibleCase[] => {
    const problem = realProblem(className, REAL_CUSTOMERS, seed);
    const fewest = vehiclesForDemand(problem);
    return fewest < 2 ? [] : [{ family: 'real', name: `${className} ${seed} vehicles`, problem: withVehicleCount(problem, fewest - 1) }];
  }));
}

/** A vehicle less than the exact minimum within windows. */
function realExact(): ImpossibleCase[] {
  const found: ImpossibleCase[] = [];
  for (let seed = 1; found.length < EXACT_COUNT; seed++) {
    const problem = realProblem('timed', EXACT_CUSTOMERS, seed);
    const fewest = fewestVehicles(problem);
    if (fewest > 1 && fewest < Infinity) found.push({ family: 'real', name: `timed ${seed} exact`, problem: withVehicleCount(problem, fewest - 1) });
  }
  return found;
}

/** Hours a minute shorter than the farthest customer takes at least. */
function realHours(): ImpossibleCase[] {
  return ['timed', 'shift', 'fleet', 'depots', 'homes'].flatMap((className) => SEEDS.map((seed): ImpossibleCase => {
    const problem = realProblem(className, REAL_CUSTOMERS, seed);
    const farthest = Math.max(...Array.from(problem.customers, (node) => roundTrip(problem, node)));
    return { family: 'real', name: `${className} ${seed} hours`, problem: withHours(problem, farthest - 1) };
  }));
}

/** Minutes of the shortest route to one customer; distances are those of shortest paths. */
function roundTrip(problem: Problem, node: number): number {
  return Math.min(...problem.vehicleTypes.map(({ start, end }, type) => {
    const minutes = minutesFunction(problem, type);
    return minutes(start, node) + problem.time!.service[node]! + minutes(node, end);
  }));
}

function withHours(problem: Problem, maxDuration: number): Problem {
  return { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxDuration })) };
}

/** One vehicle: without windows its hours, with windows the close of its depot, a minute less than the exact minimum. */
function hours(): ImpossibleCase[] {
  const [long, late]: [ImpossibleCase[], ImpossibleCase[]] = [[], []];
  for (let seed = 1; long.length < HOURS_COUNT || late.length < HOURS_COUNT; seed++) {
    const alone = withVehicleCount(realProblem('timed', EXACT_CUSTOMERS, seed), 1);
    const few = { ...alone, vehicleTypes: alone.vehicleTypes.map((type) => ({ ...type, capacity: Float64Array.of(Infinity) })) };
    const open = { ...few, time: { ...few.time!, open: few.time!.open.map(() => 0), close: few.time!.close.map(() => Infinity) } };
    if (long.length < HOURS_COUNT) long.push({ family: 'hours', name: `${seed} working hours`, problem: withHours(open, earliestEnds(open).at(-1)! - 1) });
    const some = { ...few, customers: few.customers.slice(0, CLOSE_CUSTOMERS) };
    const end = earliestEnds(some).at(-1)!;
    if (end < Infinity && late.length < HOURS_COUNT) late.push({ family: 'hours', name: `${seed} close`, problem: withClose(some, end - 1) });
  }
  return [...long, ...late];
}

function withClose(problem: Problem, minute: number): Problem {
  const close = problem.time!.close.slice();
  close[problem.vehicleTypes[0]!.end] = minute;
  return { ...problem, time: { ...problem.time!, close } };
}

function tiny(count: number): ImpossibleCase[] {
  const found: ImpossibleCase[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const problem = randomProblem(seed, { customers: 6, vehicles: 3, timed: true, tightness: 0.4 });
    if (problem.vehicleTypes.length !== 1 || problem.customers.length > 7) continue;
    const least = [1, 2, 3].find((vehicles) => bruteForce(withVehicleCount(problem, vehicles)) !== null);
    if (least !== undefined && least > 1) found.push({ family: 'tiny', name: String(seed), problem: withVehicleCount(problem, least - 1) });
  }
  return found;
}
