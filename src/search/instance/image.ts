/**
 * An instance as one block of shared memory: arrays that every thread and every search reads, in the layout of the
 * kernel's own arrays, so that the kernel can use the block as it is.
 */
export type ArrayKind = 'i32' | 'f64';

type TypedArray<K extends ArrayKind> = K extends 'i32' ? Int32Array : Float64Array;

/** Bytes before each array: the kernel's object header, whose last word is the array's length in bytes. */
const HEADER = 32;
/** Arrays are aligned to multiples of this. */
const ALIGNMENT = 16;

/** The block; it starts with one word per array, the offset of the array in the block. */
export interface Image<F extends Readonly<Record<string, ArrayKind>>> {
  readonly bytes: Uint8Array;
  readonly arrays: { readonly [N in keyof F]: TypedArray<F[N]> };
}

/**
 * Creates a block with the given arrays.
 * @param fields - the arrays in the order in which the kernel declares them
 */
export function createImage<F extends Readonly<Record<string, ArrayKind>>>(fields: F, values: { readonly [N in keyof F]: ArrayLike<number> }): Image<F> {
  const names = Object.keys(fields) as (keyof F & string)[];
  let end = roundUp(4 * names.length);
  const places = names.map((name) => {
    const at = end + HEADER;
    end = roundUp(at + values[name].length * (fields[name] === 'i32' ? 4 : 8));
    return at;
  });
  const buffer = new SharedArrayBuffer(end);
  new Int32Array(buffer, 0, names.length).set(places);
  const arrays: Record<string, Int32Array | Float64Array> = {};
  names.forEach((name, k) => {
    const length = values[name].length;
    const array = fields[name] === 'i32' ? new Int32Array(buffer, places[k], length) : new Float64Array(buffer, places[k], length);
    array.set(values[name]);
    new Int32Array(buffer, places[k]! - 4, 1)[0] = array.byteLength;
    arrays[name] = array;
  });
  return { bytes: new Uint8Array(buffer), arrays: arrays as Image<F>['arrays'] };
}

function roundUp(place: number): number {
  return Math.ceil(place / ALIGNMENT) * ALIGNMENT;
}
