import type { Plan } from '../../accounts/plans.js';

/** The most that a problem may have; structured-cloneable. */
export type ProblemLimits = Pick<Plan, 'maxNodes' | 'maxVehicles' | 'maxStops' | 'maxMatrixCells'>;

/** What a problem has; left out: nothing that its version limits. */
export interface ProblemCounts {
  readonly nodes?: number;
  readonly stops?: number;
  readonly vehicles: number;
  readonly locations?: number;
  readonly matrixCells?: number;
}

/** What a problem has more of than it may; of nothing else in it was anything made. */
export interface Oversize {
  readonly what: string;
  readonly count: number;
  readonly limit: number;
}

/** Returns the most locations of a problem: as many as the stops, and the starts and ends of the vehicles, can lie at. */
export function maxLocations({ maxStops, maxVehicles }: Pick<Plan, 'maxStops' | 'maxVehicles'>): number {
  return maxStops + 2 * maxVehicles;
}

/** Returns the first count that is above its limit; null: none is. */
export function oversizeOf({ nodes = 0, stops = 0, vehicles, locations = 0, matrixCells = 0 }: ProblemCounts, limits: ProblemLimits): Oversize | null {
  const { maxNodes, maxVehicles, maxStops, maxMatrixCells } = limits;
  const rows: readonly Oversize[] = [
    { what: 'Node', count: nodes, limit: maxNodes },
    { what: 'Stop', count: stops, limit: maxStops },
    { what: 'Vehicle', count: vehicles, limit: maxVehicles },
    { what: 'Location', count: locations, limit: maxLocations(limits) },
    { what: 'Matrix cell', count: matrixCells, limit: maxMatrixCells },
  ];
  return rows.find(({ count, limit }) => count > limit) ?? null;
}
