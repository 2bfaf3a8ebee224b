import { joined, narrowArrays, packedHead, unpacked, type Numbers, type PackedList } from '../packed-arrays.js';

/**
 * Uploaded matrices as bytes: like a packed request, with the ids of the locations. The same content gives the same bytes,
 * however its numbers were written.
 */
const PACK_VERSION = 1;
const MAGIC = 0x4d524d52; // "RMRM"

interface Header {
  readonly locations: readonly string[];
  readonly arrays: PackedList;
}

/** Matrices over locations, rows one after the other; null: not given. */
export interface MatrixSet {
  /** Row and column of each location. */
  readonly index: ReadonlyMap<string, number>;
  readonly distances: Numbers | null;
  readonly durations: Numbers | null;
}

/** Returns matrices as bytes, fresh. O(cells). */
export function packMatrices(locations: readonly string[], { distances, durations }: Pick<MatrixSet, 'distances' | 'durations'>): Uint8Array {
  const named: [string, Numbers][] = [];
  if (distances !== null) named.push(['distances', distances]);
  if (durations !== null) named.push(['durations', durations]);
  const arrays = narrowArrays(named);
  const header: Header = { locations, arrays: arrays.list };
  return joined(packedHead(MAGIC, PACK_VERSION, header), arrays);
}

/** Returns the matrices in packed bytes; they may be views of them. @throws RangeError when they are none. */
export function unpackMatrices(bytes: Uint8Array): MatrixSet {
  const { header, arrays } = unpacked<Header>(bytes, MAGIC, PACK_VERSION);
  return {
    index: new Map(header.locations.map((id, i) => [id, i])),
    distances: arrays.get('distances') ?? null,
    durations: arrays.get('durations') ?? null,
  };
}
