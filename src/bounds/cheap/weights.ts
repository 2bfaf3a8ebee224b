import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Reach } from './reach.js';

/** Weights of customers, and the most that one route of each class can collect: a resource that runs short. */
export interface Weights {
  /** Per customer, at least 0. */
  readonly customers: Float64Array;
  /** Per class, at least 0. */
  readonly classes: Float64Array;
}

/** Tolerance for sums that are added in another order. */
const HAIR = 1e-9;
/** Customers of at least capacity / m, for m up to: at most m - 1 of them fit. */
const MOST_FRACTIONS = 12;
const MOST_GROUPS = 12;
/** Distinct thresholds of small loads. */
const MOST_SMALL = 24;

/** Returns weights by the stops and loads of routes and by the arcs into, and out of, customers, of all customers and of those that few classes can serve. */
export function weightsOf(relaxation: RouteRelaxation, reaches: readonly Reach[]): Weights[] {
  const all: Weights[] = [];
  const arcs = shortestArcs(relaxation, reaches);
  for (const group of groupsOf(relaxation, reaches)) {
    all.push(...loadWeights(relaxation, reaches, group), ...arcWeights(arcs, reaches, group), stopWeights(relaxation, reaches, group));
  }
  return all;
}

/** Groups of customers that the same classes can serve or fewer, and all. */
function groupsOf({ customers }: RouteRelaxation, reaches: readonly Reach[]): Uint8Array[] {
  const able = Array.from(customers, (_, i) => reaches.map((reach) => reach.able[i + 1]!));
  const distinct = new Map(able.filter((own) => own.includes(1)).map((own) => [own.join(), own]));
  const everybody = reaches.map(() => 1);
  const wholes = new Map([[everybody.join(), everybody], ...[...distinct].slice(0, MOST_GROUPS)]);
  const isWithin = (own: readonly number[], whole: readonly number[]): boolean => own.every((bit, k) => bit === 0 || whole[k] === 1);
  return Array.from(wholes.values(), (whole) => Uint8Array.from(able, (own) => Number(isWithin(own, whole))));
}

function mayServeAny(reach: Reach, group: Uint8Array): boolean {
  return group.some((member, i) => member === 1 && reach.able[i + 1] === 1);
}

/** How many customers a route has. */
function stopWeights({ classes }: RouteRelaxation, reaches: readonly Reach[], group: Uint8Array): Weights {
  const size = group.reduce((sum, member) => sum + member, 0);
  return {
    customers: Float64Array.from(group),
    classes: Float64Array.from(classes, ({ maxStops }, k) => (mayServeAny(reaches[k]!, group) ? Math.min(size, Math.floor(maxStops)) : 0)),
  };
}

/**
 * The loads themselves, how many fractions of the largest capacity they exceed, and the loads where small ones count
 * nothing and those beside which only small ones fit count the whole capacity.
 * @see S. Martello, P. Toth, "Lower bounds and reduction procedures for the bin packing problem", Discrete Applied Mathematics 28
 * (1990), doi:10.1016/0166-218X(90)90094-S
 * @see S. P. Fekete, J. Schepers, "New classes of fast lower bounds for bin packing problems", Mathematical Programming 91
 * (2001), doi:10.1007/s101070100243
 */
