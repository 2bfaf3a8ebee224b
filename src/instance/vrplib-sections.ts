import { InstanceError, integerFrom, numberFrom } from './instance-error.js';

/** A VRPLIB file taken apart: the `KEY : value` lines and the rows of numbers under each section's name. */
export interface VrplibFile {
  readonly header: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, readonly string[][]>;
}

/** Returns the parts of a VRPLIB text. @throws InstanceError for a line that belongs nowhere. */
export function splitVrplib(text: string): VrplibFile {
  const header = new Map<string, string>();
  const sections = new Map<string, string[][]>();
  let rows: string[][] | null = null;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (line === 'EOF') break;
    const [, key, value] = /^([A-Z][A-Z_0-9]*)\s*(?::\s*(.*))?$/i.exec(line) ?? [];
    if (key === undefined) {
      if (rows === null) throw new InstanceError(`line ${index + 1}: "${line.slice(0, 40)}" is neither a "KEY : value" nor in a section`);
      rows.push(line.split(/\s+/));
    } else if (key.toUpperCase().endsWith('_SECTION')) {
      rows = [];
      sections.set(key.toUpperCase(), rows);
    } else {
      header.set(key.toUpperCase(), value ?? '');
    }
  }
  return { header, sections };
}

/**
 * Returns the values of a section whose rows are `number value ...`, numbers 1 to `count` each once.
 * @param width values per row.
 * @returns row k - 1 holds the values of number k.
 */
export function numberedRows(file: VrplibFile, section: string, count: number, width: number): number[][] {
  const rows = file.sections.get(section);
  if (rows === undefined) throw new InstanceError(`the ${section} is missing`);
  const values: number[][] = [];
  for (const row of rows) {
    const id = integerFrom(row[0], section, 1, count);
    if (values[id - 1] !== undefined) throw new InstanceError(`${section}: number ${id} stands there twice`);
    if (row.length !== width + 1) throw new InstanceError(`${section}: the row of ${id} must hold ${width} values, not ${row.length - 1}`);
    values[id - 1] = row.slice(1).map((token) => numberFrom(token, `${section}, row of ${id}`));
  }
  for (let id = 1; id <= count; id++) {
    if (values[id - 1] === undefined) throw new InstanceError(`${section}: number ${id} of 1 to ${count} is missing`);
  }
  return values;
}

/** Like `numberedRows` with one value per row; null when the file has no such section. */
export function numberedColumn(file: VrplibFile, section: string, count: number): number[] | null {
  return file.sections.has(section) ? numberedRows(file, section, count, 1).map((row) => row[0]!) : null;
}
