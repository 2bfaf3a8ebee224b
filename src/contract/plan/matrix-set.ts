import { joined, narrowArrays, packedHead, unpacked, type Numbers, type PackedList } from '../packed-arrays.js';

/**
 * Uploaded matrices as bytes: like a packed request, with the ids of the locations. The same content gives the same bytes,
 * however its numbers were written.
 */
const PACK_VERSION = 1;
const MAGIC = 0x4d524d52; // "RMRM"

interface Header {
  readonly locations: readonly string[];
  /** Undefined: no durations by time of day. */
  readonly times?: readonly string[];
  readonly arrays: PackedList;
}

/** Matrices over locations, rows one after the other; null: not given. */
export interface MatrixSet {
  /** Row and column of each location. */
  readonly index: ReadonlyMap<string, number>;
  readonly distances: Numbers | null;
  readonly durations: Numbers | null;
  /** By time of day, in their order; empty: not given. */
  readonly timed: readonly TimedMatrix[];
}

/** The durations at a time of day, `HH:MM`. */
export interface TimedMatrix {
  readonly time: string;
  readonly durations: Numbers;
}

/** Returns the number of matrices in a set; 0 without one. */
export function matricesIn(set: Pick<MatrixSet, 'distances' | 'durations' | 'timed'> | undefined): number {
  return set === undefined ? 0 : [set.distances, set.durations].filter(Boolean).length + set.timed.length;
}

/** Returns matrices as bytes, fresh. O(cells). */
export function packMatrices(locations: readonly string[], { distances, durations, timed }: Pick<MatrixSet, 'distances' | 'durations' | 'timed'>): Uint8Array {
  const named: [string, Numbers][] = [];
  if (distances !== null) named.push(['distances', distances]);
  if (durations !== null) named.push(['durations', durations]);
  for (const [k, entry] of timed.entries()) named.push([`durations${String(k)}`, entry.durations]);
  const arrays = narrowArrays(named);
  const header: Header = { locations, ...(timed.length > 0 && { times: timed.map(({ time }) => time) }), arrays: arrays.list };
  return joined(packedHead(MAGIC, PACK_VERSION, header), arrays);
}

/** Returns the matrices in packed bytes; they may be views of them. @throws RangeError when they are none. */
export function unpackMatrices(bytes: Uint8Array): MatrixSet {
  const { header, arrays } = unpacked<Header>(bytes, MAGIC, PACK_VERSION);
  return {
    index: new Map(header.locations.map((id, i) => [id, i])),
    distances: arrays.get('distances') ?? null,
    durations: arrays.get('durations') ?? null,
    timed: (header.times ?? []).map((time, k) => ({ time, durations: arrays.get(`durations${String(k)}`)! })),
  };
}
