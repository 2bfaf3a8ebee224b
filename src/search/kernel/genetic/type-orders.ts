import { Instance } from '../instance';
import { sortByKey } from '../numbers';

/** A depot is near a customer if it is no farther than the customer's neighbour of this rank by distance. */
const DEPOT_GRANULARITY: i32 = 20;

/** The vehicle types in the orders in which a customer tries them. */
export class TypeOrders {
  /** Types by the cost of a route with customer c alone: `byCost[c * types..(c + 1) * types)`. */
  readonly byCost: StaticArray<i32>;
  /** Types by the distance from their start to the customer and on to their end, in the same layout. */
  readonly byWay: StaticArray<i32>;
  /** Number of near types in `byWay`, with several depots. */
  readonly near: StaticArray<i32>;

  /** O(n types log types) */
  constructor(instance: Instance, spread: boolean) {
    const n: i32 = instance.customers;
    const types: i32 = instance.types;
    const byCost = new StaticArray<i32>((n + 1) * types);
    const byWay = new StaticArray<i32>((n + 1) * types);
    const near = new StaticArray<i32>(n + 1);
    const way = new StaticArray<f64>(types);
    const alone = new StaticArray<f64>(types);
    const order = new StaticArray<i32>(types);
    for (let number: i32 = 1; number <= n; number++) {
      const c: i32 = instance.customer[number - 1];
      for (let t: i32 = 0; t < types; t++) {
        const length: f64 = instance.distance(instance.start[t], c) + instance.distance(c, instance.end[t]);
        way[t] = length;
        const fits = instance.demand[c] <= instance.capacity[t] && mayServe(instance, t, c);
        alone[t] = !fits ? Infinity : instance.fixedCost[t] + instance.unitCost[t] * length;
      }
      writeOrder(byWay, number * types, order, way);
      writeOrder(byCost, number * types, order, alone);
      if (spread) near[number] = countNear(instance, c, way);
    }
    this.byCost = byCost;
    this.byWay = byWay;
    this.near = near;
  }
}

function mayServe(instance: Instance, t: i32, c: i32): boolean {
  const allowed = instance.details.allowed;
  return allowed.length === 0 || allowed[c * instance.types + t] !== 0;
}

/** Writes the types sorted by a key, ties by number. */
function writeOrder(to: StaticArray<i32>, at: i32, order: StaticArray<i32>, keys: StaticArray<f64>): void {
  const types: i32 = keys.length;
  for (let t: i32 = 0; t < types; t++) order[t] = t;
  sortByKey(order, keys, types);
  for (let k: i32 = 0; k < types; k++) to[at + k] = order[k];
}

/**
 * Number of distances no longer than the round trip to the neighbour that defines nearness; all if there are no
 * neighbours.
 */
function countNear(instance: Instance, c: i32, way: StaticArray<f64>): i32 {
  const rank: i32 = instance.ruinNeighbourCount[c] < DEPOT_GRANULARITY ? instance.ruinNeighbourCount[c] : DEPOT_GRANULARITY;
  if (rank === 0) return instance.types;
  const last: i32 = instance.ruinNeighbours[c * instance.ruinNeighbourWidth + rank - 1];
  const most: f64 = instance.distance(c, last) + instance.distance(last, c);
  let count: i32 = 0;
  for (let t: i32 = 0; t < instance.types; t++) if (way[t] <= most) count++;
  return count;
}
