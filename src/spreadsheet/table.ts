import { CsvError, parse } from 'csv-parse/sync';

/** A line of a table below its heading. */
export interface Row {
  /** From 1, as a spreadsheet numbers it. */
  readonly line: number;
  /** One per column, trimmed. */
  readonly cells: readonly string[];
}

export interface Table {
  /** The heading: names in lower case, single blanks between their words. */
  readonly columns: readonly string[];
  readonly headingLine: number;
  readonly rows: readonly Row[];
}

/** Returns a name as columns have it: in lower case, single blanks for blanks, underscores and hyphens between its words. */
export function foldName(name: string): string {
  return name.trim().toLowerCase().replace(/[\s_-]+/g, ' ');
}

/** Spreadsheets separate cells by semicolons where the comma is the decimal sign. */
const DELIMITERS = ['\t', ';', ','];

/**
 * Reads comma-separated values with a heading, as spreadsheets save them: UTF-8 with or without a byte order mark, or UTF-16
 * with one; cells separated by commas, semicolons or tabs, or by what a first line `sep=;` names. Empty lines are skipped.
 * Never throws on data.
 * @returns the table, or what is wrong with the file
 */
export function readTable(bytes: Uint8Array): { readonly table: Table } | { readonly faults: readonly string[] } {
  let text: string;
  try {
    text = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { faults: ['the text is not UTF-8: save the spreadsheet as "CSV UTF-8"'] };
  }
  const [named, separator] = /^sep=([^\r\n])(?=[\r\n])/i.exec(text) ?? [''];
  const lines = text.slice(named.length);
  const delimiter = separator ?? delimiterOf(lines);
  try {
    return tableOf(recordsOf(lines, delimiter), delimiter);
  } catch (error) {
    if (error instanceof CsvError) return { faults: [quoteFault(lines, error)] };
    throw error;
  }
}

/** Returns what separates the cells of the first line that is not empty, outside of quotes. */
function delimiterOf(text: string): string {
  const heading = /[^\s;,][^\r\n]*/.exec(text.replace(/"(?:[^"]|"")*"/g, 'x'))?.[0] ?? '';
  return DELIMITERS.find((each) => heading.includes(each)) ?? ',';
}

function quoteFault(text: string, { lines }: CsvError): string {
  const odd = text.split(/\r\n|\r|\n/).findIndex((line) => line.split('"').length % 2 === 0);
  if (odd === -1) return `line ${String(lines)}: text follows the quote that ends a cell: write a quote within a cell twice`;
  return `a quote that begins a cell is not closed where the cell ends; line ${odd + 1} is the first with an odd number of quotes: add the one that is missing`;
}

interface ParsedRecord { readonly record: readonly string[]; readonly info: { readonly lines: number } }

/** Quotes within a cell that does not begin with one are part of its text. @throws CsvError for quotes that are not closed. */
function recordsOf(text: string, delimiter: string): ParsedRecord[] {
  const options = { delimiter, info: true, trim: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, skip_records_with_empty_values: true };
  return parse(text, options) as unknown as ParsedRecord[];
}

function tableOf([heading, ...records]: readonly ParsedRecord[], delimiter: string): { readonly table: Table } | { readonly faults: readonly string[] } {
  if (heading === undefined) return { faults: ['the file is empty: its first line names the columns'] };
  const columns = heading.record.map(foldName);
  const twice = columns.filter((name, i) => name !== '' && columns.indexOf(name) !== i);
  const faults = twice.map((name) => `line ${heading.info.lines}: two columns are called ${name}`);
  for (const { record, info } of records) {
    if (record.some((cell, i) => cell !== '' && i >= columns.length)) faults.push(`line ${info.lines}: it has ${record.length} cells, the heading has ${columns.length}: put quotes around text with "${delimiter}"`);
  }
  if (faults.length > 0) return { faults };
  const rows = records.map(({ record, info }) => ({ line: info.lines, cells: columns.map((_, i) => (record[i] ?? '').replace(/\s+/g, ' ')) }));
  return { table: { columns, headingLine: heading.info.lines, rows } };
}
