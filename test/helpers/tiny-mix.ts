import type { PlannedRoute, PlannedRoutes, Problem } from '../../src/model/problem.js';
import { grouped } from './grouped.js';
import { hourlyProblem } from './hourly-problem.js';
import { planProblemOf } from './plan-request.js';
import { randomPlanRequest } from './random-plan-request.js';
import { dice, randomProblem } from './random-problem.js';
import { tinyProblem } from './tiny-problem.js';
import { tinyShipments } from './tiny-shipments.js';
import { withTraffic } from './traffic-problem.js';
import { tripProblem } from './trip-problem.js';
import type { Json } from './contract-document.js';

/** Kinds of problems, by the last digit of the seed, of which there are many plans. */
const BROAD = [3, 7, 9];

/** What is drawn, by the last digit of the seed. */
export const TINY_KINDS = ['plain', 'plain', 'plain', 'request', 'features', 'shipments', 'groups', 'hourly', 'traffic', 'trips'] as const;

/**
 * Returns a tiny problem of a kind that depends on the seed, over all features of both versions; null if there are no customers.
 * @param most - customers drawn; default few enough to try every plan
 */
export function tinyMix(seed: number, most?: number): Problem | null {
  const problem = drawn(seed, 1 + (Math.floor(seed / 10) % (most ?? (BROAD.includes(seed % 10) ? 3 : 4))));
  return problem.customers.length === 0 || problem.customers.length > (most ?? 5) ? null : problem;
}

function drawn(seed: number, customers: number): Problem {
  switch (seed % 10) {
    case 0: case 1: case 2:
      return randomProblem(seed, { customers, vehicles: 1 + (seed % 4), degenerate: seed % 3 === 0 });
    case 3:
      return planProblemOf(randomPlanRequest(seed, { stops: customers, vehicles: 1 + (seed % 3) }) as unknown as Json).problem;
    case 4:
      return tinyProblem(seed, { customers });
    case 5:
      return tinyShipments(seed, { customers });
    case 6:
      return grouped(tinyShipments(seed, { customers }), seed);
    case 7:
      return hourlyProblem(seed, tinyProblem(seed, { customers }));
    case 8:
      return withTraffic(tinyProblem(seed, { customers, breaks: false }), seed);
    default:
      return tripProblem(seed, customers);
  }
}

/** Returns any routes: customers in any order on any vehicles, with reloads anywhere between them, some of them left out. */
export function randomRoutes(seed: number, { customers, vehicleTypes }: Problem): PlannedRoutes {
  const random = dice(seed);
  const served = random.shuffle([...customers]).filter(() => random.chance(0.95));
  const vehicles = random.shuffle(vehicleTypes.flatMap(({ vehicles: ids }, type) => Array.from(ids, () => type)));
  const routes: PlannedRoute[] = vehicles.map((type) => ({ type, customers: [...vehicleTypes[type]!.locked] }));
  const isLocked = new Set(routes.flatMap(({ customers: nodes }) => nodes));
  for (const node of served) {
    if (isLocked.has(node)) continue;
    const { type, customers: nodes } = random.pick(routes);
    const { reload } = vehicleTypes[type]!;
    if (reload !== null && nodes.length > 0 && random.chance(0.3)) (nodes as number[]).push(random.pick([...reload.depots]));
    (nodes as number[]).push(node);
  }
  return routes.filter(({ customers: nodes }) => nodes.length > 0);
}
