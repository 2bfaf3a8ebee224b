const WIDTH = 110;

/**
 * Formats the JSON of a request for reading: one field per line, one matrix row per line, long lists wrapped. Text that is
 * not a JSON object is returned unchanged. O(characters).
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

/** Matrix rows get one line each; short rows such as coordinate pairs share lines. */
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

/** Returns whether a text has lines too long to read or edit comfortably. */
export function hasLongLines(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    if ((end === -1 ? text.length : end) - start > 2000) return true;
    if (end === -1) return false;
    start = end + 1;
  }
  return false;
}
