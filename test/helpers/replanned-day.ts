import type { Break, Plan, Shipment, Step, Stop, Vehicle } from '#generated/types.js';
import { mergeBody } from '../../src/contract/plan/based-on/merge-body.js';
import { planResult } from '../../src/contract/plan/result.js';
import { anneal } from '../../src/search/annealing/annealing.js';
import type { StrategyManifest } from '../../src/strategy/contract.js';
import { runStrategy } from '../../src/strategy/run.js';
import type { Json } from './contract-document.js';
import { planProblemOf } from './plan-request.js';
import { dice, type Dice } from './random-problem.js';

const BASE = Date.parse('2026-11-02T08:00:00Z');
const ROUNDS = 3;
const ITERATIONS = 200;
/** What instants in answers are rounded by, a few times over; milliseconds. */
const ROUNDING = 10;
const REQUEST_ID = 'A'.repeat(22);
const MANIFEST = { name: 'test', parameters: [] } as unknown as StrategyManifest;

const at = (minute: number): string => new Date(BASE + 60_000 * minute).toISOString();

/** What became of a day that was planned again and again as it went by. */
export interface ReplannedDay {
  /** Plans after the first. */
  readonly replans: number;
  /** Rounds that had no plan, though the one before still held but for new stops. */
  readonly unplanned: number;
  /** What had begun and begins at another time, or elsewhere, in the next plan. */
  readonly moved: readonly string[];
}

/**
 * Plans a random day, and plans it again three times as it goes by, with new stops each time: vehicles have breaks of either kind, some
 * have no start; stops have windows, some may be late; shipments have limits on their rides.
 */
export async function replannedDay(seed: number): Promise<ReplannedDay> {
  const random = dice(seed);
  let request = day(random);
  let plan = await planOf(request, seed);
  const moved: string[] = [];
  let [replans, minute] = [0, 0];
  for (let round = 1; round <= ROUNDS && plan !== null; round++) {
    minute += random.int(40, 130);
    const stops = [stop(random, `new ${round}a`), stop(random, `new ${round}b`)];
    const outcome = mergeBody({ based_on: { request_id: REQUEST_ID, locked_until: at(minute) }, stops }, 'parse', [{ requestId: REQUEST_ID, state: 'solved', body: bytes(request), answer: bytes({ result: plan }) }]);
    if (outcome === null || !('value' in outcome)) throw new Error(JSON.stringify(outcome));
    request = outcome.value as Json;
    const next = await planOf(request, seed + round);
    if (next === null) return { replans, unplanned: 1, moved };
    moved.push(...movedVisits(plan, next, BASE + 60_000 * minute).map((text) => `seed ${seed}, round ${round}: ${text}`));
    plan = next;
    replans++;
  }
  return { replans, unplanned: 0, moved };
}

function bytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function day(random: Dice): Json {
  const place = (id: string): object => ({ id, position: [random.int(-12_000, 12_000), random.int(-12_000, 12_000)] });
  return JSON.parse(JSON.stringify({
    geometry: 'planar', plan_start: at(0), profiles: [{ id: 'road', travel: { type: 'estimate', detour_factor: 1.2, speed_kilometers_per_hour: 36 } }],
    locations: [{ id: 'depot', position: [0, 0] }, ...Array.from({ length: 20 }, (_, k) => place(`place ${k}`))],
    vehicles: Array.from({ length: 4 }, (_, k) => vehicle(random, `van ${k}`)),
    stops: Array.from({ length: random.int(15, 25) }, (_, k) => stop(random, `stop ${k}`)),
    shipments: Array.from({ length: random.int(0, 6) }, (_, k) => shipment(random, `parcel ${k}`)),
  })) as Json;
}

function vehicle(random: Dice, id: string): Vehicle {
  const from = random.int(0, 60);
  const breaks: Break[] = random.pick<Break[]>([
    [], [{ type: 'window', earliest: at(random.int(60, 200)), latest: at(300), break_seconds: 1800 }], [{ type: 'interval', longest_seconds: 9000, break_seconds: 900 }],
    [{ type: 'window', earliest: at(90), latest: at(150), break_seconds: 900 }, { type: 'window', earliest: at(250), latest: at(330), break_seconds: 1800 }],
  ]);
  return {
    id, ...(random.chance(0.6) && { start: 'depot' }), ...(random.chance(0.8) && { end: 'depot' }), shift: { earliest: at(from), latest: at(from + 600) },
    breaks, fixed_cost: random.int(0, 30), cost_per_hour: random.int(5, 30),
  };
}

function stop(random: Dice, id: string): Stop {
  const opens = random.int(0, 420);
  const isTimed = random.chance(0.4);
  return {
    id, location: `place ${random.int(0, 19)}`, service_seconds: random.int(60, 600),
    ...(isTimed && { windows: [{ earliest: at(opens), latest: at(opens + random.int(60, 180)) }] }), ...(isTimed && random.chance(0.5) && { late_cost_per_hour: random.int(5, 50) }),
  };
}

function shipment(random: Dice, id: string): Shipment {
  const end = (): object => ({ location: `place ${random.int(0, 19)}`, service_seconds: 60 });
  return { id, pickup: end(), delivery: end(), ...(random.chance(0.6) && { max_ride_seconds: random.int(1200, 5400) }) } as Shipment;
}

async function planOf(request: Json, seed: number): Promise<Plan | null> {
  const { problem, ids, initial } = planProblemOf(request);
  const { routes, error } = await runStrategy(problem, MANIFEST, { solve: (given, context) => anneal(given, context) }, { seed, iterations: ITERATIONS, initial });
  if (error !== undefined) throw new Error('the search failed', { cause: error });
  return routes === null ? null : JSON.parse(JSON.stringify(planResult(problem, ids, routes, { strategy: 'test', seed, seconds: 0, initial }))) as Plan;
}

interface Visited {
  readonly name: string;
  readonly begins: number;
}

function visitsOf(steps: readonly Step[]): Visited[] {
  return steps.flatMap((step) => {
    if (step.type !== 'stop' && step.type !== 'pickup' && step.type !== 'delivery') return [];
    return [{ name: step.type === 'stop' ? step.stop : `${step.type} of ${step.shipment}`, begins: Date.parse(step.begins_at) }];
  });
}

/** @param now milliseconds. */
function movedVisits(before: Plan, after: Plan, now: number): string[] {
  return before.routes.flatMap(({ vehicle: id, vehicle_number: number, steps }) => {
    const route = after.routes.find((other) => other.vehicle === id && other.vehicle_number === number);
    const visits = visitsOf(route?.steps ?? []);
    return visitsOf(steps).filter(({ begins }) => begins <= now).flatMap(({ name, begins }, i) => {
      const found = visits[i];
      if (found?.name === name && Math.abs(found.begins - begins) <= ROUNDING) return [];
      return [`${id} began ${name} at ${new Date(begins).toISOString()}; it now begins ${found === undefined ? 'nothing' : `${found.name} at ${new Date(found.begins).toISOString()}`}`];
    });
  });
}
