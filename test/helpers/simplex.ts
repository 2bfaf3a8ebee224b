/** A limit on a weighted sum of variables. */
export interface Constraint {
  readonly row: readonly number[];
  /** At least 0. */
  readonly most: number;
}

const HAIR = 1e-9;

/** Returns non-negative variables that maximise a weighted sum under limits: the simplex method on a table, by Bland's rule. For tiny programs. */
export function maximise(objective: readonly number[], constraints: readonly Constraint[]): number[] {
  const width = objective.length;
  const columns = width + constraints.length;
  const table = constraints.map(({ row, most }, k) => [...row, ...constraints.map((_, other) => Number(other === k)), most]);
  const gain = [...objective, ...constraints.map(() => 0), 0];
  const basis = constraints.map((_, k) => width + k);
  for (;;) {
    const enter = gain.findIndex((value, k) => k < columns && value > HAIR);
    if (enter === -1) break;
    let leave = -1;
    for (const [k, row] of table.entries()) {
      if (row[enter]! <= HAIR) continue;
      const ratio = row[columns]! / row[enter]!;
      const best = leave === -1 ? Infinity : table[leave]![columns]! / table[leave]![enter]!;
      if (ratio < best - HAIR || (ratio <= best + HAIR && basis[k]! < basis[leave]!)) leave = k;
    }
    if (leave === -1) throw new RangeError('the program is unbounded');
    const pivot = table[leave]!.map((value) => value / table[leave]![enter]!);
    table[leave] = pivot;
    for (const row of [...table.filter((_, k) => k !== leave), gain]) {
      const factor = row[enter]!;
      if (factor !== 0) for (let k = 0; k < row.length; k++) row[k]! -= factor * pivot[k]!;
    }
    basis[leave] = enter;
  }
  const values = new Array<number>(width).fill(0);
  basis.forEach((variable, k) => {
    if (variable < width) values[variable] = table[k]![columns]!;
  });
  return values;
}
