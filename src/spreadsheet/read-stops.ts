import type { Location, Stop } from '#generated/types.js';
import { type Day, instantOn, timeOfDay } from './clock.js';
import { type ColumnName, findColumns } from './columns.js';
import { type DecimalSign, decimalSignOf, numberFault, numberIn } from './numbers.js';
import { swapNote } from './swapped.js';
import type { Row, Table } from './table.js';
import { windowsWithin } from './windows.js';

/** An id of a request has at most this many characters. */
const MAX_ID = 128;

/** Stops, and the locations that they are at. */
export interface Stops {
  readonly stops: readonly Stop[];
  readonly locations: readonly Location[];
  /** Columns that have no effect. */
  readonly unused: readonly string[];
  /** What looks wrong and may be right. */
  readonly notes: readonly string[];
}

/** When the stops are served. */
export interface Working {
  readonly day: Day;
  /** In seconds since the midnight at which the day begins. */
  readonly shift: readonly [number, number];
}

interface Place { readonly location: Location & { readonly position: [number, number] }; readonly from: string }

/**
 * Reads a stop from each row of a table. All faults are collected, each with its line and column.
 * @param depot the location that is already there.
 * @param amounts names of the columns with what is delivered.
 * @param working the day on which the times are, or after whose midnight.
 */
export function readStops(table: Table, depot: Place['location'], amounts: readonly string[], working: Working): Stops | { readonly faults: readonly string[] } {
  const { known, amounts: carried, unused, faults } = findColumns(table, amounts);
  if (faults.length > 0) return { faults };
  const reader = new StopReader(table, known, carried, working, depot);
  const stops = table.rows.map((row) => reader.read(row));
  if (stops.length === 0) return { faults: ['there is no stop below the heading'] };
  return reader.faults.length > 0 ? { faults: reader.faults } : { stops, locations: reader.locations, unused, notes: swapNote(depot, reader.locations) };
}

class StopReader {
  readonly faults: string[] = [];
  readonly #table: Table;
  readonly #known: Readonly<Partial<Record<ColumnName, number>>>;
  readonly #amounts: ReadonlyMap<string, number>;
  readonly #working: Working;
  readonly #decimalSign: DecimalSign;
  readonly #places: Map<string, Place>;
  /** The lines of the ids that are taken. */
  readonly #ids = new Map<string, number>();

  constructor(table: Table, known: Readonly<Partial<Record<ColumnName, number>>>, amounts: ReadonlyMap<string, number>, working: Working, depot: Place['location']) {
    this.#table = table;
    this.#known = known;
    this.#amounts = amounts;
    this.#working = working;
    this.#decimalSign = decimalSignOf(table.rows.flatMap((row) => [this.#cell(row, known.longitude), this.#cell(row, known.latitude)]));
    this.#places = new Map([[depot.id, { location: depot, from: '--depot' }]]);
  }

  get locations(): Location[] {
    return [...this.#places.values()].map(({ location }) => location);
  }

  read(row: Row): Stop {
    const location = this.#location(row);
    const delivers = this.#delivers(row);
    const minutes = this.#number(row, this.#known.minutes, 0, 1e9);
    const windows = this.#windows(row);
    return {
      id: this.#id(row, location),
      location,
      ...(Object.keys(delivers).length > 0 ? { delivers } : {}),
      ...(minutes === null ? {} : { service_seconds: Math.round(minutes * 60) }),
      ...(windows.length === 0 ? {} : { windows }),
    };
  }

  /** The location of a row, which several rows may share. @returns its id */
  #location(row: Row): string {
    const address = this.#cell(row, this.#known.address);
    const longitude = this.#coordinate(row, 'longitude', 180);
    const latitude = this.#coordinate(row, 'latitude', 90);
    if (address === '') this.#fault(row, this.#known.address, 'it is empty: name the stop');
    else if (address.length > MAX_ID) this.#fault(row, this.#known.address, `it has ${address.length} characters: shorten it to ${MAX_ID}`);
    const there = this.#places.get(address);
    if (there === undefined) this.#places.set(address, { location: { id: address, position: [longitude, latitude] }, from: `line ${row.line}` });
    else if (there.location.position[0] !== longitude || there.location.position[1] !== latitude) {
      this.#fault(row, this.#known.address, `${JSON.stringify(address)} is at ${there.location.position.join(', ')} by ${there.from}: use another name or the same coordinates`);
    }
    return address;
  }

  /** The id of a row or, without a column for it, its address, with a number from the second one on. */
  #id(row: Row, address: string): string {
    const column = this.#known.id;
    let id = this.#cell(row, column);
    if (column === undefined) for (let i = 1; this.#ids.has((id = i === 1 ? address : `${address} (${i})`)); i++);
    else if (id === '') this.#fault(row, column, 'it is empty: give every stop its own id, or remove the column');
    else if (this.#ids.has(id)) this.#fault(row, column, `${JSON.stringify(id)} is also the id of line ${this.#ids.get(id) ?? 0}`);
    this.#ids.set(id, row.line);
    return id;
  }

  #delivers(row: Row): Record<string, number> {
    const amounts = [...this.#amounts].map(([name, column]): [string, number] => [name, this.#number(row, column, 0, 1e12) ?? 0]);
    return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
  }

  #windows(row: Row): NonNullable<Stop['windows']> {
    const { day, shift } = this.#working;
    const times = [this.#time(row, this.#known.from), this.#time(row, this.#known.to)] as const;
    const windows = windowsWithin(times, shift);
    if (windows.length === 0 && times[1] !== null) {
      this.#fault(row, this.#known.to, `${this.#cell(row, this.#known.to)} is before ${this.#cell(row, this.#known.from)}, when the time begins; a time across midnight needs a --shift across midnight, such as 22:00-6:00`);
    }
    return windows.map(([earliest, latest]) => ({ ...(earliest === null ? {} : { earliest: instantOn(day, earliest) }), ...(latest === null ? {} : { latest: instantOn(day, latest) }) }));
  }

  #time(row: Row, column: number | undefined): number | null {
    const text = this.#cell(row, column);
    if (text === '') return null;
    const seconds = timeOfDay(text);
    const serial = /^0?[.,]\d+$/.test(text) ? ', or format the cells as times: it looks like a part of a day' : '';
    if (seconds === null) this.#fault(row, column, `${JSON.stringify(text)} is not a time of day: write it as 9:30, 17:00 or 5:00 PM${serial}`);
    return seconds;
  }

  #coordinate(row: Row, name: 'longitude' | 'latitude', bound: number): number {
    const column = this.#known[name];
    const degrees = this.#number(row, column, -bound, bound);
    if (degrees === null && this.#cell(row, column) === '') this.#fault(row, column, `it is empty: give the ${name} in degrees`);
    return degrees ?? NaN;
  }

  /** The number in a cell; null if it is empty or none. */
  #number(row: Row, column: number | undefined, least: number, most: number): number | null {
    const cell = this.#cell(row, column);
    if (cell === '') return null;
    const fault = numberFault(cell, least, most, this.#decimalSign);
    if (fault === null) return numberIn(cell);
    this.#fault(row, column, fault);
    return null;
  }

  #cell({ cells }: Row, column: number | undefined): string {
    return column === undefined ? '' : cells[column]!;
  }

  #fault({ line }: Row, column: number | undefined, message: string): void {
    this.faults.push(`line ${line}, column ${column === undefined ? '' : this.#table.columns[column]!}: ${message}`);
  }
}
