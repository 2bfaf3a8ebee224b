import type { DistanceRounding, ProblemFinding, ProblemReport, RequestWarning } from '#generated/account/types.js';
import type { Plan } from '../../accounts/plans.js';
import { findPlaces, type JsonPlaces, type TextPlace } from '../../contract/json-places.js';
import { parseRequest } from '../../contract/parse.js';
import { defaultPlanSeed } from '../../contract/plan/pack.js';
import { PLAN_BODY } from '../../contract/plan/body-limits.js';
import { earlierNamed, type EarlierRequest } from '../../contract/plan/based-on/earlier.js';
import { mergeBody, type MergedBody } from '../../contract/plan/based-on/merge-body.js';
import { parsePlanBody, planMeta, planSizes } from '../../contract/plan/parse.js';
import { planProblem } from '../../contract/plan/problem.js';
import { NO_UPLOADS, uploadedSets, type Uploads, uploadsNamed, withUploads } from '../../contract/plan/uploads.js';
import { planWarnings } from '../../contract/plan/warnings.js';
import { problemFromRequest } from '../../contract/problem.js';
import { warningsMember } from '../../contract/result.js';
import { readBody } from '../../contract/read-body.js';
import { requestToJson } from '../../contract/wire.js';
import { serialise, type Serialised } from '../../contract/serialised.js';
import { trafficKey, trafficKeyOf } from '../../contract/seed.js';
import { versionOfText } from '../../contract/request-version.js';
import type { CanonicalRequest } from '../../contract/request.js';
import type { Finding } from '../../errors.js';
import { InstanceError } from '../../instance/instance-error.js';
import { InstanceTooLargeError, type ReaderLimits } from '../../instance/limits.js';
import { materialise } from '../../instance/materialise.js';
import { parseSolomon } from '../../instance/solomon.js';
import { parseVrplib } from '../../instance/vrplib.js';
import type { Problem, Rounding } from '../../model/problem.js';
import { sketchOf } from '../../strategy/sketch.js';
import { selectionTime } from '../../strategy/reproducible.js';
import { selectStrategy } from '../../strategy/selection.js';
import type { SelectionTable } from '../../strategy/selection-table.js';
import type { StrategyManifest } from '../../strategy/contract.js';
import { limitSecondsOf } from '../handlers/problem-steps.js';
import { oversizeOf, type Oversize } from '../request-parser/limits.js';
import { FILE_REMEDY, PLAN_REMEDY, planRemedyOf, remedyOf } from './remedies.js';

/** A text and the data needed to validate it; structured-cloneable. */
export interface ValidationJob {
  readonly bytes: Uint8Array;
  readonly callbackAllowCidrs: readonly string[];
  readonly plan: Pick<Plan, 'id' | 'maxNodes' | 'maxVehicles' | 'maxStops' | 'maxMatrixCells' | 'defaultSolveSeconds' | 'maxSolveSeconds'>;
  readonly manifests: readonly StrategyManifest[];
  readonly selection: SelectionTable;
  /** The account's matrices that the text names; null: it names none. */
  readonly uploads: Uploads | null;
  /** The account's requests that the text is based on; default none. */
  readonly earlier?: readonly EarlierRequest[];
}

/** Findings are located in texts up to this size in characters; nobody edits larger ones by hand. */
const MAX_PLACED = 8 * 1024 * 1024;
const MAX_FINDINGS = 100;
/** Maximum cells of a matrix in a file: 2,000 nodes. A larger one would not fit into a request body. */
const MAX_CELLS = 4_000_000;
const REST = / \(and (\d+) more faults\)$/;

type Format = ProblemReport['format'];

/** A finding that has not been located yet. */
type Unplaced = Finding & { readonly remedy: string };

