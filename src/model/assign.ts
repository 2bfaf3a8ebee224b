import type { PlannedRoutes, Problem } from './problem.js';

/**
 * Returns the vehicle of each route, in route order: the lowest unused ids of the route's type. Types that share vehicles share
 * all of them.
 * @throws RangeError if a type has more routes than vehicles; the checker reports that as a violation first.
 * @example
 * assignVehicles(problem, routes); // => [0, 1]
 */
export function assignVehicles(problem: Problem, routes: PlannedRoutes): number[] {
  const used = new Map<number | undefined, number>();
  return routes.map((route, index) => {
    const vehicles = problem.vehicleTypes[route.type]?.vehicles;
    const first = vehicles?.[0];
    const count = used.get(first) ?? 0;
    used.set(first, count + 1);
    const vehicle = vehicles?.[count];
    if (vehicle === undefined) {
      throw new RangeError(
        `route ${index} needs one more vehicle of type ${route.type}, which has ${vehicles?.length ?? 0}`,
      );
    }
    return vehicle;
  });
}
