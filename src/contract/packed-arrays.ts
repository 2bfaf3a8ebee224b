import { endianness } from 'node:os';

/**
 * Packed bytes: magic, version, length of a JSON header, the header (all that is small, and the list of the arrays),
 * then each array at the next multiple of 8 in the narrowest number type that holds it exactly. Little-endian,
 * uncompressed.
 */

const PREFIX_BYTES = 12;
/** Integers up to here are exact in 32-bit floating point. */
const EXACT_IN_SINGLE = 2 ** 24;

const TYPES = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;
type TypeName = keyof typeof TYPES;
export type Numbers = ArrayLike<number>;

/** The arrays in their order. */
export type PackedList = readonly (readonly [name: string, type: TypeName, length: number])[];

/** Arrays as they lie in packed bytes, behind the header. */
export interface PackedArrays {
  readonly list: PackedList;
  readonly bytes: Uint8Array;
}

/** Returns the arrays in the narrowest types, fresh. */
export function narrowArrays(named: readonly (readonly [name: string, values: Numbers])[]): PackedArrays {
  if (endianness() !== 'LE') throw new Error('requests are packed on little-endian machines only');
  const arrays = named.map(([name, values]) => ({ name, values, type: narrowest(values) }));
  const bytes = new Uint8Array(arrays.reduce((end, { values, type }) => end + aligned(values.length * TYPES[type].BYTES_PER_ELEMENT), 0));
  let offset = 0;
  for (const { values, type } of arrays) {
    new TYPES[type](bytes.buffer, offset, values.length).set(values);
    offset += aligned(values.length * TYPES[type].BYTES_PER_ELEMENT);
  }
  return { list: arrays.map(({ name, values, type }) => [name, type, values.length]), bytes };
}

/** Returns what lies before the arrays: prefix, header and the bytes up to the next multiple of 8. */
export function packedHead(magic: number, version: number, header: { readonly arrays: PackedList }): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(aligned(PREFIX_BYTES + json.length));
  const prefix = new DataView(bytes.buffer);
  prefix.setUint32(0, magic, true);
  prefix.setUint32(4, version, true);
  prefix.setUint32(8, json.length, true);
  bytes.set(json, PREFIX_BYTES);
  return bytes;
}

/** Returns head and arrays as one, fresh. */
export function joined(head: Uint8Array, arrays: PackedArrays): Uint8Array {
  const bytes = new Uint8Array(head.length + arrays.bytes.length);
  bytes.set(head);
  bytes.set(arrays.bytes, head.length);
  return bytes;
}

/** @returns the version of packed bytes; null when they do not begin with the magic number. */
export function versionOf(bytes: Uint8Array, magic: number): number | null {
  if (bytes.length < PREFIX_BYTES) return null;
  const prefix = new DataView(bytes.buffer, bytes.byteOffset, PREFIX_BYTES);
  return prefix.getUint32(0, true) === magic ? prefix.getUint32(4, true) : null;
}

/**
 * Returns header and arrays of packed bytes; the arrays may be views of them.
 * @throws RangeError when the bytes do not begin with the magic number, are of another version or cut off
 */
export function unpacked<Header extends { readonly arrays: PackedList }>(
  bytes: Uint8Array, magic: number, version: number,
): { readonly header: Header; readonly arrays: ReadonlyMap<string, Numbers> } {
  if (bytes.length < PREFIX_BYTES) throw new RangeError(`a packed request has at least ${PREFIX_BYTES} bytes (got ${bytes.length})`);
  // Views of wide numbers need an aligned start.
  const whole = (bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()) as Uint8Array<ArrayBuffer>;
  const found = versionOf(whole, magic);
  if (found === null) throw new RangeError('the bytes are not a packed request: their first four are wrong');
  if (found !== version) throw new RangeError(`the packed request has version ${found}, this release reads ${version}`);
  const headLength = new DataView(whole.buffer, whole.byteOffset, PREFIX_BYTES).getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(whole.subarray(PREFIX_BYTES, PREFIX_BYTES + headLength))) as Header;
  return { header, arrays: readArrays(whole, aligned(PREFIX_BYTES + headLength), header.arrays) };
}

function readArrays(bytes: Uint8Array<ArrayBuffer>, start: number, arrays: PackedList): Map<string, Numbers> {
  const read = new Map<string, Numbers>();
  let offset = start;
  for (const [name, type, length] of arrays) {
    const end = offset + length * TYPES[type].BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new RangeError(`the packed request is cut off: ${name} ends at byte ${end} of ${bytes.length}`);
    read.set(name, new TYPES[type](bytes.buffer, bytes.byteOffset + offset, length));
    offset = aligned(end);
  }
  return read;
}

/** Returns the narrowest type that holds every value exactly (-0 counts as 0). One pass. */
function narrowest(values: Numbers): TypeName {
  let least = 0;
  let greatest = 0;
  let single = true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (!Number.isInteger(value)) return firstFraction(values, i, single);
    if (value < least) least = value;
    else if (value > greatest) greatest = value;
    if (single && (value > EXACT_IN_SINGLE || value < -EXACT_IN_SINGLE) && Math.fround(value) !== value) single = false;
  }
  if (least >= 0 && greatest <= 0xffffffff) return greatest <= 0xff ? 'u8' : greatest <= 0xffff ? 'u16' : 'u32';
  if (least >= -0x80000000 && greatest <= 0x7fffffff) return 'i32';
  return single ? 'f32' : 'f64';
}

function firstFraction(values: Numbers, from: number, single: boolean): TypeName {
  if (!single) return 'f64';
  for (let i = from; i < values.length; i++) if (Math.fround(values[i]!) !== values[i]) return 'f64';
  return 'f32';
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}
