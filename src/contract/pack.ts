import { endianness } from 'node:os';
import type { Rounding } from '../model/problem.js';
import type { CanonicalRequest, RequestDistances } from './request.js';

/**
 * A request as bytes: magic, version, length of a JSON header, the header (all that is small, and the list of the
 * arrays), then each array at the next multiple of 8 in the narrowest number type that holds it exactly. Little-endian,
 * uncompressed. The same request gives the same bytes.
 */

/** Version of the layout; two neighbouring releases must read each other's. */
export const PACK_VERSION = 1;

const MAGIC = 0x51524d52; // "RMRQ"
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
type Numbers = ArrayLike<number>;

const ARRAYS = ['startNodes', 'endNodes', 'demands', 'capacities', 'fixedCosts', 'unitDistanceCosts', 'serviceTimes', 'speeds'] as const;
type ArrayName = (typeof ARRAYS)[number] | 'timeWindows' | 'matrix' | 'x' | 'y';

/** `iterations` stands there only when it is given: neither the bytes nor the digest of a request without it may change. */
type Scalars = Omit<CanonicalRequest, 'distances' | 'timeWindows' | 'iterations' | (typeof ARRAYS)[number]> & { readonly iterations?: number };

interface Header extends Scalars {
  /** Null: a matrix. */
  readonly rounding: Rounding | null;
  readonly arrays: readonly (readonly [name: ArrayName, type: TypeName, length: number])[];
}

/** The arrays of a request as they lie in its packed bytes, behind the header. */
export interface PackedArrays {
  readonly list: Header['arrays'];
  readonly bytes: Uint8Array;
}

/** Returns the arrays of a request in the narrowest types, fresh. O(nodes^2) with a matrix. */
export function packArrays(request: CanonicalRequest): PackedArrays {
  if (endianness() !== 'LE') throw new Error('requests are packed on little-endian machines only');
  const arrays = arraysOf(request).map(([name, values]) => ({ name, values, type: narrowest(values) }));
  const bytes = new Uint8Array(arrays.reduce((end, { values, type }) => end + aligned(values.length * TYPES[type].BYTES_PER_ELEMENT), 0));
  let offset = 0;
  for (const { values, type } of arrays) {
    new TYPES[type](bytes.buffer, offset, values.length).set(values);
    offset += aligned(values.length * TYPES[type].BYTES_PER_ELEMENT);
  }
  return { list: arrays.map(({ name, values, type }) => [name, type, values.length]), bytes };
}

/**
 * Returns the request as bytes, fresh.
 * @param arrays those of the request, for a caller who has them already.
 */
export function packRequest(request: CanonicalRequest, arrays: PackedArrays = packArrays(request)): Uint8Array {
  const head = packHead(request, arrays);
  const bytes = new Uint8Array(head.length + arrays.bytes.length);
  bytes.set(head);
  bytes.set(arrays.bytes, head.length);
  return bytes;
}

