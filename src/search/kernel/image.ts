/** The `field`-th array of an image, in place: integers. */
export function ints(image: usize, field: i32): StaticArray<i32> {
  return changetype<StaticArray<i32>>(image + load<u32>(image + (usize(field) << 2)));
}

/** The same: doubles. */
export function numbers(image: usize, field: i32): StaticArray<f64> {
  return changetype<StaticArray<f64>>(image + load<u32>(image + (usize(field) << 2)));
}
