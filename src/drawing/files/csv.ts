/** What makes spreadsheets take a text for a formula; those of East Asia also the wide forms. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

export type Cell = number | string | null;

/** Returns rows as CSV (RFC 4180), the first of them the header. O(cells). */
export function csvText(rows: Iterable<readonly Cell[]>): string {
  let text = '';
  for (const row of rows) text += `${row.map(csvCell).join(',')}\r\n`;
  return text;
}

/** One cell: numbers as they are, texts so that no spreadsheet runs them. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
