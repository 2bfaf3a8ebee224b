import type { Random } from '#strategy';

/**
 * Streets between corners, one entry per direction; the streets that leave corner c are `first[c]` to `first[c + 1] -
 * 1`.
 */
export interface StreetNetwork {
  /** Corners along one side. */
  readonly side: number;
  /** Kilometres. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly kilometres: Float64Array;
  readonly minutes: Float64Array;
}

interface Street {
  readonly from: number;
  readonly to: number;
  readonly kilometres: number;
  readonly minutes: number;
}

const KILOMETRES_PER_BLOCK = 0.6;
/** Maximum displacement of a corner from its grid position, relative to a block. */
const JITTER = 0.35;
/** Every seventh line of the grid is an arterial road. */
const ARTERIAL_EVERY = 7;
const CLOSED_SHARE = 0.08;
const ONE_WAY_SHARE = 0.25;
const BRIDGES = 4;
const STREET = { speed: 24, detour: 1.2 } as const;
const ARTERIAL = { speed: 46, detour: 1.05 } as const;
/** Maximum relative slowdown of traffic towards the centre compared with traffic away from it. */
const RUSH = 0.25;

/**
 * Generates the streets of a city: a grid with arterial roads, one-way and closed streets, curves, and a river with a
 * few bridges. Outward and return trips differ, in kilometres because of one-way streets, in minutes also because of
 * traffic.
 * @param side corners along one side, at least 10.
 */
export function streetNetwork(side: number, random: Random): StreetNetwork {
  const count = side * side;
  const x = Float64Array.from({ length: count }, (_, corner) => ((corner % side) + JITTER * (2 * random.next() - 1)) * KILOMETRES_PER_BLOCK);
  const y = Float64Array.from({ length: count }, (_, corner) => (Math.floor(corner / side) + JITTER * (2 * random.next() - 1)) * KILOMETRES_PER_BLOCK);
  const centre = ((side - 1) / 2) * KILOMETRES_PER_BLOCK;
  const river = Math.floor(side * (0.35 + 0.3 * random.next()));
  const bridges = new Set(Array.from({ length: BRIDGES }, (_, bridge) => Math.floor((side * (bridge + random.next())) / BRIDGES)));
  const streets: Street[] = [];

  const connect = (a: number, b: number, arterial: boolean, kept: boolean): void => {
    const kind = arterial ? ARTERIAL : STREET;
    const kilometres = Math.sqrt((x[a]! - x[b]!) ** 2 + (y[a]! - y[b]!) ** 2) * kind.detour * (1 + 0.2 * random.next());
    const add = (from: number, to: number): void => {
      const inwards = (away(from) - away(to)) / Math.max(kilometres, 1e-9);
      streets.push({ from, to, kilometres, minutes: ((60 * kilometres) / kind.speed) * (1 + RUSH * Math.max(-1, Math.min(1, inwards))) });
    };
    const fate = random.next();
    const whole = arterial || kept;
    if (!whole && fate < CLOSED_SHARE) return;
    const oneWay = !whole && fate < CLOSED_SHARE + ONE_WAY_SHARE;
    const forwards = random.next() < 0.5;
    if (!oneWay || forwards) add(a, b);
    if (!oneWay || !forwards) add(b, a);
  };
  const away = (corner: number): number => Math.sqrt((x[corner]! - centre) ** 2 + (y[corner]! - centre) ** 2);
  const isArterial = (line: number): boolean => line % ARTERIAL_EVERY === Math.floor(ARTERIAL_EVERY / 2);

  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const corner = row * side + column;
      if (column + 1 < side) connect(corner, corner + 1, isArterial(row), false);
      const isBridge = row === river && bridges.has(column);
      if (row + 1 < side && (row !== river || isBridge)) connect(corner, corner + side, isArterial(column) && row !== river, isBridge);
    }
  }
  return { side, x, y, ...listed(count, streets) };
}

function listed(count: number, streets: readonly Street[]): Pick<StreetNetwork, 'first' | 'to' | 'kilometres' | 'minutes'> {
  const first = new Int32Array(count + 1);
  for (const { from } of streets) first[from + 1]!++;
  for (let corner = 0; corner < count; corner++) first[corner + 1]! += first[corner]!;
  const next = first.slice();
  const to = new Int32Array(streets.length);
  const kilometres = new Float64Array(streets.length);
  const minutes = new Float64Array(streets.length);
  for (const street of streets) {
    const at = next[street.from]!++;
    to[at] = street.to;
    kilometres[at] = street.kilometres;
    minutes[at] = street.minutes;
  }
  return { first, to, kilometres, minutes };
}

/** @returns per corner, 1 if it reaches the central corner and is reachable from there. */
export function connectedCorners(network: StreetNetwork): Uint8Array {
  const { side, first, to } = network;
  const from: number[][] = Array.from({ length: side * side }, () => []);
  for (let corner = 0; corner < side * side; corner++) for (let street = first[corner]!; street < first[corner + 1]!; street++) from[to[street]!]!.push(corner);
  const middle = Math.floor(side / 2) * (side + 1);
  const forwards = reached(side * side, middle, (corner) => to.subarray(first[corner], first[corner + 1]));
  const backwards = reached(side * side, middle, (corner) => from[corner]!);
  return forwards.map((mark, corner) => mark & backwards[corner]!);
}

function reached(count: number, start: number, nextOf: (corner: number) => Iterable<number>): Uint8Array {
  const seen = new Uint8Array(count);
  const open = [start];
  seen[start] = 1;
  for (let corner = open.pop(); corner !== undefined; corner = open.pop()) {
    for (const next of nextOf(corner)) {
      if (seen[next] === 1) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return seen;
}
