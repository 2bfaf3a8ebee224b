import type { TravelProfile } from '#generated/types.js';
import { show } from '../contract/findings.js';
import { VROOM_DEFAULTS, type Matrix, type VroomInput, type VroomMatrices, type VroomVehicle } from './input.js';
import { present } from './present.js';
import type { Remarks } from './remarks.js';

/** How the vehicles of an input travel. */
export interface Travel {
  readonly profiles: TravelProfile[];
  /** Rows and columns of the matrices; null: travel is estimated from coordinates. */
  readonly size: number | null;
  /** Whether distances are known. */
  hasDistances(profile: string): boolean;
}

/** Returns the profile of a vehicle. */
export function profileOf({ profile }: VroomVehicle): string {
  return profile === undefined || profile === '' ? VROOM_DEFAULTS.profile : profile;
}

/** Returns the profiles that vehicles use: their matrices or, if the input has none at all, estimates. */
export function travelOf(input: VroomInput, remarks: Remarks): Travel {
  const used = [...new Set(input.vehicles.map(profileOf))];
  const matrices = matricesOf(input, remarks);
  if (matrices === null) {
    remarks.note('matrices', `there are none: travel is estimated by great circle and speed, not asked of a routing engine; set travel of the profiles (${used.join(', ')}) or add matrices`);
    return { profiles: used.map((id) => ({ id, travel: { type: 'estimate' } })), size: null, hasDistances: () => true };
  }
  for (const profile of Object.keys(matrices)) {
    if (!used.includes(profile)) remarks.note(`matrices.${profile}`, 'no vehicle has this profile: left out');
  }
  let size: number | null = null;
  for (const profile of used) size = checkProfile(profile, matrices, size, remarks) ?? size;
  return {
    profiles: used.map((id) => ({ id, travel: matricesTravel(matrices[id] ?? {}) })),
    size: size ?? 0,
    hasDistances: (profile) => matrices[profile]?.distances !== undefined,
  };
}

function matricesOf({ matrices, matrix }: VroomInput, remarks: Remarks): Readonly<Record<string, VroomMatrices>> | null {
  if (matrices !== undefined && Object.keys(matrices).length > 0) {
    if (matrix !== undefined) remarks.note('matrix', 'it has no effect beside matrices');
    return matrices;
  }
  return matrix === undefined ? null : { [VROOM_DEFAULTS.profile]: { durations: matrix } };
}

function matricesTravel({ durations, distances }: VroomMatrices): TravelProfile['travel'] {
  const copy = (matrix: Matrix | undefined): number[][] | undefined => matrix?.map((row) => [...row]);
  return present({ type: 'matrices' as const, distances_meters: copy(distances), durations_seconds: copy(durations) });
}

/** @param size of the matrices before. @returns the size of the profile's matrices; null when there are none. */
function checkProfile(profile: string, matrices: Readonly<Record<string, VroomMatrices>>, size: number | null, remarks: Remarks): number | null {
  const own = Object.hasOwn(matrices, profile) ? matrices[profile]! : null;
  const path = `matrices.${profile}`;
  if (own?.costs !== undefined) remarks.fault(`${path}.costs: version 2 has no matrices of costs; leave it out, and give per_hour and per_km in costs of the vehicles`);
  if (own?.durations === undefined) {
    remarks.fault(`${path}.durations is missing, and vehicles have the profile ${show(profile)}: add it, or leave out all matrices so that travel is estimated`);
    return null;
  }
  const rows = size ?? own.durations.length;
  for (const [name, matrix] of Object.entries({ durations: own.durations, distances: own.distances })) {
    if (matrix !== undefined) checkMatrix(matrix, `${path}.${name}`, rows, remarks);
  }
  return rows;
}

function checkMatrix(matrix: Matrix, path: string, size: number, remarks: Remarks): void {
  const fault = matrixFault(matrix, path, size);
  if (fault !== null) remarks.fault(fault);
  else if (matrix.some((row, i) => row[i] !== 0)) remarks.note(path, 'its diagonal is not 0, and has no effect');
}

/** Returns the first fault of a matrix; null for a good one. */
function matrixFault(matrix: Matrix, path: string, size: number): string | null {
  if (matrix.length !== size) return `${path} has ${matrix.length} rows, and the first matrix has ${size}: all must have the same number`;
  for (const [i, row] of matrix.entries()) {
    if (row.length !== size) return `${path}[${i}] has ${row.length} entries, and there are ${size} rows: matrices are square`;
    const bad = row.findIndex((value) => !Number.isInteger(value) || value < 0);
    if (bad !== -1) return `${path}[${i}][${bad}] must be an integer of at least 0 (got ${show(row[bad])})`;
  }
  return null;
}
