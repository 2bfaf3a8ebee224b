import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Reach } from './reach.js';
import type { Weights } from './weights.js';

/** Begins and ends of intervals that are tried. */
const MOST_POINTS = 48;
/** How many intervals are returned. */
const MOST_KEPT = 4;
const HAIR = 1e-9;

/**
 * Returns weights by energetic reasoning: the minutes of an interval that vehicles certainly spend with each customer, from the
 * start of service there to the next one, against the minutes of the interval. Of many intervals those in which the least is left.
 * @see P. Baptiste, C. Le Pape, W. Nuijten, "Satisfiability tests and time-bound adjustments for cumulative scheduling problems",
 * Annals of Operations Research 92 (1999), doi:10.1023/A:1018995000688
 */
export function energyWeights(relaxation: RouteRelaxation, reaches: readonly Reach[]): Weights[] {
  const { classes, customers } = relaxation;
  if (classes.some(({ times }, k) => times === null && reaches[k]!.able.includes(1, 1))) return [];
  const n = customers.length;
  const { earliest, latest, busy } = windowsOf(relaxation, reaches);
  const first = classes.map((_, k) => firstStart(reaches[k]!, n));
  const points = (values: number[]): number[] => {
    const sorted = [...new Set(values.filter(Number.isFinite))].sort((a, b) => a - b);
    const step = Math.max(1, Math.ceil(sorted.length / MOST_POINTS));
    return sorted.filter((_, k) => k % step === 0 || k === sorted.length - 1);
  };
  const begins = points([...earliest, ...latest]);
  const ends = points([...Array.from(latest, (at, i) => at + busy[i]!), ...Array.from(earliest, (at, i) => at + busy[i]!)]);
  const kept: { readonly share: number; readonly weights: Weights }[] = [];
  for (const begin of begins) {
    for (const end of ends) {
      if (end <= begin) continue;
      let needed = 0;
      const during = (from: number, minutes: number): number => Math.max(0, Math.min(end, from + minutes) - Math.max(begin, from));
      const weight = (i: number): number => Math.min(during(earliest[i]!, busy[i]!), during(latest[i]!, busy[i]!));
      for (let i = 0; i < n; i++) needed += weight(i);
      let given = 0;
      const room = (k: number): number => Math.max(0, Math.min(end, classes[k]!.times?.close[0] ?? Infinity) - Math.max(begin, first[k]!));
      for (let k = 0; k < classes.length; k++) given += Math.min(n, classes[k]!.count) * room(k);
      if (!(needed > 0)) continue;
      const share = given > 0 ? needed / given : Infinity;
      if (kept.length === MOST_KEPT && share <= kept.at(-1)!.share) continue;
      const weights = { customers: Float64Array.from({ length: n }, (_, i) => weight(i)), classes: Float64Array.from(classes, (_, k) => room(k) * (1 + HAIR) + HAIR) };
      kept.push({ share, weights });
      kept.sort((a, b) => b.share - a.share);
      kept.length = Math.min(kept.length, MOST_KEPT);
    }
  }
  return kept.map(({ weights }) => weights);
}

/** The earliest start of service at a customer. */
function firstStart({ able, earliest }: Reach, n: number): number {
  let found = Infinity;
  for (let v = 1; v <= n; v++) if (able[v] === 1) found = Math.min(found, earliest![v]!);
  return found;
}

/** Per customer: when service may start with some class, and for how long no other can start then. */
function windowsOf({ classes, customers }: RouteRelaxation, reaches: readonly Reach[]): { earliest: Float64Array; latest: Float64Array; busy: Float64Array } {
  const n = customers.length;
  const earliest = new Float64Array(n).fill(Infinity);
  const latest = new Float64Array(n).fill(-Infinity);
  const busy = new Float64Array(n).fill(Infinity);
  for (const [k, { cost, times }] of classes.entries()) {
    const { able, earliest: from, latest: to } = reaches[k]!;
    for (let v = 1; v <= n; v++) {
      if (able[v] === 0) continue;
      earliest[v - 1] = Math.min(earliest[v - 1]!, from![v]!);
      latest[v - 1] = Math.max(latest[v - 1]!, to![v]!);
      for (let w = 0; w <= n; w++) {
        const arc = v * (n + 1) + w;
        if (cost[arc] !== Infinity && (w === 0 || able[w] === 1)) busy[v - 1] = Math.min(busy[v - 1]!, times!.minutes[arc]!);
      }
    }
  }
  // Customers that nobody reaches count nothing here.
  for (let i = 0; i < n; i++) if (earliest[i] === Infinity || busy[i] === Infinity) [earliest[i], latest[i], busy[i]] = [0, 0, 0];
  return { earliest, latest, busy };
}