function loadWeights({ classes }: RouteRelaxation, reaches: readonly Reach[], group: Uint8Array): Weights[] {
  const loads = classes[0]!.loads;
  return loads.flatMap((load, k) => {
    const own = load.map((value, i) => (group[i] === 1 ? value : 0));
    const total = own.reduce((a, b) => a + b, 0);
    if (!(total > 0)) return [];
    const capacities = classes.map(({ capacity }, c) => (mayServeAny(reaches[c]!, group) ? Math.min(capacity[k]!, total) * (1 + HAIR) : 0));
    const largest = Math.max(...capacities);
    if (!(largest > 0)) return [];
    const found: Weights[] = [{ customers: own, classes: Float64Array.from(capacities) }];
    for (let m = 2; m <= MOST_FRACTIONS; m++) {
      const part = (largest * (1 + HAIR)) / m;
      found.push({ customers: own.map((value) => Math.floor(value / part)), classes: Float64Array.from(capacities, (capacity) => Math.floor(capacity / part)) });
    }
    const small = [...new Set(own)].filter((value) => value > 0 && value <= largest / 2).sort((a, b) => a - b);
    const step = Math.max(1, Math.ceil(small.length / MOST_SMALL));
    for (const least of small.filter((_, index) => index % step === 0)) {
      const isWhole = (value: number): boolean => value > largest - least;
      const leastWhole = own.reduce((a, b) => (isWhole(b) && b < a ? b : a), Infinity);
      found.push({
        customers: own.map((value) => (isWhole(value) ? largest : value >= least ? value : 0)),
        classes: Float64Array.from(capacities, (capacity) => (leastWhole <= capacity ? largest * (1 + HAIR) : capacity)),
      });
    }
    return found;
  });
}

/** The shortest arcs of a kind into vertices, or out of them. */
interface ShortestArcs {
  /** Per vertex; Infinity: none. */
  readonly least: Float64Array;
  /** Per class: what a route may take of its limit on customers; Infinity: all. */
  readonly room: readonly number[];
}

/** Of every kind of which some class has a limit. */
function shortestArcs({ classes, customers }: RouteRelaxation, reaches: readonly Reach[]): ShortestArcs[] {
  const found: ShortestArcs[] = [];
  const size = customers.length + 1;
  for (const kind of ['duration', 'driving', 'distance', 'span'] as const) {
    const limits = classes.map((each) => {
      if (kind !== 'span') return each.arcLimits.find((limit) => limit.kind === kind) ?? null;
      return each.times !== null && each.times.close[0]! < Infinity && each.times.open[0]! > -Infinity
        ? { length: each.times.minutes, most: each.times.close[0]! - each.times.open[0]! } : null;
    });
    if (limits.every((limit) => limit === null)) continue;
    for (const isInto of [true, false]) {
      const least = new Float64Array(size).fill(Infinity);
      const ends = classes.map((each, k) => leastArcs(each.cost, limits[k]?.length ?? null, { size, isInto, able: reaches[k]!.able }, least));
      found.push({ least, room: limits.map((limit, k) => (limit === null ? Infinity : Math.max(0, limit.most - ends[k]!))) });
    }
  }
  return found;
}

/** What the shortest arcs into customers, or out of them, take of the limits on sums of arcs; classes without a limit collect all. */
function arcWeights(arcs: readonly ShortestArcs[], reaches: readonly Reach[], group: Uint8Array): Weights[] {
  return arcs.flatMap(({ least, room }) => {
    const customers = Float64Array.from(group, (member, i) => (member === 1 && least[i + 1]! < Infinity ? least[i + 1]! : 0));
    const total = customers.reduce((a, b) => a + b, 0);
    if (!(total > 0)) return [];
    const collected = room.map((most, k) => {
      if (!mayServeAny(reaches[k]!, group)) return 0;
      return most === Infinity ? total * (1 + HAIR) : Math.min(total, most) * (1 + HAIR) + HAIR;
    });
    return [{ customers, classes: Float64Array.from(collected) }];
  });
}

/** Lowers `least` to the shortest arcs of a class into, or out of, vertices. @returns that of the depot. */
function leastArcs(
  cost: Float64Array, length: Float64Array | null, { size, isInto, able }: { readonly size: number; readonly isInto: boolean; readonly able: Uint8Array }, least: Float64Array,
): number {
  let end = Infinity;
  for (let v = 0; v < size; v++) {
    if (v > 0 && able[v] === 0) continue;
    for (let other = 0; other < size; other++) {
      const arc = isInto ? other * size + v : v * size + other;
      if ((other > 0 && able[other] === 0) || cost[arc] === Infinity) continue;
      const value = length === null ? 0 : length[arc]!;
      if (v === 0) end = Math.min(end, value);
      else if (value < least[v]!) least[v] = value;
    }
  }
  return end === Infinity ? 0 : end;
}
