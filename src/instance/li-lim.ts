import type { Problem, Rounding } from '../model/problem.js';
import { InstanceError, quoted } from './instance-error.js';
import { type ReaderLimits, requireWithin } from './limits.js';
import { linesOf } from './lines.js';
import { type PairedNode, pairedNode, pairedProblem } from './paired-nodes.js';

/** Vehicles, capacity and speed, which the first line states instead of a name. */
const FLEET = /^\d+\s+\d+(?:\.\d+)?\s+\d+(?:\.\d+)?$/;

/** Whether a text begins as a file of Li and Lim does. */
export function isLiLim(text: string): boolean {
  for (const line of linesOf(text)) return FLEET.test(line.text);
  return false;
}

/**
 * Returns the problem of a Li and Lim text: pickups and deliveries with time windows. The speed is ignored, as its authors
 * do: one unit of distance takes one minute.
 * @param rounding default `none`, the convention of the published results.
 * @throws InstanceError
 * @see Li and Lim (2003), International Journal on Artificial Intelligence Tools, https://doi.org/10.1142/S0218213003001186
 */
export function parseLiLim(text: string, limits: ReaderLimits, rounding: Rounding = 'none'): Problem {
  let fleet: readonly number[] | null = null;
  const nodes: PairedNode[] = [];
  let count = 0;
  for (const line of linesOf(text)) {
    if (fleet === null) fleet = fleetOf(line.text, limits);
    else if (count++ < limits.nodes) nodes.push(pairedNode(line, nodes.length));
  }
  requireWithin(limits, 'nodes', count);
  if (fleet === null || nodes.length < 2) throw new InstanceError('there are no rows of nodes after the depot');
  const distances = { kind: 'positions', x: Float64Array.from(nodes, ({ x }) => x), y: Float64Array.from(nodes, ({ y }) => y), rounding } as const;
  return pairedProblem(nodes, { vehicles: fleet[0]!, capacity: fleet[1]!, distances });
}

function fleetOf(line: string, limits: ReaderLimits): readonly number[] {
  if (!FLEET.test(line)) throw new InstanceError(`the first line must state vehicles, capacity and speed, not ${quoted(line)}`);
  const fleet = line.split(/\s+/).map(Number);
  requireWithin(limits, 'vehicles', fleet[0]!);
  return fleet;
}
