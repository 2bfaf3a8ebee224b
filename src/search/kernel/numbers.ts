/**
 * The larger of two numbers, neither of them NaN: a single instruction, whereas `Math.max` compiles to an unpredictable
 * branch.
 */
export function larger(a: f64, b: f64): f64 {
  return f64x2.extract_lane(f64x2.pmax(f64x2.splat(a), f64x2.splat(b)), 0);
}

/** The smaller of two numbers, neither of them NaN. */
export function smaller(a: f64, b: f64): f64 {
  return f64x2.extract_lane(f64x2.pmin(f64x2.splat(a), f64x2.splat(b)), 0);
}

/** `a || b` with both operands evaluated, so that there is no branch. */
export function either(a: boolean, b: boolean): boolean {
  return (i32(a) | i32(b)) !== 0;
}

/** Sorts `values[0..count)` by `keys[value]`, then by value (Shell's sort: in place, fast enough for short lists). */
export function sortByKey(values: StaticArray<i32>, keys: StaticArray<f64>, count: i32): void {
  let gap: i32 = 1;
  while (gap * 3 < count) gap = gap * 3 + 1;
  while (gap > 0) {
    for (let k: i32 = gap; k < count; k++) {
      const value: i32 = values[k];
      const key: f64 = keys[value];
      let at: i32 = k;
      while (at >= gap) {
        const other: i32 = values[at - gap];
        if (keys[other] < key || (keys[other] === key && other < value)) break;
        values[at] = other;
        at -= gap;
      }
      values[at] = value;
    }
    gap = gap / 3;
  }
}
