import { limitsOfTypes } from '../../model/fleet-limits.js';
import type { Problem } from '../../model/problem.js';

/** The empty arrays of a problem without fleet limits. */
export const NO_FLEET_LIMITS = { limitMost: [], limitStart: [], limitOf: [], vehicleOf: [] } as const;

/** The arrays that the kernel's `Details` reads: the most routes of each limit, the limits of each type, and the first type with the same vehicles. */
export function fleetLimitsOf(problem: Problem) {
  const { fleetLimits, vehicleTypes } = problem;
  if (fleetLimits.length === 0) return NO_FLEET_LIMITS;
  const ofType = limitsOfTypes(problem);
  const limitStart = [0];
  for (const { length } of ofType) limitStart.push(limitStart.at(-1)! + length);
  return {
    limitMost: fleetLimits.map(({ most }) => most),
    limitStart,
    limitOf: ofType.flat(),
    vehicleOf: vehicleTypes.map(({ vehicles }, type) => (vehicles.length === 0 ? type : vehicleTypes.findIndex((other) => other.vehicles[0] === vehicles[0]))),
  };
}