/** Detects the format of a text and validates it like a submission. Never throws on data. */
export function validateText(job: ValidationJob): ProblemReport {
  const text = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength).toString('utf8');
  const format = formatOf(text);
  if (format === 'json' && versionOfText(job.bytes) === 2) return reported(format, text, readPlanText(job));
  const read = format === 'json' ? readJson(job) : readFile(format, text, job.plan);
  if ('findings' in read) return reported(format, text, read);
  const { request, warnings } = read;
  const overPlan = planFindings(job, request);
  const strategy = overPlan.length === 0 ? strategyOf(job, request) : null;
  return reported(format, text, {
    findings: [...overPlan, ...(strategy?.findings ?? [])],
    nodes: request.nodeCount,
    vehicles: request.vehicleCount,
    strategy: strategy?.name ?? null,
    request: format === 'json' ? null : { ...requestToJson(request) },
    warnings,
    ...('rounding' in read && { distance_rounding: read.rounding }),
    ...('positions' in read && { positions: read.positions }),
  });
}

/** What was found in a text, before its findings are located. */
interface Outcome extends Partial<Pick<ProblemReport, 'nodes' | 'vehicles' | 'strategy' | 'request' | 'positions' | 'distance_rounding' | 'api_version'>> {
  readonly findings: readonly Unplaced[];
  readonly warnings?: readonly RequestWarning[] | undefined;
}

function reported(format: Format, text: string, { findings: unplaced, warnings, ...outcome }: Outcome): ProblemReport {
  const more = REST.exec(unplaced.at(-1)?.msg ?? '');
  const findings = unplaced.slice(0, MAX_FINDINGS).map((finding) => ({ ...finding, msg: finding.msg.replace(REST, '') }));
  return {
    format,
    api_version: 1,
    valid: findings.length === 0,
    findings: placed(format, text, findings),
    more_findings: Number(more?.[1] ?? 0),
    request: null,
    distance_rounding: 'as_given',
    positions: null,
    nodes: null,
    vehicles: null,
    strategy: null,
    ...outcome,
    ...warningsMember(warnings),
  };
}

/** Like `validateText`; returns the report as JSON in transferable memory: with the matrix of a file it is as large as a request body. */
export function serialisedReport(job: ValidationJob): Serialised<ProblemReport> {
  return serialise(validateText(job));
}

/** Returns the id of the earlier request that a text of any kind names, if it does. */
export function earlierOfText(bytes: Uint8Array): string[] {
  const body = readBody(bytes, PLAN_BODY);
  return 'findings' in body ? [] : earlierNamed(body.value);
}

/** Returns the names of uploaded matrices in a text of any kind, or in the request that it is based on. */
export function uploadsOfText(job: Pick<ValidationJob, 'bytes' | 'earlier'>): string[] {
  const body = fullBody(job);
  return 'findings' in body ? [] : uploadsNamed(body.value);
}

/** Returns the JSON in a text; a request that is based on an earlier one as if it had been sent in full. */
function fullBody({ bytes, earlier = [] }: Pick<ValidationJob, 'bytes' | 'earlier'>): { readonly value: unknown; readonly merged: MergedBody | null } | { readonly findings: readonly Finding[] } {
  const body = readBody(bytes, PLAN_BODY);
  if ('findings' in body) return body;
  const merged = mergeBody(body.value, 'parse', earlier);
  if (merged === null) return { value: body.value, merged };
  return 'value' in merged ? { value: merged.value, merged } : merged;
}

