import { problemFromRequest } from '../contract/problem.js';
import type { CanonicalRequest, RequestDistances } from '../contract/request.js';
import type { Problem, Rounding } from '../model/problem.js';
import { BASE_REQUEST, UNIT_SPEED, repeat } from './base-request.js';
import { explicitMatrix } from './edge-weights.js';
import { InstanceError, countFrom, integerFrom, numberFrom } from './instance-error.js';
import { type ReaderLimits, requireWithin } from './limits.js';
import { plainName, tokensOf } from './lines.js';
import { soundRequest } from './sound-request.js';
import { statesMore, withDispatchSections } from './vrplib-dispatch.js';
import { type VrplibFile, numberedColumn, numberedRows, requiredKey, splitVrplib } from './vrplib-sections.js';

/** The conventions of an instance family: rounding of distances and scale of costs. */
export interface Convention {
  readonly rounding: Rounding;
  /** Costs in the file are this multiple of the original ones. */
  readonly costScale: number;
  /** Converts the stated cost of a `.sol` to the family's units. */
  readonly bestKnown: (stated: string) => number;
  /** The source summed figures with two decimals: the stated cost may be off by this much and is recomputed. */
  readonly inexact?: number;
}

const PLAIN: Convention = { rounding: 'nearest', costScale: 1, bestKnown: Number };

/** The dialects written by PyVRP, in original units. */
const DIALECTS = new Map<string, Convention>(Object.entries({
  // Stated with decimals, or as integers scaled by 1000 for distance and by 100 for unit cost.
  HFVRP: {
    rounding: 'thousandth',
    costScale: 100,
    inexact: 0.05,
    bestKnown: (stated) => (stated.includes('.') && !/e/i.test(stated) ? Number(stated) : Number(stated) / 1e5),
  },
  MDVRPTW: { rounding: 'thousandth', costScale: 1, bestKnown: (stated) => Number(stated) / 1000 },
  SDVRPTW: { rounding: 'thousandth', costScale: 1, bestKnown: (stated) => Number(stated) / 1000 },
  VRPB: { rounding: 'nearest', costScale: 1, bestKnown: Number },
  MTVRPTWR: { rounding: 'tenth-down', costScale: 1, bestKnown: (stated) => Number(stated) / 10 },
  PCVRPTW: { rounding: 'tenth-down', costScale: 1, bestKnown: (stated) => Number(stated) / 10 },
} satisfies Record<string, Convention>));

/** Returns the convention of a VRPLIB text, determined by its TYPE. */
export function conventionOf(text: string): Convention {
  return DIALECTS.get(splitVrplib(text).header.get('TYPE') ?? '') ?? PLAIN;
}

/**
 * Returns the request of version 1 of a VRPLIB text: CVRP, optionally with a limit on route length, and the HFVRP and
 * MDVRPTW dialects. Node k has index k - 1; one unit of distance takes one minute; without a fleet there is one vehicle
 * per customer.
 * @param rounding of EUC_2D distances; default: the family's.
 * @throws InstanceError, also for a file that states more than such a request can.
 */
export function parseVrplib(text: string, limits: ReaderLimits, rounding?: Rounding): CanonicalRequest {
  const file = splitVrplib(text);
  const more = statesMore(file);
  if (more !== null) throw new InstanceError(`the ${more} cannot be stated in a solve request of version 1; use the commands solve, verify and bench on the file itself`);
  return requestOf(file, limits, rounding);
}

/** The problem of a file; `request` is null if version 1 cannot state it. */
export interface StatedProblem {
  readonly request: CanonicalRequest | null;
  readonly problem: Problem;
}

/**
 * Returns the problem of a VRPLIB text: what `parseVrplib` reads, and the SDVRPTW, PCVRPTW, VRPB and MTVRPTWR dialects, whose customers
 * accept some vehicles only, may be left out at a price, also have goods that are collected, or are served by several trips of a
 * vehicle, each once its goods are there.
 * @throws InstanceError
 */
export function parseVrplibProblem(text: string, limits: ReaderLimits, rounding?: Rounding): StatedProblem {
  const file = splitVrplib(text);
  const request = requestOf(file, limits, rounding);
  const problem = problemFromRequest(request);
  return statesMore(file) === null ? { request, problem } : { request: null, problem: withDispatchSections(problem, file, limits) };
}

function requestOf(file: VrplibFile, limits: ReaderLimits, rounding: Rounding | undefined): CanonicalRequest {
  const convention = DIALECTS.get(file.header.get('TYPE') ?? '') ?? PLAIN;
  const nodeCount = countFrom(requiredKey(file, 'DIMENSION'), 'DIMENSION');
  requireWithin(limits, 'nodes', nodeCount);
  const depots = depotsOf(file, nodeCount, convention);
  const fleet = file.header.get('VEHICLES');
  const vehicleCount = fleet === undefined ? Math.max(1, nodeCount - depots.length) : countFrom(fleet, 'VEHICLES');
  requireWithin(limits, 'vehicles', vehicleCount);
  const vehicleDepots = vehicleDepotsOf(file, vehicleCount, nodeCount, depots);
  const name = file.header.get('NAME');
  return soundRequest({
    ...BASE_REQUEST,
    name: name === undefined ? null : plainName(name),
    nodeCount,
    vehicleCount,
    distances: distancesOf(file, nodeCount, limits, rounding ?? convention.rounding),
    startNodes: vehicleDepots,
    endNodes: vehicleDepots,
    demands: numberedRows(file, 'DEMAND_SECTION', nodeCount, 1).map((row) => row[0]!),
    capacities: numberedColumn(file, 'CAPACITY_SECTION', vehicleCount) ??
      repeat(numberFrom(requiredKey(file, 'CAPACITY'), 'CAPACITY'), vehicleCount),
    ...costsOf(file, vehicleCount, convention.costScale),
    ...timesOf(file, nodeCount, vehicleCount, depots),
  });
}

