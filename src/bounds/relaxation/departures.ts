import type { DualSolution } from '../contract.js';
import type { ClassLimit, RouteClass, RouteRelaxation } from './route-relaxation.js';

/** How long departures of a class may differ, as a share of how long its routes may last; most classes that one becomes, and that there are. */
const WIDTH = 0.1;
const MOST_PARTS = 4;
const MOST_CLASSES = 12;

/** A relaxation with classes split by departure. */
export interface SplitRelaxation {
  readonly relaxation: RouteRelaxation;
  /** Returns duals of the original relaxation as those of this one. */
  readonly dualsOf: (duals: DualSolution) => DualSolution;
}

/**
 * Splits classes whose routes may last less long than from the first departure to the last end, by when their routes depart: a route that departs until 9:00 and lasts
 * 8 hours at most ends by 17:00. This limits waiting as well, which sums over arcs cannot, without another resource; and the new classes are priced by
 * several threads. O(classes · vertices).
 * @returns null: there is nothing to split
 */
export function splitByDeparture(relaxation: RouteRelaxation): SplitRelaxation | null {
  const parts = relaxation.classes.map((cls) => partsOf(cls));
  const count = parts.reduce((sum, each) => sum + each.length, 0);
  if (count === parts.length || count > MOST_CLASSES) return null;
  let next = 0;
  const indices = parts.map((each) => each.map(() => next++));
  const divided = [...indices.keys()].filter((cls) => indices[cls]!.length > 1);
  const limits: ClassLimit[] = [
    ...relaxation.limits.map(({ classes, most }) => ({ classes: classes.flatMap((cls) => indices[cls]!), most })),
    ...divided.map((cls) => ({ classes: indices[cls]!, most: relaxation.classes[cls]!.count })),
  ];
  return {
    relaxation: { ...relaxation, classes: parts.flat(), limits },
    dualsOf: (duals) => ({
      ...duals,
      classes: Float64Array.from(indices.flatMap((each, cls) => each.map(() => (each.length > 1 ? 0 : duals.classes[cls]!)))),
      limits: Float64Array.from([...duals.limits, ...divided.map((cls) => duals.classes[cls]!)]),
    }),
  };
}

/** Classes by departure, the earliest first; the last has all later departures. */
function partsOf(cls: RouteClass): RouteClass[] {
  const { times, arcLimits } = cls;
  const most = arcLimits.reduce((least, limit) => (limit.kind === 'duration' ? Math.min(least, limit.most) : least), Infinity);
  if (times === null || most === Infinity) return [cls];
  const first = times.open[0]!;
  const room = times.close[0]! - first - most;
  const count = Math.round(room / (WIDTH * most));
  if (!(count > 1 && count <= MOST_PARTS)) return [cls];
  return Array.from({ length: count }, (_, part) => {
    const open = times.open.slice();
    const close = times.close.slice();
    open[0] = first + (room * part) / count;
    if (part < count - 1) close[0] = first + (room * (part + 1)) / count + most;
    return { ...cls, times: { ...times, open, close } };
  });
}
