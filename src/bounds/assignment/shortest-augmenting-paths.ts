/** A transportation problem: every row takes one column; each column is taken by at most one row, but the last by `mostOfLast`. */
export interface Transport {
  readonly rows: number;
  /** Per row and column, `rows + 1` columns, whole numbers; Infinity: not possible. */
  readonly costs: Float64Array;
  readonly mostOfLast: number;
}

/** Duals of an optimal solution: for every row and column `rows[i] + columns[j]` is at most the cost, and columns are at most 0. */
export interface TransportDuals {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/**
 * Solves a transportation problem by shortest augmenting paths; O(n³).
 * @returns null if it has no solution
 * @see R. Jonker, A. Volgenant, "A shortest augmenting path algorithm for dense and sparse linear assignment problems", Computing 38
 * (1987), doi:10.1007/BF02278710
 */
export function solveTransport({ rows: n, costs, mostOfLast }: Transport): TransportDuals | null {
  const width = n + 1;
  const rows = new Float64Array(n);
  const columns = new Float64Array(width);
  const takenBy = new Int32Array(n).fill(-1);
  /** Rows that take the last column. */
  const last = new Set<number>();
  const distance = new Float64Array(width);
  const from = new Int32Array(width);
  const isDone = new Uint8Array(width);
  /** Per row: the column that it takes. */
  const column = new Int32Array(n).fill(-1);
  for (let start = 0; start < n; start++) {
    distance.fill(Infinity);
    isDone.fill(0);
    const scanned: { readonly row: number; readonly at: number }[] = [];
    const scan = (row: number, at: number): void => {
      scanned.push({ row, at });
      for (let j = 0; j < width; j++) {
        if (isDone[j] === 1) continue;
        const reached = at + costs[row * width + j]! - rows[row]! - columns[j]!;
        if (reached < distance[j]!) [distance[j], from[j]] = [reached, row];
      }
    };
    scan(start, 0);
    let end = -1;
    let shortest = 0;
    while (end < 0) {
      let next = -1;
      for (let j = 0; j < width; j++) if (isDone[j] === 0 && distance[j]! < (next < 0 ? Infinity : distance[next]!)) next = j;
      if (next < 0) return null;
      shortest = distance[next]!;
      isDone[next] = 1;
      if (next < n ? takenBy[next] === -1 : last.size < mostOfLast) end = next;
      else if (next < n) scan(takenBy[next]!, shortest);
      else for (const row of last) scan(row, shortest);
    }
    for (const { row, at } of scanned) rows[row]! += shortest - at;
    for (let j = 0; j < width; j++) if (isDone[j] === 1) columns[j]! -= shortest - distance[j]!;
    for (let j = end; ;) {
      const row = from[j]!;
      const before = column[row]!;
      if (before === n) last.delete(row);
      column[row] = j;
      if (j === n) last.add(row);
      else takenBy[j] = row;
      if (row === start) break;
      j = before;
    }
  }
  return { rows, columns };
}
