import type { Random } from '#strategy';
import { between, makeXInstance, pick, type Positioning, type XInstance } from './x-instance.js';

const POSITIONINGS: readonly Positioning[] = ['random', 'clustered', 'mixed'];

/** @returns a CVRPLIB `.vrp` with rounded Euclidean distances; the depot is node 1. */
export function xText(name: string, customers: number, positioning: Positioning, random: Random): string {
  const { positions, demands, capacity, attributes } = makeXInstance(customers, positioning, random);
  return lines([
    `NAME : ${name}`, `COMMENT : ${attributes}; by the rules of Uchoa et al. (2017)`, 'TYPE : CVRP', `DIMENSION : ${positions.length}`,
    'EDGE_WEIGHT_TYPE : EUC_2D', `CAPACITY : ${capacity}`,
    'NODE_COORD_SECTION', ...positions.map(([x, y], node) => `${node + 1}\t${x}\t${y}`),
    'DEMAND_SECTION', ...demands.map((demand, node) => `${node + 1}\t${demand}`),
    'DEPOT_SECTION', '1', '-1', 'EOF',
  ]);
}

/**
 * Horizons, in trips across the area: windows of a day with few customers per route, or of a long horizon with many.
 */
const HORIZONS = { short: 2.5, long: 10 } as const;
/** Fractions of customers with a window. */
const DENSITIES = [0.25, 0.5, 0.75, 1] as const;
/** Widths of windows, relative to the horizon. */
const WIDTHS = [0.05, 0.1, 0.25, 0.5] as const;
const SERVICE = 10;
/** Solomon's coordinates are between 0 and about 100; his rule truncates distances to one decimal. */
const SHRINK = 5;

/**
 * Generates a Solomon `.txt`: positions and demands as in the X set; windows as in Solomon's instances, around a time
 * at which the customer can be served, for a fraction of the customers. Every customer can be served by a route of its
 * own, and there is a vehicle for each.
 * @see Solomon (1987), Algorithms for the vehicle routing and scheduling problems with time window constraints,
 * Operations Research 35(2), doi:10.1287/opre.35.2.254, section 4
 */
export function windowsText(name: string, customers: number, random: Random): string {
  const plain = makeXInstance(customers, pick(POSITIONINGS, random), random);
  const kind = pick(['short', 'long'] as const, random);
  const density = pick(DENSITIES, random);
  const width = pick(WIDTHS, random);
  const positions = plain.positions.map(([x, y]) => [Math.round(x / SHRINK), Math.round(y / SHRINK)] as const);
  const span = Math.max(...positions.map((position) => apart(position, positions[0]!)));
  const horizon = Math.ceil(HORIZONS[kind] * 2 * span + SERVICE);
  const rows = positions.map((position, node) => {
    const [open, close] = node === 0 || random.next() >= density ? [0, latest(position, positions[0]!, horizon)] : windowOf(position, positions[0]!, horizon, width, random);
    return [node, ...position, plain.demands[node], node === 0 ? 0 : open, node === 0 ? horizon : close, node === 0 ? 0 : SERVICE].map((cell) => String(cell).padStart(8)).join('');
  });
  return lines([name, '', 'VEHICLE', 'NUMBER     CAPACITY', `${String(customers).padStart(4)}${String(capacityOf(plain, kind)).padStart(12)}`, '',
    'CUSTOMER', 'CUST NO.  XCOORD.   YCOORD.   DEMAND   READY TIME   DUE DATE   SERVICE TIME', '', ...rows]);
}

/** Long horizons are combined with vehicles for long routes. */
function capacityOf({ capacity }: XInstance, kind: keyof typeof HORIZONS): number {
  return kind === 'long' ? 4 * capacity : capacity;
}

function windowOf(position: readonly [number, number], depot: readonly [number, number], horizon: number, width: number, random: Random): [number, number] {
  const earliest = Math.ceil(apart(position, depot));
  const last = latest(position, depot, horizon);
  const centre = between(earliest, Math.max(earliest, last), random);
  const half = Math.max(1, Math.round((width * horizon * (0.5 + random.next())) / 2));
  return [Math.max(0, centre - half), Math.max(earliest, Math.min(last, centre + half))];
}

function latest(position: readonly [number, number], depot: readonly [number, number], horizon: number): number {
  return horizon - SERVICE - Math.ceil(apart(position, depot));
}

function apart([x, y]: readonly [number, number], [u, v]: readonly [number, number]): number {
  return Math.sqrt((x - u) ** 2 + (y - v) ** 2);
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}
