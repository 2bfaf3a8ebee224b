/** Which rows of a long list are made at all. */
export interface RowWindow {
  /** First row that is made. */
  readonly first: number;
  /** First row after those. */
  readonly end: number;
  /** Height of what is left out above and below, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Rows made beyond what is seen, so that a quick hand meets no gap. */
const SPARE = 12;

/**
 * Returns the rows to make for a scrolled box of rows of one height.
 * @param scroll how far the box is scrolled, pixels.
 * @param view height of the box, pixels.
 */
export function rowWindow(rows: number, rowHeight: number, scroll: number, view: number): RowWindow {
  const first = Math.max(0, Math.min(rows, Math.floor(scroll / rowHeight) - SPARE));
  const end = Math.max(first, Math.min(rows, Math.ceil((scroll + view) / rowHeight) + SPARE));
  return { first, end, above: first * rowHeight, below: (rows - end) * rowHeight };
}

/** Returns where to scroll so that a row is seen, or null when it is already. */
export function scrollTo(row: number, rowHeight: number, scroll: number, view: number, head = 0): number | null {
  const top = row * rowHeight;
  if (top < scroll) return top;
  return top + rowHeight > scroll + view - head ? top + rowHeight - view + head : null;
}