/** Returns what lies before the arrays: prefix, header and the bytes up to the next multiple of 8. */
export function packHead(request: CanonicalRequest, arrays: PackedArrays): Uint8Array {
  const header: Header = {
    ...scalarsOf(request),
    rounding: request.distances.kind === 'positions' ? request.distances.rounding : null,
    arrays: arrays.list,
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(aligned(PREFIX_BYTES + json.length));
  const prefix = new DataView(bytes.buffer);
  prefix.setUint32(0, MAGIC, true);
  prefix.setUint32(4, PACK_VERSION, true);
  prefix.setUint32(8, json.length, true);
  bytes.set(json, PREFIX_BYTES);
  return bytes;
}

/** @returns the version of packed bytes; null when they are no packed request. */
export function packedVersion(bytes: Uint8Array): number | null {
  if (bytes.length < PREFIX_BYTES) return null;
  const prefix = new DataView(bytes.buffer, bytes.byteOffset, PREFIX_BYTES);
  return prefix.getUint32(0, true) === MAGIC ? prefix.getUint32(4, true) : null;
}

/**
 * Returns the request in packed bytes; it shares nothing with them.
 * @throws RangeError when the bytes are no packed request or of another version
 */
export function unpackRequest(bytes: Uint8Array): CanonicalRequest {
  if (bytes.length < PREFIX_BYTES) throw new RangeError(`a packed request has at least ${PREFIX_BYTES} bytes (got ${bytes.length})`);
  // Views of wide numbers need an aligned start.
  const whole = (bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()) as Uint8Array<ArrayBuffer>;
  const prefix = new DataView(whole.buffer, whole.byteOffset, PREFIX_BYTES);
  const version = prefix.getUint32(4, true);
  if (prefix.getUint32(0, true) !== MAGIC) throw new RangeError('the bytes are not a packed request: their first four are wrong');
  if (version !== PACK_VERSION) throw new RangeError(`the packed request has version ${version}, this release reads ${PACK_VERSION}`);
  const headLength = prefix.getUint32(8, true);
  const head = new TextDecoder().decode(whole.subarray(PREFIX_BYTES, PREFIX_BYTES + headLength));
  const { rounding, arrays, ...scalars } = JSON.parse(head) as Header;
  return { iterations: null, ...scalars, ...requestArrays(rounding, readArrays(whole, aligned(PREFIX_BYTES + headLength), arrays)) };
}

function readArrays(bytes: Uint8Array<ArrayBuffer>, start: number, arrays: Header['arrays']): Map<ArrayName, Numbers> {
  const read = new Map<ArrayName, Numbers>();
  let offset = start;
  for (const [name, type, length] of arrays) {
    const end = offset + length * TYPES[type].BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new RangeError(`the packed request is cut off: ${name} ends at byte ${end} of ${bytes.length}`);
    read.set(name, new TYPES[type](bytes.buffer, bytes.byteOffset + offset, length));
    offset = aligned(end);
  }
  return read;
}

function requestArrays(rounding: Rounding | null, arrays: Map<ArrayName, Numbers>): Omit<CanonicalRequest, keyof Scalars> {
  const required = (name: ArrayName): Numbers => {
    const values = arrays.get(name);
    if (values === undefined) throw new RangeError(`the packed request has no array ${name}`);
    return values;
  };
  const list = (name: ArrayName): number[] => Array.from(required(name));
  const optional = (name: ArrayName): number[] | null => (arrays.has(name) ? list(name) : null);
  const windows = optional('timeWindows');
  const distances: RequestDistances =
    rounding === null
      ? { kind: 'matrix', matrix: Float64Array.from(required('matrix')) }
      : { kind: 'positions', x: Float64Array.from(required('x')), y: Float64Array.from(required('y')), rounding };
  return {
    distances,
    startNodes: list('startNodes'),
    endNodes: list('endNodes'),
    demands: list('demands'),
    capacities: list('capacities'),
    fixedCosts: optional('fixedCosts'),
    unitDistanceCosts: optional('unitDistanceCosts'),
    timeWindows: windows === null ? null : Array.from({ length: windows.length / 2 }, (_, i) => [windows[2 * i]!, windows[2 * i + 1]!] as const),
    serviceTimes: optional('serviceTimes'),
    speeds: optional('speeds'),
  };
}

function scalarsOf(request: CanonicalRequest): Scalars {
  return {
    name: request.name,
    objective: request.objective,
    nodeCount: request.nodeCount,
    vehicleCount: request.vehicleCount,
    maxWorkingHours: request.maxWorkingHours,
    baseStartTime: request.baseStartTime,
    timeLimitSeconds: request.timeLimitSeconds,
    latePenaltyPerMinute: request.latePenaltyPerMinute,
    callbackUrl: request.callbackUrl,
    seed: request.seed,
    strategy: request.strategy,
    ...(request.iterations === null ? {} : { iterations: request.iterations }),
  };
}

function arraysOf(request: CanonicalRequest): (readonly [ArrayName, Numbers])[] {
  const { distances, timeWindows } = request;
  const arrays: (readonly [ArrayName, Numbers])[] = [];
  for (const name of ARRAYS) {
    const values = request[name];
    if (values !== null) arrays.push([name, values]);
  }
  if (timeWindows !== null) arrays.push(['timeWindows', timeWindows.flat()]);
  if (distances.kind === 'matrix') arrays.push(['matrix', distances.matrix]);
  else arrays.push(['x', distances.x], ['y', distances.y]);
  return arrays;
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
