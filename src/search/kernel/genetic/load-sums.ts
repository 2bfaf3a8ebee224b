import { Instance } from '../instance';
import { larger } from '../numbers';

/**
 * What routes carry besides their load, as sums over their customers: what is collected after all deliveries, or what is
 * delivered and what is collected of each quantity. Of goods in both directions a route may carry more at once than either sum.
 */
export class LoadSums {
  readonly count: i32;
  /** `customer * count + sum`, by the customers' numbers. */
  readonly units: StaticArray<f64>;
  /** `type * count + sum` */
  readonly capacity: StaticArray<f64>;
  /** Per sum: units of the load that fill the largest vehicle as one of it does. */
  readonly weight: StaticArray<f64>;

  constructor(instance: Instance, nodeOf: StaticArray<i32>) {
    const details = instance.details;
    const nodes: i32 = instance.nodes;
    const count: i32 = instance.collects ? 1 : instance.loads ? 2 * details.quantities : 0;
    const units = new StaticArray<f64>(count > 0 ? (instance.customers + 1) * count : 0);
    const capacity = new StaticArray<f64>(instance.types * count);
    const weight = new StaticArray<f64>(count);
    for (let sum: i32 = 0; sum < count; sum++) {
      const kind: i32 = sum >> 1;
      const all = sum % 2 === 0 && instance.loads ? details.delivered : details.collected;
      for (let c: i32 = 1; c <= instance.customers; c++) units[c * count + sum] = all[kind * nodes + nodeOf[c]];
      let most: f64 = 0;
      let largest: f64 = 0;
      for (let type: i32 = 0; type < instance.types; type++) {
        const own: f64 = instance.loads ? details.capacity[type * details.quantities + kind] : instance.capacity[type];
        capacity[type * count + sum] = own;
        most = larger(most, own);
        largest = larger(largest, instance.capacity[type]);
      }
      weight[sum] = most > 0 && largest > 0 ? largest / most : 1;
    }
    this.count = count;
    this.units = units;
    this.capacity = capacity;
    this.weight = weight;
  }
}
