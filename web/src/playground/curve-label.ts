import { qualityText } from '../bound/bound.js';
import { formatNumber, formatSeconds, plural } from '../parts/format.js';
import { standOf, type Run } from './run.js';

/** Describes the chart of cost and lower bound in words, for screen readers. */
export function curveLabel(run: Pick<Run, 'curve' | 'bounds'>): string {
  const { curve, bounds } = run;
  const stand = standOf(run);
  const quality = stand && qualityText(stand.cost, stand.bound);
  return [
    ...overTime('Cost over time', curve.map(({ seconds, cost }) => [seconds, cost])),
    ...overTime('Lower bound', bounds.map(({ seconds, bound }) => [seconds, bound])),
    ...(quality === null ? [] : [`${quality[0]!.toUpperCase()}${quality.slice(1)}.`]),
  ].join(' ');
}

function overTime(name: string, steps: readonly (readonly [seconds: number, value: number])[]): string[] {
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last) return [];
  return [`${name}: from ${formatNumber(first[1])} to ${formatNumber(last[1])} in ${formatSeconds(last[0])}, ${plural(steps.length, 'step')}.`];
}
