import type { PlannedRoutes, Problem } from './problem.js';

/**
 * Returns the vehicle of each route, in route order: the lowest unused ids of the route's type.
 * @throws RangeError if a type has more routes than vehicles; the checker reports that as a violation first.
 * @example
 * assignVehicles(problem, routes); // => [0, 1]
 */
export function assignVehicles(problem: Problem, routes: PlannedRoutes): number[] {
  const used = problem.vehicleTypes.map(() => 0);
  return routes.map((route, index) => {
    const vehicles = problem.vehicleTypes[route.type]?.vehicles;
    const vehicle = vehicles?.[used[route.type]!++];
    if (vehicle === undefined) {
      throw new RangeError(
        `route ${index} needs one more vehicle of type ${route.type}, which has ${vehicles?.length ?? 0}`,
      );
    }
    return vehicle;
  });
}
