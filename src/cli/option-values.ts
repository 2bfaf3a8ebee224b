import { InvalidArgumentError } from 'commander';
import type { Rounding } from '../model/problem.js';
import type { ParameterValues } from '../strategy/manifest.js';
import type { BoundMode } from '../strategy/run.js';

const ROUNDINGS: readonly Rounding[] = ['none', 'nearest', 'tenth-down', 'thousandth'];

/** Creates the reader of a number option. */
export function number(minimum: number, maximum: number, options: { integer: boolean }): (text: string) => number {
  return (text) => {
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    if (value >= minimum && value <= maximum && (!options.integer || Number.isInteger(value))) return value;
    throw new InvalidArgumentError(`It must be ${options.integer ? 'an integer' : 'a number'} from ${minimum} to ${maximum}.`);
  };
}

const BOUND_MODES: readonly BoundMode[] = ['none', 'default', 'strong'];

export function boundMode(text: string): BoundMode {
  const found = BOUND_MODES.find((known) => known === text);
  if (found === undefined) throw new InvalidArgumentError(`It must be one of ${BOUND_MODES.join(', ')}.`);
  return found;
}

export function rounding(text: string): Rounding {
  const found = ROUNDINGS.find((known) => known === text);
  if (found === undefined) throw new InvalidArgumentError(`It must be one of ${ROUNDINGS.join(', ')}.`);
  return found;
}

/** Comma-separated names. */
export function names(text: string): string[] {
  const list = text.split(',').map((name) => name.trim());
  if (list.some((name) => !/^[a-z][a-z0-9-]*$/.test(name))) throw new InvalidArgumentError('It must be names separated by commas.');
  return list;
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** A lifetime such as `30d`, `12h`, `90m`, `45s`. @returns milliseconds. */
export function lifetime(text: string): number {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const ms = Number(amount) * (UNITS[unit ?? ''] ?? NaN) * 1000;
  if (!(ms > 0)) throw new InvalidArgumentError('It must be a whole number from 1 to 999999 followed by s, m, h or d, such as 30d.');
  return ms;
}

/** Collects `--param name=value`; numbers and booleans are read as such. */
export function parameter(text: string, before: ParameterValues | undefined): ParameterValues {
  const [, name, value] = /^([A-Za-z][A-Za-z0-9_-]*)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('It must be name=value.');
  if (before !== undefined && Object.hasOwn(before, name)) throw new InvalidArgumentError(`${name} has a value already; give each parameter once.`);
  return { ...before, [name]: parameterValue(value) };
}

function parameterValue(text: string): number | string | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
