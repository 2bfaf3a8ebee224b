import { larger } from '../numbers';
import { BUCKETS } from './buckets';
import { Completion } from './completion';
import { Network } from './network';

/** Rounding errors of bucket numbers. */
const HAIR: f64 = 1e-6;

/**
 * Removes arcs between customers over which no route of interest goes, by labels that were made with the main resource.
 * @param rest - what completes paths; `own`: what the labels of the direction of the network became
 */
export function thin(network: Network, rest: Completion, own: Completion): void {
  let count: i32 = 0;
  let at: i32 = load<i32>(network.first);
  for (let i: i32 = 0; i < network.size; i++) {
    const end: i32 = load<i32>(network.first + (usize(i + 1) << 2));
    for (; at < end; at++) {
      const j: i32 = load<i32>(network.targets + (usize(at) << 2));
      if (j === 0 || isOfInterest(network, i, j, rest, own)) store<i32>(network.targets + (usize(count++) << 2), j);
    }
    store<i32>(network.first + (usize(i + 1) << 2), count);
  }
}

function isOfInterest(network: Network, i: i32, j: i32, rest: Completion, own: Completion): boolean {
  const arc: usize = network.arc(i, j);
  const cost: f64 = load<f64>(network.cost + arc);
  const use: f64 = load<f64>(network.use[0] + arc);
  const low: f64 = load<f64>(network.low[0] + (usize(j) << 3));
  const high: f64 = load<f64>(network.high[0] + (usize(j) << 3));
  if (i === 0) return !rest.rulesOut(j, larger(low, network.start[0] + use), cost);
  const least: f64 = load<f64>(network.low[0] + (usize(i) << 3));
  const base: f64 = load<f64>(own.base + (usize(i) << 3));
  const rate: f64 = load<f64>(own.rate + (usize(i) << 3));
  let known: f64 = Infinity;
  for (let bucket: i32 = 0; bucket < BUCKETS; bucket++) {
    const sum: f64 = own.leastTo(i, bucket);
    // Later ones that cost no less have no better end.
    if (sum >= known) continue;
    known = sum;
    const value: f64 = larger(low, (rate > 0 ? larger(least, base + (f64(bucket) - HAIR) / rate) : least) + use);
    if (value > high) return false;
    if (!rest.rulesOut(j, value, sum + cost)) return true;
  }
  return false;
}
