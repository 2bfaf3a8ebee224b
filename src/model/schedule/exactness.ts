import { drivingMinutes, setupFunction } from '../distances.js';
import type { Problem } from '../problem.js';
import { EXACT_STOPS } from './events.js';
import { limitedRides } from './route-work.js';

/**
 * Whether the schedule of a route is the best of all, and one without a schedule has none: not where breaks meet more than a few
 * stops, legs that need several of them, limited rides or travel by time of day, nor where these two meet. A search that used up its budget says so
 * itself if it found nothing. See `scheduleRoute`.
 * @param customers - in visiting order, with reloads
 */
export function isSurelyBest(problem: Problem, type: number, customers: readonly number[]): boolean {
  const vehicle = problem.vehicleTypes[type]!;
  if (problem.time === null) return true;
  const hasRides = limitedRides(problem, customers).length > 0;
  const hasTraffic = problem.travel[vehicle.profile]!.traffic !== null;
  if (vehicle.breaks.length === 0) return !(hasRides && hasTraffic);
  const nodes = [vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0);
  if (hasRides || hasTraffic || nodes.length > EXACT_STOPS) return false;
  const longest = vehicle.breaks.reduce((least, rule) => (rule.kind === 'interval' ? Math.min(least, rule.longest) : least), Infinity);
  if (longest === Infinity) return true;
  const travel = drivingMinutes(problem, type);
  const setup = setupFunction(problem);
  return nodes.slice(1).every((node, i) => travel(nodes[i]!, node) + setup(nodes[i]!, node) <= longest);
}
