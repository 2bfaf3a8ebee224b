import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { RequestWarning } from '#generated/types.js';
import { parseRequest } from '../contract/parse.js';
import type { PlanIds, PlanMeta } from '../contract/plan/ids.js';
import { PLAN_BODY } from '../contract/plan/body-limits.js';
import { parsePlanBody, planMeta, planSizes } from '../contract/plan/parse.js';
import type { EarlierRoute } from '../contract/plan/initial-routes.js';
import { planProblem } from '../contract/plan/problem.js';
import { planWarnings } from '../contract/plan/warnings.js';
import { problemFromRequest } from '../contract/problem.js';
import { readBody, type Unreadable } from '../contract/read-body.js';
import type { CanonicalRequest } from '../contract/request.js';
import { loadConfig } from '../config.js';
import { InstanceTooLargeError, requireWithin, type ReaderLimits } from '../instance/limits.js';
import { parseSolution, readSolution } from '../instance/solution.js';
import { InstanceError } from '../instance/instance-error.js';
import { readInstance } from '../instance/read-instance.js';
import type { PlannedRoutes, Problem, Rounding } from '../model/problem.js';
import { readPlans } from '../serve/plans.js';
import { CommandError } from './command-error.js';
import { versionOfRequest } from '../contract/request-version.js';

/** A problem read from a file, whatever the format. */
export interface ProblemFile {
  readonly name: string;
  readonly problem: Problem;
  /** The solve request of version 1 that states the problem; null: version 1 cannot. */
  readonly request: CanonicalRequest | null;
  /** What a request of version 2 calls the parts of the problem; null: the file is none. */
  readonly ids: PlanIds | null;
  readonly asked: Asked;
  /** Routes that the request states to start from; null or omitted: none. */
  readonly initial?: readonly EarlierRoute[] | null;
  /** Best-known cost, from a solution beside; null without one. */
  readonly bestKnown: number | null;
  /** Vehicles of that solution, where the fewest come first; null otherwise. */
  readonly bestVehicles: number | null;
  /** What in a solve request has no effect or probably another one than was meant. */
  readonly warnings?: readonly RequestWarning[];
}

/** How the file itself asks to be solved. */
export type Asked = Pick<PlanMeta, 'timeLimitSeconds' | 'seed' | 'iterations' | 'strategy'> & { readonly bound?: 'default' | 'strong' | null };

const ASKS_NOTHING: Asked = { timeLimitSeconds: null, seed: null, iterations: null, strategy: null };

/** Findings that are shown. */
const SHOWN_FINDINGS = 10;

/**
 * Reads a solve request (`.json`) or a benchmark instance (`.vrp`, `.txt`).
 *
 * @throws CommandError or InstanceError naming the file and what is wrong with it.
 */
export function readProblemFile(path: string, options: { rounding?: Rounding | undefined } = {}): ProblemFile {
  if (!['.json', '.vrp', '.txt'].includes(extname(path).toLowerCase())) {
    throw new CommandError(`${path}: unknown file type; give a solve request .json, a CVRPLIB .vrp, or a .txt of Solomon, Li and Lim, or Sartori and Buriol`);
  }
  const limits = fileLimits();
  try {
    if (extname(path).toLowerCase() === '.json') return readRequestFile(path, limits);
    const instance = readInstance(path, { ...options, limits });
    return { ...instance, ids: null, asked: instance.request ?? ASKS_NOTHING };
  } catch (error) {
    if (error instanceof InstanceTooLargeError) throw tooLarge(path, error);
    throw error;
  }
}

/** A matrix of more cells takes over 200 MB. */
const MAX_CELLS = 25_000_000;

/** @returns what files may state: nodes and vehicles as the largest plan allows them. */
export function fileLimits(): ReaderLimits {
  const { list } = readPlans(loadConfig());
  return {
    nodes: Math.max(...list.map(({ maxNodes }) => maxNodes)),
    vehicles: Math.max(...list.map(({ maxVehicles }) => maxVehicles)),
    cells: MAX_CELLS,
  };
}

function tooLarge(path: string, { what, count, limit }: InstanceTooLargeError): CommandError {
  const remedy = what === 'cells' ? 'give coordinates instead of a matrix' : `raise max_${what} of a plan in ${loadConfig().plansFile}`;
  return new CommandError(`${path}: ${count} ${what} are more than the ${limit} ${what === 'cells' ? 'that are read' : 'of the largest plan'}: ${remedy}`);
}

