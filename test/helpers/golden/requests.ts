import type { SolveRequest } from '#generated/types.js';
import { requestToJson } from '../../../src/contract/wire.js';
import type { JsonObject } from '../contract-document.js';
import { dice, randomRequest, type Dice } from '../random-problem.js';
import { scatteredRequest, withAsymmetry, withDepots, withTypes, withWindows } from '../reproducible-problems.js';

/** A request of version 1, and routes to check against it. */
export interface GoldenRequest {
  readonly name: string;
  readonly body: JsonObject;
  /** Customers in turn to the vehicles, in the order of their numbers; some break a constraint. */
  readonly routes: JsonObject;
}

const RANDOM = 140;
const BROKEN = 50;
/** Small requests are searched for long; large ones only begin. */
const ITERATIONS = 200;
const SEED = 7;

/** Two hundred requests over all features of version 1, fifty of them with faults; the same ones every time. */
export function goldenRequests(): GoldenRequest[] {
  const valid = [
    ...Array.from({ length: RANDOM }, (_, index) => named(`random ${index}`, requestToJson(randomRequest(index, optionsOf(index))))),
    ...Object.entries(LARGER).map(([name, request]) => named(name, requestToJson(request))),
  ];
  const broken = Array.from({ length: BROKEN }, (_, index) => {
    const { body, routes } = valid[index]!;
    const fault = FAULTS[index % FAULTS.length]!;
    return { name: `${fault.name} in ${valid[index]!.name}`, body: fault.make(structuredClone(body), dice(index)), routes };
  });
  return [...valid, ...broken];
}

const LARGER = {
  'capacities of 60': scatteredRequest(60),
  'capacities of 120': scatteredRequest(120),
  'windows of 60': scatteredRequest(60, withWindows),
  'windows of 110': scatteredRequest(110, withWindows),
  'soft windows of 60': scatteredRequest(60, (random, base) => ({ ...withWindows(random, base), latePenaltyPerMinute: 2 })),
  'working hours of 70': scatteredRequest(70, (random, base) => ({ ...withWindows(random, base), maxWorkingHours: 12 })),
  'two depots of 80': scatteredRequest(80, withDepots),
  'windows of two depots of 60': scatteredRequest(60, (random, base) => ({ ...withWindows(random, base), ...withDepots(random, base) })),
  'different vehicles of 70': scatteredRequest(70, withTypes),
  'an asymmetric matrix of 70': scatteredRequest(70, withAsymmetry),
};

const optionsOf = (index: number) => ({ customers: index % 13, degenerate: index % 5 === 4, ...(index % 3 === 0 && { timed: true }), ...(index % 7 === 0 && { soft: true, timed: true }) });

function named(name: string, request: SolveRequest): GoldenRequest {
  const body: JsonObject = { ...request as unknown as JsonObject, name, seed: SEED, iterations: ITERATIONS, time_limit_seconds: 60 };
  return { name, body, routes: inTurn(body) };
}

function inTurn(body: JsonObject): JsonObject {
  const [starts, ends] = [body['start_nodes'] as number[], body['end_nodes'] as number[]];
  const depots = new Set([...starts, ...ends]);
  const customers = Array.from({ length: body['node_num'] as number }, (_, node) => node).filter((node) => !depots.has(node));
  const routes = starts.map((start, vehicle) => [start, ...customers.filter((_, index) => index % starts.length === vehicle), ends[vehicle]!]);
  return Object.fromEntries(routes.flatMap((route, vehicle) => (route.length > 2 ? [[`Vehicle ${vehicle}`, route]] : [])));
}

interface Fault {
  readonly name: string;
  readonly make: (body: JsonObject, random: Dice) => JsonObject;
}

const replace = (name: string, changes: (body: JsonObject, random: Dice) => JsonObject): Fault => ({ name, make: (body, random) => ({ ...body, ...changes(body, random) }) });
const without = (name: string): Fault => ({ name: `no ${name}`, make: (body) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) });
const numbers = (body: JsonObject, field: string): number[] => [...body[field] as number[]];

/** Each fault of a request that the contract names, alone or with another. */
const FAULTS: readonly Fault[] = [
  without('node_num'),
  without('vehicles_capacity'),
  replace('a node number in words', () => ({ node_num: 'five' })),
  replace('a fraction of a vehicle', () => ({ vehicle_num: 1.5 })),
  replace('no node at all', () => ({ node_num: 0 })),
  replace('more nodes than rows', (body) => ({ node_num: (body['node_num'] as number) + 1 })),
  replace('a negative demand', (body, random) => ({ node_demands: numbers(body, 'node_demands').map((demand) => (random.chance(0.5) ? -1 - demand : demand)) })),
  replace('a demand at a depot', (body) => ({ node_demands: numbers(body, 'node_demands').map((demand, node) => (node === (body['start_nodes'] as number[])[0] ? 3 : demand)) })),
  replace('a start beyond the nodes', (body) => ({ start_nodes: numbers(body, 'start_nodes').map(() => body['node_num'] as number) })),
  replace('too few ends', (body) => ({ end_nodes: numbers(body, 'end_nodes').slice(1) })),
  replace('a ragged matrix', () => ({ node_positions: [], distance_matrix: [[0, 1], [1]] })),
  replace('a text in the matrix', () => ({ node_positions: [], distance_matrix: [[0, '1'], [null, 0]] })),
  replace('neither positions nor matrix', () => ({ node_positions: [], distance_matrix: [] })),
  replace('a window that closes before it opens', (body) => ({ node_time_windows: Array.from({ length: body['node_num'] as number }, () => [20, 10]) })),
  replace('too few windows', () => ({ node_time_windows: [[0, 10]] })),
  replace('a speed of zero', (body) => ({ vehicle_speeds: Array<number>(body['vehicle_num'] as number).fill(0) })),
  replace('an unknown objective', () => ({ objective: 'min_time' })),
  replace('an unknown strategy', () => ({ strategy: 'magic' })),
  replace('an hour past midnight', () => ({ base_start_time: [24, 0, 0] })),
  replace('a time limit of zero', () => ({ time_limit_seconds: 0 })),
  replace('a seed that is too large', () => ({ seed: 2 ** 32 })),
  replace('a callback to a private address', () => ({ callback_url: 'http://10.0.0.1/' })),
  replace('a null where a list belongs', () => ({ vehicles_capacity: null })),
  replace('several faults at once', () => ({ node_num: -1, vehicle_num: 'two', node_demands: {}, objective: 7 })),
  replace('an unknown field', () => ({ node_demand: [1], colour: 'blue' })),
];
