import type { Problem } from '../model/problem.js';
import { explicitMatrix } from './edge-weights.js';
import { countFrom, InstanceError, numberFrom, quoted } from './instance-error.js';
import { type ReaderLimits, requireWithin } from './limits.js';
import { type Line, linesOf, tokensOf } from './lines.js';
import { type PairedNode, pairedNode, pairedProblem } from './paired-nodes.js';

const TYPE = 'PDPTW';

/** A text, split; `edges` is the offset of the first row of the matrix. */
interface File {
  readonly header: ReadonlyMap<string, string>;
  readonly rows: readonly Line[];
  readonly rowCount: number;
  readonly edges: number;
}

/** Whether a text is headed as a file of Sartori and Buriol is. */
export function isSartoriBuriol(text: string): boolean {
  for (const { text: line } of linesOf(text)) {
    const [, key, value] = headerLine(line) ?? [];
    if (key === undefined) return false;
    if (key === 'TYPE') return value === TYPE;
  }
  return false;
}

function headerLine(line: string): RegExpExecArray | null {
  return /^([A-Z][A-Z-]*)\s*:\s*(.*)$/.exec(line);
}

/**
 * Returns the problem of a Sartori and Buriol text: pickups and deliveries with time windows on roads. Distances are the
 * minutes of its matrix, which may be asymmetric; there are as many vehicles as pairs, and the depot's window is the horizon.
 * @throws InstanceError
 * @see Sartori and Buriol (2020), Computers and Operations Research, https://doi.org/10.1016/j.cor.2020.105065
 */
export function parseSartoriBuriol(text: string, limits: ReaderLimits): Problem {
  const { header, rows, rowCount, edges } = split(text, limits);
  const size = countFrom(header.get('SIZE'), 'SIZE');
  requireWithin(limits, 'nodes', size);
  requireWithin(limits, 'cells', size * size);
  if (rowCount !== size) throw new InstanceError(`SIZE is ${size}, but NODES has ${rowCount} rows`);
  const nodes: PairedNode[] = rows.map(pairedNode);
  if (edges < 0) throw new InstanceError('the section EDGES is missing');
  const matrix = explicitMatrix('FULL_MATRIX', () => tokensOf(text, edges, endOf(text, edges)), size, 'EDGES');
  const vehicles = Math.max(1, (size - 1) / 2);
  if (!Number.isInteger(vehicles)) throw new InstanceError(`SIZE is ${size}; a depot and pairs of nodes are an odd number`);
  requireWithin(limits, 'vehicles', vehicles);
  return pairedProblem(nodes, {
    vehicles,
    capacity: numberFrom(header.get('CAPACITY'), 'CAPACITY'),
    distances: { kind: 'matrix', matrix },
  });
}

/** Rows of nodes beyond the limit are counted but not stored. */
function split(text: string, limits: ReaderLimits): File {
  const header = new Map<string, string>();
  const rows: Line[] = [];
  let rowCount = 0;
  let inNodes = false;
  for (const line of linesOf(text)) {
    if (line.text === 'EDGES') return { header, rows, rowCount, edges: line.next };
    if (line.text === 'NODES') inNodes = true;
    else if (inNodes) {
      if (rowCount++ < limits.nodes) rows.push(line);
    } else {
      const [, key, value] = headerLine(line.text) ?? [];
      if (key === undefined) throw new InstanceError(`line ${line.number}: ${quoted(line.text)} is no "KEY: value"`);
      header.set(key, value!);
    }
  }
  return { header, rows, rowCount, edges: -1 };
}

/** @returns where the matrix ends: at the mark of the end of file, or with the text. */
function endOf(text: string, from: number): number {
  const mark = text.lastIndexOf('EOF');
  return mark < from ? text.length : mark;
}
