import type { CanonicalRequest } from '../contract/request.js';
import type { Rounding } from '../model/problem.js';
import { BASE_REQUEST, UNIT_SPEED, repeat } from './base-request.js';
import { InstanceError } from './instance-error.js';

const COLUMNS = 7;

/**
 * Returns the request of a Solomon or Gehring-Homberger text: the customer number is the node index, node 0 the depot,
 * the fleet is the file's, one unit of distance takes one minute.
 * @param rounding default `tenth-down`, the DIMACS convention.
 * @throws InstanceError
 */
export function parseSolomon(text: string, rounding: Rounding = 'tenth-down'): CanonicalRequest {
  const lines = text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== '');
  const rows = lines.filter((line) => /^[-+.\d\seE]+$/.test(line)).map((line) => line.split(/\s+/).map(Number));
  const [vehicles, ...nodes] = rows;
  if (vehicles?.length !== 2) throw new InstanceError('the line with the number of vehicles and their capacity is missing');
  for (const [index, row] of nodes.entries()) {
    if (row.length !== COLUMNS || row[0] !== index || !row.every(Number.isFinite)) {
      throw new InstanceError(`customer line ${index} must be ${COLUMNS} numbers beginning with ${index}, not "${row.join(' ')}"`);
    }
  }
  if (nodes.length === 0) throw new InstanceError('there are no customer lines');
  const [fleet, capacity] = vehicles as [number, number];
  if (!Number.isInteger(fleet) || fleet < 1) throw new InstanceError(`the number of vehicles is ${fleet}; it must be a positive whole number`);
  const column = (at: number): number[] => nodes.map((row) => row[at]!);
  const ready = column(4);
  const due = column(5);
  return {
    ...BASE_REQUEST,
    name: lines[0]!,
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
  };
}
