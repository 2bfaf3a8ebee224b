import type { CurvePoint } from './run.js';

export interface CurveBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface CurveShape {
  /** The falling steps as an SVG path. */
  readonly path: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly costs: readonly { readonly y: number; readonly value: number }[];
  readonly times: readonly { readonly x: number; readonly value: number }[];
}

/**
 * Returns the cost curve. It falls in steps, because a cost holds until a better solution is found.
 * @param until end of the curve in seconds.
 */
export function curveShape(curve: readonly CurvePoint[], until: number, box: CurveBox): CurveShape {
  const costs = curve.map(({ cost }) => cost);
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  const spare = high > low ? (high - low) * 0.08 : Math.max(1, Math.abs(high) * 0.05);
  const [from, to] = [low - spare, high + spare];
  const end = Math.max(until, curve.at(-1)?.seconds ?? 0, 0.05);
  const x = (seconds: number): number => box.left + (seconds / end) * (box.width - box.left - box.right);
  const y = (cost: number): number => box.top + ((to - cost) / (to - from)) * (box.height - box.top - box.bottom);
  const points = curve.map(({ seconds, cost }) => ({ x: x(seconds), y: y(cost) }));
  const path = points.map((point, i) => (i === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join('');
  return {
    path: points.length === 0 ? '' : `${path}H${x(end)}`,
    points,
    costs: roundSteps(from, to, 4).map((value) => ({ value, y: y(value) })),
    times: roundSteps(0, end, 5).map((value) => ({ value, x: x(value) })),
  };
}

/** Returns about `wanted` round values between two bounds. */
export function roundSteps(from: number, to: number, wanted: number): number[] {
  const least = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-9)));
  const step = ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