function distancesOf(file: VrplibFile, nodeCount: number, limits: ReaderLimits, rounding: Rounding): RequestDistances {
  const type = file.header.get('EDGE_WEIGHT_TYPE') ?? 'EUC_2D';
  if (type === 'EXPLICIT') {
    const span = file.sections.get('EDGE_WEIGHT_SECTION');
    if (span === undefined) throw new InstanceError('the EDGE_WEIGHT_SECTION is missing');
    requireWithin(limits, 'cells', nodeCount * nodeCount);
    const tokens = (): Iterable<string> => tokensOf(file.text, span.from, span.to);
    return { kind: 'matrix', matrix: explicitMatrix(file.header.get('EDGE_WEIGHT_FORMAT') ?? 'FULL_MATRIX', tokens, nodeCount) };
  }
  if (type !== 'EUC_2D' && type !== 'EXACT_2D') {
    throw new InstanceError(`EDGE_WEIGHT_TYPE ${type.slice(0, 40)} is not known; use EUC_2D, EXACT_2D or EXPLICIT`);
  }
  const points = numberedRows(file, 'NODE_COORD_SECTION', nodeCount, 2);
  return {
    kind: 'positions',
    x: Float64Array.from(points, (point) => point[0]!),
    y: Float64Array.from(points, (point) => point[1]!),
    rounding: type === 'EXACT_2D' ? 'none' : rounding,
  };
}

/** @returns node indices; the list in the file ends with -1 or with the section. In a dialect without the section, the first node. */
function depotsOf(file: VrplibFile, nodeCount: number, convention: Convention): number[] {
  const span = file.sections.get('DEPOT_SECTION') ?? { from: 0, to: 0 };
  if (convention !== PLAIN && !file.sections.has('DEPOT_SECTION')) return [0];
  const depots = new Set<number>();
  for (const token of tokensOf(file.text, span.from, span.to)) {
    if (token === '-1') break;
    depots.add(integerFrom(token, 'DEPOT_SECTION', 1, nodeCount) - 1);
  }
  if (depots.size === 0) throw new InstanceError('the DEPOT_SECTION lists no depot');
  return [...depots];
}

function vehicleDepotsOf(file: VrplibFile, vehicles: number, nodeCount: number, depots: readonly number[]): number[] {
  const named = numberedColumn(file, 'VEHICLES_DEPOT_SECTION', vehicles);
  if (named !== null) return named.map((node) => integerFrom(String(node), 'VEHICLES_DEPOT_SECTION', 1, nodeCount) - 1);
  if (depots.length > 1) {
    throw new InstanceError(`there are ${depots.length} depots; a VEHICLES_DEPOT_SECTION must say which vehicle starts where`);
  }
  return repeat(depots[0]!, vehicles);
}

function costsOf(file: VrplibFile, vehicles: number, scale: number): Partial<CanonicalRequest> {
  const fixed = numberedColumn(file, 'VEHICLES_FIXED_COST_SECTION', vehicles);
  const unit = numberedColumn(file, 'VEHICLES_UNIT_DISTANCE_COST_SECTION', vehicles);
  if (fixed === null && unit === null) return {};
  const scaled = (costs: number[] | null): number[] | null => costs?.map((cost) => cost / scale) ?? null;
  return { objective: 'min_total_cost', fixedCosts: scaled(fixed), unitDistanceCosts: scaled(unit) };
}

/** With only a limit on duration, every window is open for that duration: then departing at 0 loses nothing. */
function timesOf(file: VrplibFile, nodeCount: number, vehicles: number, depots: readonly number[]): Partial<CanonicalRequest> {
  const windows = file.sections.has('TIME_WINDOW_SECTION') ? numberedRows(file, 'TIME_WINDOW_SECTION', nodeCount, 2) : null;
  const limit = file.header.get('VEHICLES_MAX_DURATION') ?? file.header.get('DISTANCE');
  if (windows === null && limit === undefined) return {};
  const minutes = limit === undefined ? null : numberFrom(limit, 'VEHICLES_MAX_DURATION');
  const everywhere = file.header.get('SERVICE_TIME');
  const service = numberedColumn(file, 'SERVICE_TIME_SECTION', nodeCount) ??
    repeat(everywhere === undefined ? 0 : numberFrom(everywhere, 'SERVICE_TIME'), nodeCount);
  if (everywhere !== undefined) for (const depot of depots) service[depot] = 0;
  return {
    timeWindows: windows?.map(([open, close]) => [open!, close!] as const) ?? repeat([0, minutes!] as const, nodeCount),
    serviceTimes: service,
    speeds: repeat(UNIT_SPEED, vehicles),
    maxWorkingHours: minutes === null ? null : minutes / 60,
  };
}
