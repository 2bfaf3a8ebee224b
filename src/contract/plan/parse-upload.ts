import { createHash } from 'node:crypto';
import type { MatricesUpload } from '#generated/types.js';
import { Findings, show } from '../findings.js';
import { isObject, noObject, readBody, type Unreadable } from '../read-body.js';
import { PLAN_BODY } from './body-limits.js';
import { matricesIn, packMatrices } from './matrix-set.js';
import { checkMatrices } from './rules/travel.js';
import { ShapeCheck } from './shape.js';
import { named, requestSpot } from './spot.js';

/** An upload of matrices that is valid. */
export interface ParsedUpload {
  readonly locations: number;
  readonly distances: boolean;
  readonly durations: boolean;
  readonly cells: number;
  /** Digest of the packed bytes, hexadecimal. */
  readonly sha256: string;
  readonly packed: Uint8Array;
}

/** Returns the upload in a body, or what is wrong with it. Never throws on data. Linear in the body. */
export function parseUpload(bytes: Uint8Array): { readonly upload: ParsedUpload } | Unreadable {
  const body = readBody(bytes, PLAN_BODY);
  if ('findings' in body) return body;
  if (!isObject(body.value)) return noObject(body.value);
  const findings = new Findings();
  const upload = body.value as unknown as MatricesUpload;
  if (new ShapeCheck(findings).object('MatricesUpload', body.value, requestSpot())) checkUpload(upload, findings);
  return findings.none ? { upload: readUpload(upload) } : { findings: findings.list() };
}

function checkUpload(upload: MatricesUpload, findings: Findings): void {
  const { locations } = upload;
  const first = new Map<string, number>();
  for (const [i, id] of locations.entries()) {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, i);
      continue;
    }
    if (findings.cut()) return;
    findings.add(['locations', i], `${named('locations', requestSpot(), i)} is ${show(id)}, as is locations[${String(before)}]: name a location once`, 'value_error');
  }
  checkMatrices(findings, upload, locations.length, requestSpot());
}

function readUpload({ locations, distances_meters: rows, durations_seconds: times, durations_by_time: byTime }: MatricesUpload): ParsedUpload {
  const distances = rows?.length ? flattened(rows) : null;
  const durations = times?.length ? flattened(times) : null;
  const timed = (byTime ?? []).map((entry) => ({ time: entry.time_of_day, durations: flattened(entry.durations_seconds) }));
  const packed = packMatrices(locations, { distances, durations, timed });
  return {
    locations: locations.length, distances: distances !== null, durations: durations !== null || timed.length > 0,
    cells: matricesIn({ distances, durations, timed }) * locations.length ** 2, sha256: createHash('sha256').update(packed).digest('hex'), packed,
  };
}

/** The rows one after the other; the diagonal, which has no effect, is 0. */
function flattened(rows: readonly (readonly number[])[]): Float64Array {
  const all = new Float64Array(rows.length ** 2);
  for (const [i, row] of rows.entries()) {
    all.set(row, i * rows.length);
    all[i * rows.length + i] = 0;
  }
  return all;
}
