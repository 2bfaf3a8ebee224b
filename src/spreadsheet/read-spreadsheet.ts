import type { PlanRequest } from '#generated/types.js';
import { DAY_SECONDS, type Day, instantOn } from './clock.js';
import { readStops } from './read-stops.js';
import { readTable } from './table.js';

/** What a table of stops does not say. */
export interface Fleet {
  /** Where every route starts and ends: longitude and latitude. */
  readonly depot: readonly [number, number];
  readonly vehicles: number;
  /** What each vehicle holds, by the name of the column with what is delivered. */
  readonly capacities: ReadonlyMap<string, number>;
  /** When the vehicles are available, in seconds since midnight; the end may be on the next day, from 86,400 on. */
  readonly shift: readonly [number, number];
  readonly day: Day;
}

/**
 * Returns the request of version 2 for a table of stops, saved from a spreadsheet as comma-separated values; or all that is
 * wrong with it, by line and column. Never throws on data.
 */
export function readSpreadsheet(bytes: Uint8Array, { depot, vehicles, capacities, shift, day }: Fleet): { readonly request: PlanRequest; readonly notes: readonly string[] } | { readonly faults: readonly string[] } {
  const read = readTable(bytes);
  if ('faults' in read) return read;
  const found = readStops(read.table, { id: 'depot', position: [...depot] }, [...capacities.keys()], { day, shift });
  if ('faults' in found) return found;
  const [earliest, latest] = shift.map((seconds) => instantOn(day, seconds)) as [string, string];
  const request: PlanRequest = {
    plan_start: earliest,
    locations: [...found.locations],
    vehicles: [{
      id: 'vehicle', count: vehicles, start: 'depot', end: 'depot', shift: { earliest, latest },
      ...(capacities.size > 0 ? { capacities: Object.fromEntries(capacities) } : {}),
    }],
    stops: [...found.stops],
  };
  const night = shift[1] > DAY_SECONDS ? [`the shift ends on the next day, at ${latest}`] : [];
  return { request, notes: [...night, ...found.unused.map((name) => `the column ${name} is not used`), ...found.notes] };
}