/** Guesses the format of a text. Anything unrecognised is treated as JSON, which has the clearest findings. */
function formatOf(text: string): Format {
  if (/^\s*[[{"]/.test(text)) return 'json';
  const head = text.slice(0, 4096);
  if (/^[ \t]*(NAME|TYPE|COMMENT|DIMENSION|CAPACITY|EDGE_WEIGHT_TYPE|VEHICLES)[ \t]*:/m.test(head)) return 'cvrplib';
  return /^[ \t]*VEHICLE\b/m.test(head) && /\bCAPACITY\b/.test(head) ? 'solomon' : 'json';
}

/** How the file defines distances between its coordinates. */
interface FileDistances {
  readonly rounding: DistanceRounding;
  /** Coordinates of a request that carries a matrix instead. */
  readonly positions: number[][] | null;
}

type Read = ({ readonly request: CanonicalRequest; readonly warnings?: readonly RequestWarning[] } & Partial<FileDistances>) | { readonly findings: readonly Unplaced[] };

function readJson({ bytes, callbackAllowCidrs }: ValidationJob): Read {
  const outcome = parseRequest(bytes, { callbackAllowCidrs });
  return 'request' in outcome ? outcome : { findings: outcome.findings.map((finding) => ({ ...finding, remedy: remedyOf(finding) })) };
}

/** Rounds distances by the convention of the instance family, so that costs are comparable with published ones. */
function readFile(format: Format, text: string, plan: ValidationJob['plan']): Read {
  const limits: ReaderLimits = { nodes: plan.maxNodes, vehicles: plan.maxVehicles, cells: MAX_CELLS };
  try {
    return roundedRequest(format === 'cvrplib' ? parseVrplib(text, limits) : parseSolomon(text, limits));
  } catch (error) {
    if (error instanceof InstanceTooLargeError && error.what !== 'cells') return { findings: [planFinding(plan, error.what, error.count)] };
    if (!(error instanceof InstanceError)) throw error;
    return { findings: [{ loc: ['file'], msg: error.message.slice(0, 1000), type: 'file_invalid', remedy: FILE_REMEDY }] };
  }
}

const ROUNDINGS: Readonly<Record<Rounding, DistanceRounding>> = { none: 'unrounded', nearest: 'nearest_integer', 'tenth-down': 'tenth_down', thousandth: 'thousandth' };

/** Rounded distances require a matrix, because the contract does not round between coordinates. A matrix that would be too large is omitted. */
function roundedRequest(request: CanonicalRequest): Read {
  const { distances, nodeCount } = request;
  if (distances.kind === 'matrix') return { request };
  if (nodeCount * nodeCount > MAX_CELLS) return { request: { ...request, distances: { ...distances, rounding: 'none' } }, rounding: 'unrounded' };
  const positions = distances.rounding === 'none' ? null : Array.from(distances.x, (x, node) => [x, distances.y[node]!]);
  return { request: materialise(request), rounding: ROUNDINGS[distances.rounding], positions };
}

const PLAN_LIMITS = {
  nodes: { field: 'node_num', what: 'Node', limit: 'maxNodes' },
  vehicles: { field: 'vehicle_num', what: 'Vehicle', limit: 'maxVehicles' },
} as const;

function planFinding(plan: ValidationJob['plan'], counted: keyof typeof PLAN_LIMITS, count: number): Unplaced {
  const { field, what, limit } = PLAN_LIMITS[counted];
  return { loc: ['body', field], msg: `${what} count (${count}) exceeds the limit of the plan "${plan.id}" (${plan[limit]})`, type: 'plan_limit', remedy: PLAN_REMEDY };
}

function planFindings({ plan }: ValidationJob, { nodeCount, vehicleCount }: CanonicalRequest): Unplaced[] {
  return [
    ...(nodeCount > plan.maxNodes ? [planFinding(plan, 'nodes', nodeCount)] : []),
    ...(vehicleCount > plan.maxVehicles ? [planFinding(plan, 'vehicles', vehicleCount)] : []),
  ];
}

/** How a request asks to be solved. */
type Asked = Pick<CanonicalRequest, 'iterations' | 'timeLimitSeconds' | 'strategy'>;

interface Selected {
  readonly name: string | null;
  readonly findings: readonly Unplaced[];
}

function strategyOf(job: ValidationJob, request: CanonicalRequest): Selected {
  return selected(job, problemFromRequest(request), request, trafficKeyOf(request));
}

function selected({ manifests, selection: table, plan }: ValidationJob, problem: Problem, asked: Asked, key: ReturnType<typeof trafficKeyOf>): Selected {
  const sketch = { ...sketchOf(problem), trafficKey: key, ...selectionTime(asked.iterations, limitSecondsOf(asked, plan)) };
  const selection = selectStrategy(manifests, sketch, asked.strategy, table);
  if ('manifest' in selection) return { name: selection.manifest.name, findings: [] };
  const finding = { loc: asked.strategy === null ? ['body'] : ['body', 'strategy'], msg: selection.reason, type: 'value_error' };
  return { name: null, findings: [{ ...finding, remedy: remedyOf(finding) }] };
}

/** A request of version 2. */
function readPlanText(job: ValidationJob): Outcome {
  const { callbackAllowCidrs, plan } = job;
  const uploads = job.uploads === null ? NO_UPLOADS : uploadedSets(job.uploads);
  const body = fullBody(job);
  const merged = 'merged' in body ? body.merged : null;
  const asSent = (findings: readonly Finding[]): Unplaced[] => (merged?.findings(findings) ?? findings).map((finding) => ({ ...finding, remedy: planRemedyOf(finding) }));
  const read = 'findings' in body ? body : parsePlanBody(body.value, { callbackAllowCidrs, uploads });
  if ('findings' in read) return { api_version: 2, findings: asSent(read.findings) };
  const { request } = read;
  const sizes = planSizes(request, uploads);
  const oversize = oversizeOf(sizes, plan);
  const whole = oversize === null ? withUploads(request, uploads) : request;
  const warnings = planWarnings(whole);
  const facts = { api_version: 2, nodes: sizes.stops, vehicles: sizes.vehicles, request: merged === null ? null : { ...request }, warnings: merged?.warnings(warnings) ?? warnings };
  if (oversize !== null) return { ...facts, findings: [oversizeFinding(plan, oversize)] };
  const stated = planProblem(whole);
  if ('fault' in stated) return { ...facts, findings: asSent([stated.fault]) };
  const { problem } = stated;
  const meta = planMeta(request);
  const isFixed = meta.strategy !== null || meta.iterations !== null;
  const { name, findings } = selected(job, problem, meta, isFixed ? null : trafficKey(defaultPlanSeed(problem), meta.seed));
  return { ...facts, strategy: name, findings };
}

/** The lists that plans limit. */
const COUNTED: Readonly<Record<string, string>> = { Stop: 'stops', Vehicle: 'vehicles', Location: 'locations', 'Matrix cell': 'profiles' };

function oversizeFinding({ id }: ValidationJob['plan'], { what, count, limit }: Oversize): Unplaced {
  return { loc: ['body', COUNTED[what] ?? 'stops'], msg: `${what} count (${count}) exceeds the limit of the plan "${id}" (${limit})`, type: 'plan_limit', remedy: PLAN_REMEDY };
}

/** Adds the line, column and offset of every finding. */
function placed(format: Format, text: string, findings: readonly Unplaced[]): ProblemFinding[] {
  const places = format === 'json' && findings.length > 0 && text.length <= MAX_PLACED ? findPlaces(text, findings.map(({ loc }) => loc.slice(1))) : null;
  const lines = places ? lineStarts(text) : [];
  return findings.map((finding): ProblemFinding => {
    const place = places && placeOf(places, finding);
    const { loc, msg, type, remedy } = finding;
    if (!place) return { loc: [...loc], msg, type, remedy, line: null, column: null, offset: null, length: null };
    const line = lineOf(lines, place.offset);
    return { loc: [...loc], msg, type, remedy, line: line + 1, column: place.offset - lines[line]! + 1, offset: place.offset, length: place.length };
  });
}

function placeOf(places: JsonPlaces, { loc, type }: Finding): TextPlace | null {
  if (type === 'json_invalid') return places.fault;
  return places.of(loc.slice(1));
}

/** Offsets of the line starts. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** @returns the last line that begins at or before the offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