function readRequestFile(path: string, limits: ReaderLimits): ProblemFile {
  const bytes = readBytes(path);
  const name = basename(path, extname(path));
  const bestKnown = bestKnownBeside(path, limits);
  const body = readBody(bytes, PLAN_BODY);
  if ('value' in body && versionOfRequest(body.value) === 2) return { name, bestKnown, bestVehicles: null, ...readPlanRequest(path, body.value, limits) };
  const outcome = parseRequest(bytes);
  if ('findings' in outcome) throw notValid(path, outcome.findings);
  const { request, warnings } = outcome;
  requireWithin(limits, 'nodes', request.nodeCount);
  requireWithin(limits, 'vehicles', request.vehicleCount);
  return { name, bestKnown, bestVehicles: null, request, ids: null, asked: request, warnings, problem: problemFromRequest(request) };
}

function readPlanRequest(path: string, body: unknown, limits: ReaderLimits): Pick<ProblemFile, 'request' | 'ids' | 'asked' | 'initial' | 'warnings' | 'problem'> {
  const outcome = parsePlanBody(body);
  if ('findings' in outcome) throw notValid(path, outcome.findings);
  const { request } = outcome;
  requireWithin(limits, 'nodes', request.stops.length);
  requireWithin(limits, 'vehicles', planSizes(request).vehicles);
  const plan = planProblem(request);
  if ('fault' in plan) throw notValid(path, [plan.fault]);
  return { request: null, asked: planMeta(request), warnings: planWarnings(request), ...plan };
}

function notValid(path: string, findings: Unreadable['findings']): CommandError {
  const lines = findings.slice(0, SHOWN_FINDINGS).map(({ loc, msg }) => `  ${loc.join('.')}: ${msg}`);
  const more = findings.length > SHOWN_FINDINGS ? [`  and ${findings.length - SHOWN_FINDINGS} more`] : [];
  return new CommandError([`${path}: not a valid solve request:`, ...lines, ...more].join('\n'));
}

/** @returns the request of version 1 of a file. @throws CommandError if version 1 cannot state its problem. */
export function requestOfVersion1(path: string, { request }: ProblemFile): CanonicalRequest {
  if (request !== null) return request;
  throw new CommandError(`${path}: a solve request of version 1 cannot state this problem; use the commands solve, verify and bench on the file itself`);
}

function bestKnownBeside(path: string, limits: ReaderLimits): number | null {
  const beside = `${path.slice(0, -extname(path).length)}.sol`;
  if (!existsSync(beside)) return null;
  const cost = Number(namingFile(beside, () => parseSolution(readFileSync(beside, 'utf8'), limits)).cost ?? NaN);
  return Number.isFinite(cost) ? cost : null;
}

/** @returns the routes of a `.sol` file. @throws CommandError naming the file and what is wrong with it. */
export function readSolutionFile(problem: Problem, path: string): PlannedRoutes {
  const text = new TextDecoder().decode(readBytes(path));
  return namingFile(path, () => readSolution(problem, text, fileLimits()));
}

/** @returns the cost that a `.sol` file states, verbatim; null if it states none. @throws CommandError as `readSolutionFile` does. */
export function readSolutionCost(path: string): string | null {
  const text = new TextDecoder().decode(readBytes(path));
  return namingFile(path, () => parseSolution(text, fileLimits())).cost;
}

/** @throws CommandError naming the file whose text a reader refuses. */
function namingFile<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InstanceError ? new CommandError(`${path}: ${error.message}`) : error;
  }
}

/** @throws CommandError when the file cannot be read. */
export function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); give the path of a readable file`);
  }
}

/** @returns what is known of the best solution, as a run stores it. */
export function bestOf({ bestKnown, bestVehicles }: ProblemFile): { readonly bestKnown: number | null; readonly bestVehicles?: number } {
  return bestVehicles === null ? { bestKnown } : { bestKnown, bestVehicles };
}

/** @returns the gap of a plan as text: of its vehicles where these come first, and of its cost unless they differ. */
export function planGapText(cost: number, routes: number, { bestKnown, bestVehicles }: ProblemFile): string | null {
  if (bestVehicles === null || routes === bestVehicles) return gapText(cost, bestKnown);
  return `${routes} vehicles, ${Math.abs(routes - bestVehicles)} ${routes > bestVehicles ? 'more' : 'fewer'} than the best-known ${bestVehicles}`;
}

/** @returns the gap of a cost as text, `gap to best-known 27591: +3.45 %` for instance; null without a best-known cost. */
export function gapText(cost: number, bestKnown: number | null): string | null {
  if (bestKnown === null || !(bestKnown > 0)) return null;
  const gap = (100 * (cost - bestKnown)) / bestKnown;
  return `gap to best-known ${bestKnown}: ${gap < 0 ? '' : '+'}${gap.toFixed(2)} %`;
}
