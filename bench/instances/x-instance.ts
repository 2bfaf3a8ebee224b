import type { Random } from '#strategy';

/** How customers are distributed: uniformly, in clusters around seeds, or half and half. */
export type Positioning = 'random' | 'clustered' | 'mixed';

/** A problem with capacities only, on integer coordinates. */
export interface XInstance {
  /** Node 0 is the depot. */
  readonly positions: readonly Position[];
  /** Per node, 0 at the depot. */
  readonly demands: readonly number[];
  readonly capacity: number;
  /** The drawn attributes, in words. */
  readonly attributes: string;
}

export type Position = readonly [x: number, y: number];

const SIDE = 1000;
/** The attraction of a seed falls by a factor of e over this distance. */
const DECAY = 40;
const FEWEST_SEEDS = 3;
const MAX_SEEDS = 8;
/** Customers per route: minimum, mode and maximum. */
const ROUTE_LENGTHS = [3, 6, 25] as const;

const DEPOTS = ['central', 'eccentric', 'random'] as const;

/** Demands by name; `quadrants` and `many-small` are not a single interval. */
const DEMANDS = {
  unitary: [1, 1], '1-10': [1, 10], '5-10': [5, 10], '1-100': [1, 100], '50-100': [50, 100], quadrants: null, 'many-small': null,
} as const;

type DemandRule = keyof typeof DEMANDS;

/**
 * Generates a problem by the rules of the X set: depot in the centre, in a corner or anywhere; customers anywhere or
 * around 3 to 8 seeds, accepted with a probability that falls exponentially with the distance to them; demands by one
 * of seven rules; capacity for routes of about r customers, r from the triangular distribution (3, 6, 25). Depot,
 * demand rule and r are drawn.
 *
 * @param customers 1 to 100,000: all positions differ.
 * @see Uchoa, Pecin, Pessoa, Poggi, Vidal and Subramanian (2017), New benchmark instances for the capacitated vehicle
 * routing problem, European Journal of Operational Research 257(3), doi:10.1016/j.ejor.2016.08.012, section 4
 */
export function makeXInstance(customers: number, positioning: Positioning, random: Random): XInstance {
  const depotRule = pick(DEPOTS, random);
  const demandRule = pick(Object.keys(DEMANDS) as DemandRule[], random);
  const routeLength = triangular(ROUTE_LENGTHS, random);
  const positions = place(customers, depotOf(depotRule, random), positioning, random);
  const demands = demandsOf(positions, demandRule, random);
  const total = demands.reduce((sum, demand) => sum + demand, 0);
  return {
    positions, demands,
    capacity: demands.reduce((most, demand) => Math.max(most, demand), Math.ceil((routeLength * total) / customers)),
    attributes: `depot ${depotRule}, customers ${positioning}, demands ${demandRule}, route length ${routeLength.toFixed(2)}`,
  };
}

/** @returns an integer from `least` to `most`, both inclusive. */
export function between(least: number, most: number, random: Random): number {
  return least + random.below(most - least + 1);
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)]!;
}

function triangular([least, mode, most]: readonly [number, number, number], random: Random): number {
  const share = random.next();
  const turn = (mode - least) / (most - least);
  return share < turn ? least + Math.sqrt(share * (most - least) * (mode - least)) : most - Math.sqrt((1 - share) * (most - least) * (most - mode));
}

function anywhere(random: Random): Position {
  return [random.below(SIDE + 1), random.below(SIDE + 1)];
}

function depotOf(rule: (typeof DEPOTS)[number], random: Random): Position {
  if (rule === 'random') return anywhere(random);
  return rule === 'central' ? [SIDE / 2, SIDE / 2] : [0, 0];
}

/** The depot comes first; the seeds of clusters are themselves customers. */
function place(customers: number, depot: Position, positioning: Positioning, random: Random): Position[] {
  const taken = new Set([keyOf(depot)]);
  const chosen: Position[] = [depot];
  const take = (position: Position): void => {
    if (taken.has(keyOf(position))) return;
    taken.add(keyOf(position));
    chosen.push(position);
  };
  const scattered = { random: customers, clustered: 0, mixed: Math.floor(customers / 2) }[positioning];
  while (chosen.length <= scattered) take(anywhere(random));
  if (positioning === 'random') return chosen;
  const seedCount = Math.min(customers - scattered, between(FEWEST_SEEDS, MAX_SEEDS, random));
  while (chosen.length <= scattered + seedCount) take(anywhere(random));
  const seeds = chosen.slice(scattered + 1);
  while (chosen.length <= customers) {
    const position = anywhere(random);
    if (random.next() < attraction(position, seeds)) take(position);
  }
  return chosen;
}

function attraction([x, y]: Position, seeds: readonly Position[]): number {
  return seeds.reduce((sum, [u, v]) => sum + Math.exp(-Math.sqrt((x - u) ** 2 + (y - v) ** 2) / DECAY), 0);
}

function keyOf([x, y]: Position): number {
  return x * (SIDE + 1) + y;
}

/** Per node; 0 at the depot. */
function demandsOf(positions: readonly Position[], rule: DemandRule, random: Random): number[] {
  const interval = DEMANDS[rule];
  const small = rule === 'many-small' ? 0.7 + 0.25 * random.next() : 0;
  return positions.map(([x, y], node) => {
    if (node === 0) return 0;
    if (interval !== null) return between(interval[0], interval[1], random);
    if (rule === 'quadrants') return (x < SIDE / 2) === (y < SIDE / 2) ? between(51, 100, random) : between(1, 50, random);
    return random.next() < small ? between(1, 10, random) : between(50, 100, random);
  });
}
