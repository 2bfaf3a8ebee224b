import { Instance } from '../instance';

/** The classes of vehicles that may serve the same customers. */
export class VehicleClasses {
  /** Their number; 0: every vehicle may serve every customer. */
  readonly count: i32;
  /** Per type. */
  readonly classOf: StaticArray<i32>;
  /** `customer * count + class`: 1 if no vehicle of the class may serve the customer. */
  readonly misfit: StaticArray<i32>;

  /** O(n types^2) */
  constructor(instance: Instance, nodeOf: StaticArray<i32>) {
    const n: i32 = instance.customers;
    const types: i32 = instance.types;
    const allowed = instance.details.allowed;
    const classOf = new StaticArray<i32>(types);
    const example = new StaticArray<i32>(types);
    let count: i32 = 0;
    for (let t: i32 = 0; t < types && allowed.length > 0; t++) {
      let k: i32 = 0;
      while (k < count && !isSame(allowed, types, example[k], t)) k++;
      if (k === count) example[count++] = t;
      classOf[t] = k;
    }
    const misfit = new StaticArray<i32>((n + 1) * count);
    for (let c: i32 = 1; c <= n; c++) {
      for (let k: i32 = 0; k < count; k++) misfit[c * count + k] = 1 - allowed[nodeOf[c] * types + example[k]];
    }
    this.count = count;
    this.classOf = classOf;
    this.misfit = misfit;
  }
}

/** Whether two types may serve the same nodes. */
function isSame(allowed: StaticArray<i32>, types: i32, a: i32, b: i32): boolean {
  for (let at: i32 = 0; at < allowed.length; at += types) if (allowed[at + a] !== allowed[at + b]) return false;
  return true;
}
