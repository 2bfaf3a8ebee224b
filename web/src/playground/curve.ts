import type { BoundPoint, CurvePoint } from './run.js';

export interface CurveBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CurveShape {
  /** The falling steps of the cost as an SVG path. */
  readonly path: string;
  /** The rising steps of the lower bound; empty without one. */
  readonly boundPath: string;
  /** The area between the two from where both are known; empty where they are not. */
  readonly between: string;
  readonly points: readonly Point[];
  readonly costs: readonly { readonly y: number; readonly value: number }[];
  readonly times: readonly { readonly x: number; readonly value: number }[];
}

/**
 * Returns the curves of cost and lower bound. Both go in steps, because a value holds until a better one is found.
 * @param until end of the curves in seconds.
 */
export function curveShape(curve: readonly CurvePoint[], bounds: readonly BoundPoint[], until: number, box: CurveBox): CurveShape {
  const [from, to] = rangeOf(curve.map(({ cost }) => cost), bounds.map(({ bound }) => bound));
  const end = Math.max(until, curve.at(-1)?.seconds ?? 0, bounds.at(-1)?.seconds ?? 0, 0.05);
  const x = (seconds: number): number => box.left + (seconds / end) * (box.width - box.left - box.right);
  const y = (cost: number): number => box.top + ((to - Math.max(cost, from)) / (to - from)) * (box.height - box.top - box.bottom);
  const points = curve.map(({ seconds, cost }) => ({ x: x(seconds), y: y(cost) }));
  const boundPoints = bounds.map(({ seconds, bound }) => ({ x: x(seconds), y: y(bound) }));
  return {
    path: stepPath(points, x(end)),
    boundPath: stepPath(boundPoints, x(end)),
    between: areaPath(points, boundPoints, x(end)),
    points,
    costs: roundSteps(from, to, 4).map((value) => ({ value, y: y(value) })),
    times: roundSteps(0, end, 5).map((value) => ({ value, x: x(value) })),
  };
}

/** Smaller ones are drawn as none: the axis has two decimals, and no two of its lines may have the same. */
const LEAST_RANGE = 0.05;

/** Leaves out early bounds so far below the last one that they would flatten the rest; the curve starts at the edge then. */
function rangeOf(costs: readonly number[], bounds: readonly number[]): readonly [from: number, to: number] {
  const high = Math.max(...costs, ...bounds);
  const last = bounds.at(-1) ?? Infinity;
  const lowest = Math.min(...costs, ...bounds);
  const low = bounds.length === 0 ? lowest : Math.max(lowest, Math.min(last, ...costs) - (high - last) / 2);
  const spare = high - low > LEAST_RANGE ? (high - low) * 0.08 : Math.max(1, Math.abs(high) * 0.05);
  return [low - spare, high + spare];
}

function stepPath(points: readonly Point[], end: number): string {
  const path = points.map((point, i) => (i === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join('');
  return points.length === 0 ? '' : `${path}H${end}`;
}

/** Along the upper steps to the end, and back along the lower ones. */
function areaPath(upper: readonly Point[], lower: readonly Point[], end: number): string {
  if (upper.length === 0 || lower.length === 0) return '';
  const begin = Math.max(upper[0]!.x, lower[0]!.x);
  const there = corners(upper, begin, end);
  const back = corners(lower, begin, end).reverse();
  return `M${[...there, ...back].map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** The corners of steps between two places. */
function corners(points: readonly Point[], begin: number, end: number): Point[] {
  let { y } = points.findLast(({ x }) => x <= begin)!;
  const found: Point[] = [{ x: begin, y }];
  for (const point of points) {
    if (point.x <= begin) continue;
    found.push({ x: point.x, y }, point);
    y = point.y;
  }
  return [...found, { x: end, y }];
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
