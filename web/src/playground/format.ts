const WIDTH = 110;

/**
 * Returns a request's JSON laid out for reading: a field a line, a row of a matrix a line, long lists of numbers wrapped.
 * Text that is no JSON object is returned as it is. O(characters).
 */
export function formatProblem(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return text;
  const fields = Object.entries(value).map(([name, field]) => `  ${JSON.stringify(name)}: ${layOut(field)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function layOut(field: unknown): string {
  const flat = spaced(field);
  if (!Array.isArray(field) || flat.length <= WIDTH) return flat;
  const rows = field.some(Array.isArray) ? shortRows(field) : wrapped(field.map((item) => JSON.stringify(item)));
  return `[\n${rows.map((row) => `    ${row}`).join(',\n')}\n  ]`;
}

/** Rows of a matrix get a line each; pairs share lines. */
function shortRows(field: readonly unknown[]): string[] {
  const rows = field.map(spaced);
  return rows.every((row) => row.length <= 24) ? wrapped(rows) : rows;
}

function wrapped(items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    if (line !== '' && line.length + item.length + 2 > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? item : `${line}, ${item}`;
  }
  return line === '' ? lines : [...lines, line];
}

function spaced(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(spaced).join(', ')}]` : JSON.stringify(value);
}

/** Tells whether a text has lines too long to read or to edit smoothly. */
export function hasLongLines(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    if ((end === -1 ? text.length : end) - start > 2000) return true;
    if (end === -1) return false;
    start = end + 1;
  }
  return false;
}
