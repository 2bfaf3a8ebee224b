/** What separates the decimals of a table's numbers; null: its numbers do not say. */
export type DecimalSign = '.' | ',' | null;

/** Returns the decimal sign of coordinates, which have decimals nearly always and thousands never. */
export function decimalSignOf(coordinates: readonly string[]): DecimalSign {
  const [point, comma] = [coordinates.some((cell) => cell.includes('.')), coordinates.some((cell) => cell.includes(','))];
  return point === comma ? null : point ? '.' : ',';
}

/** Returns the number in a cell, with a decimal point or comma, and a hyphen or a minus sign; NaN if it is none. */
export function numberIn(cell: string): number {
  return /^[+\u2212-]?(\d+[.,]?\d*|[.,]\d+)$/.test(cell) ? Number(cell.replace(',', '.').replace('\u2212', '-')) : NaN;
}

/**
 * Returns what is wrong with the number in a cell; null if it is from `least` to `most` and means one number. A sign between
 * thousands is never read as one, nor as a decimal sign unless that is what it is in the coordinates.
 */
export function numberFault(cell: string, least: number, most: number, decimalSign: DecimalSign): string | null {
  const value = numberIn(cell);
  const shown = JSON.stringify(cell);
  const plain = cell.replace(/[.,]/, '');
  if (most >= 1000 && mayBeThousands(cell, decimalSign)) return `${shown} may be ${plain} or ${value}: write it without a sign between the thousands, as ${plain}, or with another decimal, as ${cell}0`;
  if (value >= least && value <= most) return null;
  const hint = /^[+-]?\d{1,3}([.,'’ ]\d{3})+([.,]\d+)?$/.test(cell) ? ': write it without signs between the thousands' : '';
  return `${shown} is not a number from ${least} to ${most}${hint}`;
}

/** Whether the sign in a number such as 1,200 may separate thousands, which the decimal sign of the table decides. */
function mayBeThousands(cell: string, decimalSign: DecimalSign): boolean {
  const [, sign] = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/.exec(cell) ?? [];
  return sign !== undefined && sign !== decimalSign;
}
