import type { ClassTimes, RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Units per stop or vehicle: the resolution of duals, which are whole numbers of units. */
const SCALE = 2 ** 20;

/**
 * Returns the relaxation whose cost is the number of required stops that stay unserved: routes cost nothing, every row that
 * must be covered may be left out for 1, any other, droppable ones among them, for nothing. A bound b on it proves that at
 * least ceil(b) of them stay unserved in every plan, and so a bound greater than 0 that no plan serves all. The cost of every solution is a whole number
 * of stops, that is a multiple of `scale` units. Alternatives of which one is served count as one stop. O(n² · classes).
 * @returns fresh costs and prices; loads, times and limits are those of the given relaxation
 */
export function coverRelaxation(relaxation: RouteRelaxation): RouteRelaxation {
  const free = freeArcs();
  return {
    ...relaxation,
    price: relaxation.price.map((price, row) => (price === Infinity && relaxation.droppable[row] === 0 ? SCALE : 0)),
    classes: relaxation.classes.map((each) => ({ ...each, fixed: 0, cost: free(each.cost), times: withoutLateness(each.times) })),
    scale: SCALE,
    exact: true,
    countsUnserved: true,
  };
}

/** Classes that share a matrix keep sharing one. */
function freeArcs(): (cost: Float64Array) => Float64Array {
  const known = new Map<Float64Array, Float64Array>();
  return (cost) => {
    let free = known.get(cost);
    if (free === undefined) known.set(cost, free = cost.map((value) => (value === Infinity ? Infinity : 0)));
    return free;
  };
}

function withoutLateness(times: ClassTimes | null): ClassTimes | null {
  return times === null ? null : { ...times, lateCost: null, dueAt: times.dueAt.map(() => Infinity) };
}
