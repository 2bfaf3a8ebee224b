import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';

/** The figures of one setting, such as three brokers. */
export interface ScaleFigures {
  readonly setting: string;
  readonly matrixPerSecond: number;
  readonly coordinatesPerSecond: number;
  readonly pollsPerSecond: number;
  /** CPU milliseconds of a submission with a matrix, and of a poll: all APIs, all brokers. */
  readonly submitMs: readonly [api: number, broker: number];
  readonly pollMs: readonly [api: number, broker: number];
  /** p50 and p99 at a steady rate, milliseconds. */
  readonly steadySubmit: readonly [number, number];
  readonly steadyPoll: readonly [number, number];
  readonly passMs: number;
  /** Cores used by others in the meantime; milliseconds of one append with flush, measured before. */
  readonly otherCores: number;
  readonly flushMs: number;
}

const PLAN = join(packageRoot, 'deploy', 'SCALING.md');
const PLACE = /(<!-- bench-scale -->\n)[\s\S]*?(\n<!-- \/bench-scale -->)/;

const rounded = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
const pair = ([first, second]: readonly [number, number], digits?: number): string => [first, second].map((value) => (digits === undefined ? rounded(value) : value.toFixed(digits))).join(', ');

/** @returns the table of `deploy/SCALING.md`, with a column per setting. */
export function scaleTable(settings: readonly ScaleFigures[]): string {
  const rows: [string, (figures: ScaleFigures) => string][] = [
    ['submissions a second at most, 100 nodes with matrix (50 kB)', (each) => rounded(each.matrixPerSecond)],
    ['submissions a second at most, 100 nodes with coordinates (4 kB)', (each) => rounded(each.coordinatesPerSecond)],
    ['polls a second at most', (each) => rounded(each.pollsPerSecond)],
    ['processor per submission with matrix: API, broker, ms', (each) => pair(each.submitMs, 1)],
    ['processor per poll: API, broker, ms', (each) => pair(each.pollMs, 2)],
    ['submit with matrix at 40/s: p50, p99, ms', (each) => pair(each.steadySubmit)],
    ['poll at 160/s meanwhile: p50, p99, ms', (each) => pair(each.steadyPoll)],
    ['a pass of the reconciler over all tasks, ms', (each) => rounded(each.passMs)],
    ['on this machine: one append with its flush, ms; cores that other work had meanwhile', (each) => `${each.flushMs.toFixed(2)}; ${each.otherCores.toFixed(1)}`],
  ];
  return [
    `| | ${settings.map(({ setting }) => setting).join(' | ')} |`,
    `|---|${'---|'.repeat(settings.length)}`,
    ...rows.map(([what, cell]) => `| ${what} | ${settings.map(cell).join(' | ')} |`),
  ].join('\n');
}

/** Inserts a table at its place in the plan. @returns the updated plan. */
export function withTable(plan: string, table: string): string {
  if (!PLACE.test(plan)) throw new Error('deploy/SCALING.md has no place for the table: <!-- bench-scale --> to <!-- /bench-scale -->');
  return plan.replace(PLACE, (_, before: string, after: string) => `${before}${table}${after}`);
}

/** Writes the table into `deploy/SCALING.md`. */
export function writeTable(table: string): void {
  writeFileSync(PLAN, withTable(readFileSync(PLAN, 'utf8'), table));
}
