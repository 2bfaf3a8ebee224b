import { InstanceError, integerFrom, numberFrom, quoted } from './instance-error.js';
import { linesOf } from './lines.js';

/** Start and end offsets of a section in the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * A VRPLIB file split into its `KEY : value` lines and the offsets of each section's rows. Rows are parsed on demand.
 */
export interface VrplibFile {
  readonly text: string;
  readonly header: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, Span>;
}

/** Header keys that are read; others, such as COMMENT, are ignored. */
const KNOWN_KEYS = new Set([
  'NAME', 'TYPE', 'DIMENSION', 'VEHICLES', 'CAPACITY', 'EDGE_WEIGHT_TYPE', 'EDGE_WEIGHT_FORMAT', 'DISTANCE', 'SERVICE_TIME', 'VEHICLES_MAX_DURATION',
]);

const KNOWN_SECTIONS = new Set([
  'NODE_COORD_SECTION', 'DEMAND_SECTION', 'DEPOT_SECTION', 'EDGE_WEIGHT_SECTION', 'DISPLAY_DATA_SECTION',
  'SERVICE_TIME_SECTION', 'TIME_WINDOW_SECTION', 'CAPACITY_SECTION', 'VEHICLES_DEPOT_SECTION',
  'VEHICLES_FIXED_COST_SECTION', 'VEHICLES_UNIT_DISTANCE_COST_SECTION', 'VEHICLES_ALLOWED_CLIENTS_SECTION', 'PRIZE_SECTION', 'BACKHAUL_SECTION',
  'RELEASE_TIME_SECTION', 'VEHICLES_RELOAD_DEPOT_SECTION',
]);

/**
 * Splits a VRPLIB text into header and sections. @throws InstanceError for a line outside any section, for an
 * unknown section and for a known keyword or section that is repeated.
 */
export function splitVrplib(text: string): VrplibFile {
  const header = new Map<string, string>();
  const sections = new Map<string, Span>();
  let open: string | null = null;
  for (const line of linesOf(text)) {
    if (line.text === 'EOF') break;
    const [, key, value] = /^([A-Z][A-Z_0-9]*)\s*(?::\s*(.*))?$/i.exec(line.text) ?? [];
    if (key === undefined) {
      if (open === null) throw new InstanceError(`line ${line.number}: ${quoted(line.text)} is neither a "KEY : value" nor in a section`);
      sections.set(open, { from: sections.get(open)!.from, to: line.next });
    } else if (key.toUpperCase().endsWith('_SECTION')) {
      open = key.toUpperCase();
      if (!KNOWN_SECTIONS.has(open)) throw new InstanceError(`the ${open.slice(0, 60)} is not supported, and ignoring it would change the problem`);
      if (sections.has(open)) throw repeated(line.number, open);
      sections.set(open, { from: line.next, to: line.next });
    } else if (KNOWN_KEYS.has(key.toUpperCase())) {
      if (header.has(key.toUpperCase())) throw repeated(line.number, key.toUpperCase());
      header.set(key.toUpperCase(), value ?? '');
    }
  }
  return { text, header, sections };
}

function repeated(line: number, name: string): InstanceError {
  return new InstanceError(`line ${line}: ${name} appears a second time; keep only one`);
}

/** Returns the value of a header line. @throws InstanceError when the file has none. */
export function requiredKey({ header }: VrplibFile, key: string): string {
  const value = header.get(key);
  if (value === undefined) throw new InstanceError(`the line "${key} : value" is missing`);
  return value;
}

/**
 * Returns the values of a section whose rows are `number value ...`, with each number from 1 to `count` exactly once.
 * @param width values per row.
 * @returns row k - 1 holds the values of number k.
 */
export function numberedRows(file: VrplibFile, section: string, count: number, width: number): number[][] {
  return rowsOf(file, section, count, width).map(({ tokens, text }, index) => {
    if (tokens.length !== width) throw new InstanceError(`${section}: the row of ${index + 1} must contain ${width} values, not ${quoted(text)}`);
    return tokens.map((token) => numberFrom(token, `${section}, row of ${index + 1}`));
  });
}

/**
 * Like `numberedRows`, for rows that list numbers of nodes, none or several.
 * @returns row k - 1 holds the node indices of number k.
 */
export function numberedLists(file: VrplibFile, section: string, count: number, nodeCount: number): number[][] {
  return rowsOf(file, section, count, nodeCount).map(({ tokens, text }, index) => {
    if (tokens.length > nodeCount) throw new InstanceError(`${section}: the row of ${index + 1} lists more than ${nodeCount} nodes: ${quoted(text)}`);
    return tokens.map((token) => integerFrom(token, `${section}, row of ${index + 1}`, 1, nodeCount) - 1);
  });
}

interface Row {
  readonly text: string;
  /** After the number; at most one more than the maximum. */
  readonly tokens: readonly string[];
}

/** @returns the rows by their number. @param most tokens per row. */
function rowsOf(file: VrplibFile, section: string, count: number, most: number): Row[] {
  const span = file.sections.get(section);
  if (span === undefined) throw new InstanceError(`the ${section} is missing`);
  const rows: Row[] = [];
  for (const line of linesOf(file.text, span.from, span.to)) {
    const [number, ...tokens] = line.text.split(/\s+/, most + 2);
    const id = integerFrom(number, section, 1, count);
    if (rows[id - 1] !== undefined) throw new InstanceError(`${section}: number ${id} appears twice`);
    rows[id - 1] = { text: line.text, tokens };
  }
  for (let id = 1; id <= count; id++) {
    if (rows[id - 1] === undefined) throw new InstanceError(`${section}: number ${id} of 1 to ${count} is missing`);
  }
  return rows;
}

/** Like `numberedRows` with one value per row; null if the file has no such section. */
export function numberedColumn(file: VrplibFile, section: string, count: number): number[] | null {
  return file.sections.has(section) ? numberedRows(file, section, count, 1).map((row) => row[0]!) : null;
}
