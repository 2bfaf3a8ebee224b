import type { Problem } from '../../src/model/problem.js';
import { dice, type Dice } from './random-problem.js';

export interface Groups {
  readonly alternatives?: boolean;
  readonly goods?: boolean;
}

/** Adds to a problem alternatives, which are customers or whole shipments, and goods that may not be on one route. */
export function grouped(problem: Problem, seed: number, { alternatives = true, goods = true }: Groups = {}): Problem {
  const random = dice(seed + 51_000);
  const chosen = alternatives ? withAlternatives(random, problem) : problem;
  return goods ? withGoods(random, chosen) : chosen;
}

function withAlternatives(random: Dice, problem: Problem): Problem {
  const deliveries = new Set(problem.shipments.map(({ delivery }) => delivery));
  const locked = new Set(problem.vehicleTypes.flatMap((type) => [...type.locked]));
  const free = random.shuffle([...problem.customers].filter((c) => !deliveries.has(c)));
  const groups: Int32Array[] = [];
  while (free.length > 1 && (groups.length === 0 || random.chance(0.5))) groups.push(Int32Array.from(free.splice(0, random.int(2, 3))));
  const possible = groups.filter((nodes) => nodes.filter((node) => locked.has(node)).length < 2);
  return { ...problem, relations: [...problem.relations, ...possible.map((nodes) => ({ kind: 'one-of' as const, nodes }))] };
}

/** Three kinds, of which the first may not be with the second or, sometimes, any; deliveries have none of their own. */
function withGoods(random: Dice, problem: Problem): Problem {
  const deliveries = new Set(problem.shipments.map(({ delivery }) => delivery));
  const isCustomer = new Set(problem.customers);
  const pairs = random.pick([[[0, 1]], [[0, 1], [0, 2]], [[0, 1], [1, 2], [2, 0]], [[0, 0]]]);
  const kinds = Int32Array.from({ length: problem.nodeCount }, (_, node) => {
    const bits = random.pick([0, 1, 2, 4]);
    return isCustomer.has(node) && !deliveries.has(node) ? bits : 0;
  });
  const excludes = kinds.map((own) => pairs.reduce((bits, [a, b]) => bits | ((own >> a!) & 1) << b! | ((own >> b!) & 1) << a!, 0));
  return { ...problem, incompatible: { kinds, excludes } };
}
