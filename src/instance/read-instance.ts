import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { problemFromRequest } from '../contract/problem.js';
import { inspect } from '../model/checker.js';
import type { Problem, Rounding } from '../model/problem.js';
import { InstanceError } from './instance-error.js';
import { InstanceTooLargeError, type ReaderLimits } from './limits.js';
import { parseSolution, readSolution } from './solution.js';
import { parseSolomon } from './solomon.js';
import { type Convention, conventionOf, parseVrplibProblem, type StatedProblem } from './vrplib.js';

export interface Instance extends StatedProblem {
  readonly name: string;
  /**
   * Best-known cost in the family's convention; null without a `.sol` file next to it, or if another rounding was
   * requested.
   */
  readonly bestKnown: number | null;
}

/** Options for reading an instance. */
export interface InstanceOptions {
  readonly limits: ReaderLimits;
  /** Default: the family's rounding. */
  readonly rounding?: Rounding | undefined;
}

const DIMACS: Convention = { rounding: 'tenth-down', costScale: 1, bestKnown: Number };

/**
 * Reads a benchmark instance: CVRPLIB `.vrp` or Solomon `.txt`, and the best-known cost from the `.sol` next to it.
 * @throws InstanceError when the file cannot be read or parsed.
 */
export function readInstance(path: string, { limits, ...options }: InstanceOptions): Instance {
  const name = basename(path, extname(path));
  return within(path, () => {
    const text = readText(path);
    const vrplib = extname(path).toLowerCase() !== '.txt';
    const convention = vrplib ? conventionOf(text) : DIMACS;
    const rounding = options.rounding ?? convention.rounding;
    const stated = vrplib ? parseVrplibProblem(text, limits, rounding) : solomonProblem(text, limits, rounding);
    const { problem } = stated;
    const comparable = problem.travel[0]!.distances.kind === 'matrix' || rounding === convention.rounding;
    return { name, ...stated, bestKnown: comparable ? bestKnownBeside(path, { problem, convention, limits }) : null };
  });
}

function solomonProblem(text: string, limits: ReaderLimits, rounding: Rounding): StatedProblem {
  const request = parseSolomon(text, limits, rounding);
  return { request, problem: problemFromRequest(request) };
}

interface Family {
  readonly problem: Problem;
  readonly convention: Convention;
  readonly limits: ReaderLimits;
}

function bestKnownBeside(path: string, { problem, convention, limits }: Family): number | null {
  const beside = `${path.slice(0, path.length - extname(path).length)}.sol`;
  if (!existsSync(beside)) return null;
  const text = readText(beside);
  const { cost } = parseSolution(text, limits);
  const stated = cost === null ? NaN : convention.bestKnown(cost);
  if (!Number.isFinite(stated)) return null;
  if (convention.inexact === undefined) return stated;
  const recomputed = inspect(problem, readSolution(problem, text, limits)).cost;
  return recomputed !== null && Math.abs(recomputed - stated) <= convention.inexact ? recomputed : stated;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InstanceError(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`);
  }
}

function within<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InstanceTooLargeError) throw error;
    if (error instanceof InstanceError) throw new InstanceError(`${path}: ${error.message}`);
    throw error;
  }
}
