import { InvalidArgumentError, type Command } from 'commander';
import type { PlanRequest } from '#generated/types.js';
import { dayAt, DAY_SECONDS, isDate, isZone, timeOfDay } from '../spreadsheet/clock.js';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.js';
import { UsageError } from './command-error.js';
import { convertedRequest } from './converted-request.js';
import { number } from './option-values.js';
import type { Output } from './output.js';
import { readBytes } from './problem-file.js';

/** What the options say of a spreadsheet of stops. */
export interface SpreadsheetOptions {
  readonly depot?: [number, number];
  readonly vehicles?: number;
  readonly capacity?: ReadonlyMap<string, number>;
  readonly shift?: [number, number];
  readonly date?: string;
  readonly timeZone?: string;
}

export const SPREADSHEET_OPTIONS = ['depot', 'vehicles', 'capacity', 'shift', 'date', 'timeZone'] as const;

/** When the vehicles of a spreadsheet are available unless an option says so: 8:00 to 18:00. */
const WORKING_DAY: [number, number] = [8 * 3600, 18 * 3600];

/** Declares the options for spreadsheets of stops. */
export function spreadsheetOptions(command: Command): Command {
  return command
    .option('--depot <longitude,latitude>', 'of a spreadsheet: where every route starts and ends', position)
    .option('--vehicles <number>', 'of a spreadsheet: vehicles; default: 1', number(1, 1_000_000, { integer: true }))
    .option('--capacity <column=amount>', 'of a spreadsheet: the column with what is delivered, and how much of it a vehicle holds; repeatable', capacity)
    .option('--shift <from-to>', 'of a spreadsheet: when the vehicles are available, as 22:00-6:00 also to the next day; default: 8:00-18:00', shift)
    .option('--date <date>', 'of a spreadsheet: the day of its times, as 2026-11-02; default: today', date)
    .option('--time-zone <name>', 'of a spreadsheet: the time zone of its times, as Europe/Berlin; default: that of the computer', timeZone);
}

/**
 * Returns the request of version 2 for a spreadsheet of stops; columns without effect are noted.
 * @throws CommandError listing what is wrong, by line and column.
 */
export function requestFromSpreadsheet(path: string, options: SpreadsheetOptions, output: Output): PlanRequest {
  if (options.depot === undefined) throw new UsageError(`${path}: say where the routes start and end: --depot LONGITUDE,LATITUDE`);
  const zone = options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const read = readSpreadsheet(readBytes(path), {
    depot: options.depot,
    vehicles: options.vehicles ?? 1,
    capacities: options.capacity ?? new Map(),
    shift: options.shift ?? WORKING_DAY,
    day: options.date === undefined ? dayAt(Date.now(), zone) : { date: options.date, zone },
  });
  return convertedRequest(path, read, 'not a spreadsheet of stops', output);
}

function position(text: string): [number, number] {
  const numbers = text.split(',').map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : NaN));
  const [longitude = NaN, latitude = NaN] = numbers;
  if (numbers.length === 2 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return [longitude, latitude];
  throw new InvalidArgumentError('It must be a longitude and a latitude in degrees, such as 13.404,52.520.');
}

function capacity(text: string, before: ReadonlyMap<string, number> = new Map()): ReadonlyMap<string, number> {
  const [, name, amount] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError('It must be a column and an amount, such as parcels=40.');
  return new Map([...before, [name.trim(), Number(amount)]]);
}

function shift(text: string): [number, number] {
  const [from = null, to = null, ...more] = text.split('-').map((part) => timeOfDay(part.trim()));
  if (from === null || to === null || more.length > 0 || to === from) throw new InvalidArgumentError('It must be two times of a day, such as 8:00-18:00, or 22:00-6:00 for a night.');
  return [from, to < from ? to + DAY_SECONDS : to];
}

function date(text: string): string {
  if (!isDate(text)) throw new InvalidArgumentError('It must be a date such as 2026-11-02.');
  return text;
}

function timeZone(text: string): string {
  if (!isZone(text)) throw new InvalidArgumentError('It must be the name of a time zone, such as Europe/Berlin.');
  return text;
}
