import type { StopWindow } from '#generated/types.js';
import type { Gaps, TimeDimension } from '../../model/problem.js';
import type { Customer } from './customers.js';
import { instantOf } from './instants.js';

/** Minutes from minute 0 of an instant. @param start its seconds. */
export function minutesFrom(start: number, text: string): number {
  return (instantOf(text).seconds - start) / 60;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the times of customers, which are the first nodes; depots, the rest, are open all the time.
 * @param presentOf a customer: no service begins before that minute.
 */
export function timeDimension(customers: readonly Customer[], nodeCount: number, start: number, presentOf: (node: number) => number): TimeDimension {
  const perNode = (value: (customer: Customer, index: number) => number, other = 0): Float64Array => {
    const values = new Float64Array(nodeCount).fill(other);
    for (const [i, customer] of customers.entries()) values[i] = value(customer, i);
    return values;
  };
  const windows = customers.map(({ windows: spans }) => spansOf(spans ?? [], start));
  return {
    open: perNode((_, i) => Math.max(windows[i]![0]?.from ?? 0, presentOf(i))),
    close: perNode((_, i) => windows[i]!.at(-1)?.to ?? Infinity, Infinity),
    gaps: gapsOf(windows, nodeCount),
    service: perNode(({ service_seconds: seconds }) => minutes(seconds)),
    setup: customers.some(({ setup_seconds: seconds }) => minutes(seconds) > 0) ? perNode(({ setup_seconds: seconds }) => minutes(seconds)) : null,
    lateCost: perNode(({ late_cost_per_hour: cost }) => minutes(cost)),
    release: customers.some(({ released_at: at }) => at) ? perNode(({ released_at: at }) => (at ? Math.max(0, minutesFrom(start, at)) : 0)) : null,
  };
}

/** Seconds in minutes, and money per hour in money per minute; 0 where nothing is given. */
export function minutes(seconds: number | null | undefined): number {
  return ((seconds ?? 0) + 0) / 60;
}

/** The windows of a customer in their order; windows that touch are one. No vehicle departs before minute 0. */
function spansOf(windows: readonly StopWindow[], start: number): Span[] {
  const spans = windows.map(({ earliest, latest }) => ({
    from: earliest ? Math.max(0, minutesFrom(start, earliest)) : 0,
    to: latest ? minutesFrom(start, latest) : Infinity,
  }));
  return spans.sort((a, b) => a.to - b.to);
}

function gapsOf(windows: readonly (readonly Span[])[], nodeCount: number): Gaps | null {
  const first = new Int32Array(nodeCount + 1);
  const from: number[] = [];
  const to: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    const spans = windows[node] ?? [];
    for (let k = 1; k < spans.length; k++) {
      if (spans[k]!.from <= spans[k - 1]!.to) continue;
      from.push(spans[k - 1]!.to);
      to.push(spans[k]!.from);
    }
    first[node + 1] = from.length;
  }
  return from.length === 0 ? null : { first, from: Float64Array.from(from), to: Float64Array.from(to) };
}
