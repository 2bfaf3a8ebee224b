import { eigenSymmetric } from './eigen.js';

/** Coordinates per node. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

type Distance = (from: number, to: number) => number;

/** More landmarks take longer without a visible difference. */
const LANDMARKS = 60;
/** Pairs sampled to estimate the median distance. */
const SAMPLES = 4000;
/** Distances above this multiple of the median mean "no road". */
const NO_ROAD = 10;

/**
 * Returns points in the plane that approximate the distances of a matrix, for problems without coordinates, by landmark
 * multidimensional scaling. The matrix may be asymmetric (both directions are averaged) and need not satisfy the triangle
 * inequality; "no road" counts as the longest road. Deterministic in rotation and reflection too: the long axis is
 * horizontal, node 0 is at the lower left. O(n x landmarks).
 * @param distance any numbers >= 0; the diagonal is ignored.
 * @see V. de Silva, J. B. Tenenbaum, Sparse multidimensional scaling using landmark points, Stanford, 2004.
 */
export function embed(n: number, distance: Distance): Points {
  const landmarks = spread(n, roads(n, distance));
  if (landmarks.length < 2) return { x: new Float64Array(n), y: new Float64Array(n) };
  return upright(triangulate(n, landmarks));
}

/** Returns symmetric, finite distances: anything above ten times the median is "no road". */
function roads(n: number, distance: Distance): Distance {
  const sample: number[] = [];
  for (let k = 0; k < SAMPLES; k++) {
    const from = (k * 7919) % n;
    const to = (from + 1 + ((k * 104_729) % Math.max(1, n - 1))) % n;
    if (from !== to) sample.push(distance(from, to));
  }
  sample.sort((a, b) => a - b);
  const median = sample[sample.length >> 1] ?? 0;
  const roof = median > 0 ? NO_ROAD * median : Infinity;
  const longest = sample.findLast((value) => value <= roof) ?? 0;
  return (from, to) => {
    if (from === to) return 0;
    const there = distance(from, to);
    const back = distance(to, from);
    if (there > roof || back > roof) return Math.min(there, back, longest);
    return (there + back) / 2;
  };
}

interface Landmark {
  readonly node: number;
  /** To every node. */
  readonly squares: Float64Array;
}

/** Returns landmarks that are far apart: node 0 first, then repeatedly the node farthest from all landmarks so far. */
function spread(n: number, distance: Distance): Landmark[] {
  const nearest = new Float64Array(n).fill(Infinity);
  const landmarks: Landmark[] = [];
  let node = 0;
  while (landmarks.length < Math.min(n, LANDMARKS)) {
    const squares = new Float64Array(n);
    let next = node;
    for (let i = 0; i < n; i++) {
      const far = distance(node, i);
      squares[i] = far * far;
      nearest[i] = Math.min(nearest[i]!, far);
      if (nearest[i]! > nearest[next]!) next = i;
    }
    landmarks.push({ node, squares });
    // Every remaining node coincides with a landmark.
    if (nearest[next] === 0) break;
    node = next;
  }
  return landmarks;
}

/** Places the landmarks by classical scaling and every node by its squared distances to them. */
function triangulate(n: number, landmarks: readonly Landmark[]): Points {
  const k = landmarks.length;
  const mean = Float64Array.from(landmarks, ({ squares }) => landmarks.reduce((sum, { node }) => sum + squares[node]!, 0) / k);
  const all = mean.reduce((sum, value) => sum + value, 0) / k;
  const centred = landmarks.map(({ squares }, i) =>
    Float64Array.from(landmarks, ({ node }, j) => -0.5 * (squares[node]! - mean[i]! - mean[j]! + all)));
  const axes = eigenSymmetric(centred).slice(0, 2);
  const column = (axis: (typeof axes)[number] | undefined): Float64Array => {
    const place = new Float64Array(n);
    if (axis === undefined || axis.value <= 1e-9 * Math.max(1e-300, axes[0]!.value)) return place;
    const scale = 1 / (2 * Math.sqrt(axis.value));
    landmarks.forEach(({ squares }, l) => {
      const weight = -axis.vector[l]! * scale;
      for (let i = 0; i < n; i++) place[i]! += weight * (squares[i]! - mean[l]!);
    });
    return place;
  };
  return { x: column(axes[0]), y: column(axes[1]) };
}

/** Rotates the points so that their longest axis is horizontal, their centre at the origin and node 0 at the lower left. */
function upright({ x, y }: Points): Points {
  const n = x.length;
  const middle = (values: Float64Array): Float64Array => {
    const mean = values.reduce((sum, value) => sum + value, 0) / n;
    return values.map((value) => value - mean);
  };
  const [u, v] = [middle(x), middle(y)];
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    xx += u[i]! * u[i]!;
    xy += u[i]! * v[i]!;
    yy += v[i]! * v[i]!;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: leftFirst(u.map((value, i) => value * cos + v[i]! * sin)),
    y: leftFirst(u.map((value, i) => v[i]! * cos - value * sin)),
  };
}

/** Mirrors the values so that the first one clearly off centre is negative. */
function leftFirst(values: Float64Array): Float64Array {
  const reach = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const first = values.find((value) => Math.abs(value) > 1e-3 * reach) ?? 0;
  return first > 0 ? values.map((value) => 0 - value) : values;
}
