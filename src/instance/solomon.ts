import type { CanonicalRequest } from '../contract/request.js';
import type { Rounding } from '../model/problem.js';
import { BASE_REQUEST, UNIT_SPEED, repeat } from './base-request.js';
import { InstanceError, quoted } from './instance-error.js';
import { type ReaderLimits, requireWithin } from './limits.js';
import { linesOf, plainName } from './lines.js';
import { soundRequest } from './sound-request.js';

const COLUMNS = 7;

/** A parsed text, up to the limits. */
interface SolomonFile {
  readonly name: string;
  readonly fleet: number;
  readonly capacity: number;
  /** One row of numbers per node. */
  readonly nodes: readonly (readonly number[])[];
}

/**
 * Returns the request of a Solomon or Gehring-Homberger text: the customer number is the node index, node 0 is the
 * depot, the fleet is that of the file, and one unit of distance takes one minute.
 * @param rounding default `tenth-down`, the DIMACS convention.
 * @throws InstanceError
 */
export function parseSolomon(text: string, limits: ReaderLimits, rounding: Rounding = 'tenth-down'): CanonicalRequest {
  const { name, fleet, capacity, nodes } = splitSolomon(text, limits);
  const column = (at: number): number[] => nodes.map((row) => row[at]!);
  const ready = column(4);
  const due = column(5);
  return soundRequest({
    ...BASE_REQUEST,
    name: plainName(name),
    nodeCount: nodes.length,
    vehicleCount: fleet,
    distances: { kind: 'positions', x: Float64Array.from(column(1)), y: Float64Array.from(column(2)), rounding },
    startNodes: repeat(0, fleet),
    endNodes: repeat(0, fleet),
    demands: column(3),
    capacities: repeat(capacity, fleet),
    timeWindows: ready.map((open, node) => [open, due[node]!] as const),
    serviceTimes: column(6),
    speeds: repeat(UNIT_SPEED, fleet),
  });
}

/** Rows beyond the limit are counted but not stored. */
function splitSolomon(text: string, limits: ReaderLimits): SolomonFile {
  let name: string | null = null;
  let fleet: readonly [number, number] | null = null;
  const nodes: number[][] = [];
  let count = 0;
  for (const line of linesOf(text)) {
    name ??= line.text;
    // Headings, which end where the customers begin.
    if (nodes.length === 0 && !/^[-+.\d\seE]+$/.test(line.text)) continue;
    if (fleet === null) fleet = fleetOf(line.text, limits);
    else if (count++ < limits.nodes) nodes.push(nodeRow(line.text, nodes.length));
  }
  requireWithin(limits, 'nodes', count);
  if (fleet === null) throw new InstanceError(NO_FLEET);
  if (nodes.length === 0) throw new InstanceError('there are no customer lines');
  return { name: name!, fleet: fleet[0], capacity: fleet[1], nodes };
}

const NO_FLEET = 'the line with the number of vehicles and their capacity is missing';

function fleetOf(line: string, limits: ReaderLimits): readonly [number, number] {
  const [fleet, capacity, ...more] = line.split(/\s+/, 3).map(Number);
  if (fleet === undefined || capacity === undefined || more.length > 0) throw new InstanceError(NO_FLEET);
  if (!Number.isInteger(fleet) || fleet < 1) throw new InstanceError(`the number of vehicles is ${fleet}; it must be a positive whole number`);
  requireWithin(limits, 'vehicles', fleet);
  if (!Number.isFinite(capacity)) throw new InstanceError(`the capacity of the vehicles is ${capacity}; it must be a number`);
  return [fleet, capacity];
}

function nodeRow(line: string, index: number): number[] {
  const row = line.split(/\s+/, COLUMNS + 1).map(Number);
  if (row.length !== COLUMNS || row[0] !== index || !row.every(Number.isFinite)) {
    throw new InstanceError(`customer line ${index} must be ${COLUMNS} numbers that begin with ${index}, not ${quoted(line)}`);
  }
  return row;
}
