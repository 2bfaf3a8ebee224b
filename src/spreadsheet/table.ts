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
  readonly rows: readonly Row[];
  /** Whether numbers may have a decimal comma, because cells are not separated by commas. */
  readonly decimalComma: boolean;
}

/** Spreadsheets separate cells by semicolons where the comma is the decimal sign. */
const DELIMITERS = ['\t', ';', ','];

/**
 * Reads comma-separated values with a heading, as spreadsheets save them: UTF-8 with or without a byte order mark, cells
 * separated by commas, semicolons or tabs. Empty lines are skipped. Never throws on data.
 * @returns the table, or what is wrong with the file
 */
export function readTable(bytes: Uint8Array): { readonly table: Table } | { readonly faults: readonly string[] } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { faults: ['the text is not UTF-8: save the spreadsheet as "CSV UTF-8"'] };
  }
  const heading = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const delimiter = DELIMITERS.find((each) => heading.includes(each)) ?? ',';
  try {
    return tableOf(recordsOf(text, delimiter), delimiter);
  } catch (error) {
    if (error instanceof CsvError) return { faults: [error.message] };
    throw error;
  }
}

interface ParsedRecord { readonly record: readonly string[]; readonly info: { readonly lines: number } }

/** @throws CsvError for quotes that are not closed. */
function recordsOf(text: string, delimiter: string): ParsedRecord[] {
  const options = { delimiter, info: true, trim: true, relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true };
  return parse(text, options) as unknown as ParsedRecord[];
}

function tableOf([heading, ...records]: readonly ParsedRecord[], delimiter: string): { readonly table: Table } | { readonly faults: readonly string[] } {
  if (heading === undefined) return { faults: ['the file is empty: its first line names the columns'] };
  const columns = heading.record.map((name) => name.toLowerCase().replace(/[\s_-]+/g, ' '));
  const twice = columns.filter((name, i) => name !== '' && columns.indexOf(name) !== i);
  const faults = twice.map((name) => `line ${heading.info.lines}: two columns are called ${name}`);
  for (const { record, info } of records) {
    if (record.length > columns.length) faults.push(`line ${info.lines}: it has ${record.length} cells, the heading has ${columns.length}: put quotes around text with "${delimiter}"`);
  }
  if (faults.length > 0) return { faults };
  const rows = records.map(({ record, info }) => ({ line: info.lines, cells: columns.map((_, i) => (record[i] ?? '').replace(/\s+/g, ' ')) }));
  return { table: { columns, rows, decimalComma: delimiter !== ',' } };
}
