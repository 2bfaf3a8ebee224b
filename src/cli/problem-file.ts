import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseRequest, problemFromRequest, type CanonicalRequest } from '../contract/index.js';
import { parseSolution, readInstance } from '../instance/index.js';
import type { Problem, Rounding } from '../model/problem.js';
import { CommandError } from './command-error.js';

/** A problem read from a file, whatever the format. */
export interface ProblemFile {
  readonly name: string;
  readonly request: CanonicalRequest;
  readonly problem: Problem;
  /** Best-known cost, from a `.sol` beside; null without one. */
  readonly bestKnown: number | null;
}

/** Findings that are shown. */
const SHOWN_FINDINGS = 10;

/**
 * Reads a solve request (`.json`) or a benchmark instance (`.vrp`, `.txt`).
 *
 * @throws CommandError or InstanceError naming the file and what is wrong with it.
 */
export function readProblemFile(path: string, options: { rounding?: Rounding | undefined } = {}): ProblemFile {
  if (!['.json', '.vrp', '.txt'].includes(extname(path).toLowerCase())) {
    throw new CommandError(`${path}: unknown kind of file; give a solve request .json, a CVRPLIB .vrp or a Solomon .txt`);
  }
  const file = extname(path).toLowerCase() === '.json' ? readRequestFile(path) : readInstance(path, options);
  return { ...file, problem: problemFromRequest(file.request) };
}

function readRequestFile(path: string): Omit<ProblemFile, 'problem'> {
  const outcome = parseRequest(readBytes(path));
  if ('findings' in outcome) {
    const lines = outcome.findings.slice(0, SHOWN_FINDINGS).map(({ loc, msg }) => `  ${loc.join('.')}: ${msg}`);
    const more = outcome.findings.length > SHOWN_FINDINGS ? [`  and ${outcome.findings.length - SHOWN_FINDINGS} more`] : [];
    throw new CommandError([`${path}: is no valid solve request:`, ...lines, ...more].join('\n'));
  }
  return { name: basename(path, extname(path)), request: outcome.request, bestKnown: bestKnownBeside(path) };
}

function bestKnownBeside(path: string): number | null {
  const beside = `${path.slice(0, -extname(path).length)}.sol`;
  if (!existsSync(beside)) return null;
  const cost = Number(parseSolution(readFileSync(beside, 'utf8')).cost ?? NaN);
  return Number.isFinite(cost) ? cost : null;
}

/** @throws CommandError when the file cannot be read. */
export function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); give the path of a readable file`);
  }
}

/** @returns the gap of a cost as text, `gap to best-known 27591: +3.45 %` for instance; null without a best-known cost. */
export function gapText(cost: number, bestKnown: number | null): string | null {
  if (bestKnown === null || !(bestKnown > 0)) return null;
  const gap = (100 * (cost - bestKnown)) / bestKnown;
  return `gap to best-known ${bestKnown}: ${gap < 0 ? '' : '+'}${gap.toFixed(2)} %`;
}
