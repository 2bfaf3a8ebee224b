import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { problemFromRequest } from '../contract/problem.js';
import { inspect } from '../model/checker.js';
import type { Problem, Rounding } from '../model/problem.js';
import { InstanceError } from './instance-error.js';
import { isLiLim, parseLiLim } from './li-lim.js';
import { InstanceTooLargeError, type ReaderLimits } from './limits.js';
import { isSartoriBuriol, parseSartoriBuriol } from './sartori-buriol.js';
import { parseSolution, readSolution } from './solution.js';
import { parseSolomon } from './solomon.js';
import { type Convention, conventionOf, parseVrplibProblem, type StatedProblem } from './vrplib.js';

export interface Instance extends StatedProblem {
  readonly name: string;
  /**
   * Best-known cost in the family's convention; null without a published solution next to it, or if another rounding was
   * requested.
   */
  readonly bestKnown: number | null;
  /** Vehicles of that solution; null unless the family minimises them first. */
  readonly bestVehicles: number | null;
}

/** Options for reading an instance. */
export interface InstanceOptions {
  readonly limits: ReaderLimits;
  /** Default: the family's rounding. */
  readonly rounding?: Rounding | undefined;
}

const DIMACS: Convention = { rounding: 'tenth-down', costScale: 1, bestKnown: Number };
const PAIRED: Convention = { rounding: 'none', costScale: 1, bestKnown: Number, inexact: 0.5 + 1e-9 };

/** A way to read a file. */
interface Format {
  readonly convention: Convention;
  readonly problem: (limits: ReaderLimits, rounding: Rounding) => StatedProblem;
}

/**
 * Reads a benchmark instance, and the best-known cost from the solution next to it: CVRPLIB `.vrp` with `NAME.sol`, Solomon
 * `.txt` with `NAME.sol`, and Li and Lim or Sartori and Buriol `.txt`, which their content tells, with
 * `NAME.VEHICLES_DISTANCE.txt`.
 * @throws InstanceError when the file cannot be read or parsed.
 */
export function readInstance(path: string, { limits, ...options }: InstanceOptions): Instance {
  const name = basename(path, extname(path));
  return within(path, () => {
    const { convention, problem: parse } = formatOf(path, readText(path));
    const rounding = options.rounding ?? convention.rounding;
    const stated = parse(limits, rounding);
    const { problem } = stated;
    const comparable = problem.travel[0]!.distances.kind === 'matrix' || rounding === convention.rounding;
    const best = comparable ? bestBeside(path, { problem, convention, limits }) : null;
    return { name, ...stated, bestKnown: best?.cost ?? null, bestVehicles: best?.vehicles ?? null };
  });
}

function formatOf(path: string, text: string): Format {
  if (isLiLim(text)) return { convention: PAIRED, problem: (limits, rounding) => ({ request: null, problem: parseLiLim(text, limits, rounding) }) };
  if (isSartoriBuriol(text)) return { convention: PAIRED, problem: (limits) => ({ request: null, problem: parseSartoriBuriol(text, limits) }) };
  if (extname(path).toLowerCase() === '.txt') return { convention: DIMACS, problem: (limits, rounding) => solomonProblem(text, limits, rounding) };
  return { convention: conventionOf(text), problem: (limits, rounding) => parseVrplibProblem(text, limits, rounding) };
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

interface Best {
  readonly cost: number;
  readonly vehicles: number | null;
}

function bestBeside(path: string, { problem, convention, limits }: Family): Best | null {
  const beside = solutionBeside(path, problem);
  if (beside === null) return null;
  const text = readText(beside.path);
  const cost = beside.cost ?? parseSolution(text, limits).cost;
  const stated = cost === null ? NaN : convention.bestKnown(cost);
  if (!Number.isFinite(stated)) return null;
  if (convention.inexact === undefined) return { cost: stated, vehicles: beside.vehicles };
  const recomputed = inspect(problem, readSolution(problem, text, limits)).cost;
  const precise = recomputed !== null && Math.abs(recomputed - stated) <= convention.inexact;
  return { cost: precise ? recomputed : stated, vehicles: beside.vehicles };
}

interface SolutionPath {
  readonly path: string;
  /** As the name of the file states them; null: it does not. */
  readonly cost: string | null;
  readonly vehicles: number | null;
}

/** `NAME.sol`, or for problems with the fewest vehicles first `NAME.VEHICLES_DISTANCE.txt`, whose name may be in lower case. */
function solutionBeside(path: string, problem: Problem): SolutionPath | null {
  const stem = path.slice(0, path.length - extname(path).length);
  if (problem.primary !== 'vehicles') return existsSync(`${stem}.sol`) ? { path: `${stem}.sol`, cost: null, vehicles: null } : null;
  const name = basename(stem).toLowerCase();
  for (const file of readdirSync(dirname(path))) {
    const [, of, vehicles, cost] = /^(.+)\.(\d+)_(\d+(?:\.\d+)?)\.txt$/.exec(file.toLowerCase()) ?? [];
    if (of === name) return { path: join(dirname(path), file), cost: cost!, vehicles: Number(vehicles) };
  }
  return null;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InstanceError(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); give the path of a readable file`);
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
