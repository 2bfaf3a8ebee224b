import type { Rounding } from '../model/problem.js';
import { joined, narrowArrays, packedHead, unpacked, versionOf, type Numbers, type PackedArrays, type PackedList } from './packed-arrays.js';
import type { CanonicalRequest, RequestDistances } from './request.js';

/**
 * A request as bytes: magic, version, length of a JSON header, the header (all that is small, and the list of the
 * arrays), then each array at the next multiple of 8 in the narrowest number type that holds it exactly. Little-endian,
 * uncompressed. The same request gives the same bytes.
 */

/** Version of the layout; two neighbouring releases must read each other's. */
export const PACK_VERSION = 1;

const MAGIC = 0x51524d52; // "RMRQ"
const ARRAYS = ['startNodes', 'endNodes', 'demands', 'capacities', 'fixedCosts', 'unitDistanceCosts', 'serviceTimes', 'speeds'] as const;
type ArrayName = (typeof ARRAYS)[number] | 'timeWindows' | 'matrix' | 'x' | 'y';

/** `iterations` and `bound` stand there only when they are given: neither the bytes nor the digest of a request without them may change. */
type Scalars = Omit<CanonicalRequest, 'distances' | 'timeWindows' | 'iterations' | 'bound' | (typeof ARRAYS)[number]> & { readonly iterations?: number; readonly bound?: 'default' | 'strong' };

interface Header extends Scalars {
  /** Null: a matrix. */
  readonly rounding: Rounding | null;
  readonly arrays: PackedList;
}

/** Returns the arrays of a request in the narrowest types, fresh. O(nodes^2) with a matrix. */
export function packArrays(request: CanonicalRequest): PackedArrays {
  return narrowArrays(arraysOf(request));
}

/**
 * Returns the request as bytes, fresh.
 * @param arrays those of the request, for a caller who has them already.
 */
export function packRequest(request: CanonicalRequest, arrays: PackedArrays = packArrays(request)): Uint8Array {
  return joined(packHead(request, arrays), arrays);
}

/** Returns what lies before the arrays: prefix, header and the bytes up to the next multiple of 8. */
export function packHead(request: CanonicalRequest, arrays: PackedArrays): Uint8Array {
  const header: Header = {
    ...scalarsOf(request),
    rounding: request.distances.kind === 'positions' ? request.distances.rounding : null,
    arrays: arrays.list,
  };
  return packedHead(MAGIC, PACK_VERSION, header);
}

/** @returns the version of packed bytes; null when they are no packed request. */
export function packedVersion(bytes: Uint8Array): number | null {
  return versionOf(bytes, MAGIC);
}

/**
 * Returns the request in packed bytes; it shares nothing with them.
 * @throws RangeError when the bytes are no packed request or of another version
 */
export function unpackRequest(bytes: Uint8Array): CanonicalRequest {
  const { header, arrays: read } = unpacked<Header>(bytes, MAGIC, PACK_VERSION);
  const { rounding, arrays: _, ...scalars } = header;
  return { iterations: null, bound: null, ...scalars, ...requestArrays(rounding, read) };
}

function requestArrays(rounding: Rounding | null, arrays: ReadonlyMap<string, Numbers>): Omit<CanonicalRequest, keyof Scalars> {
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
    ...(request.bound === null ? {} : { bound: request.bound }),
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
