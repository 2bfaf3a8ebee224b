import { type ServedRelation, Sets } from './together.js';

/** One customer before another, by a relation. */
export interface OrderStep {
  readonly before: number;
  readonly after: number;
  readonly relation: number;
}

/** An order in which every customer would come before itself. */
export interface OrderContradiction {
  readonly kind: 'order';
  /** Each begins where the one before ends, the first where the last does; or at a customer from which no other may separate it. */
  readonly steps: readonly OrderStep[];
  /** Relations that say that nothing comes between the end of a step and the beginning of the next. */
  readonly direct: readonly number[];
}

/** Relations of which no two agree on what comes directly after a customer, or directly before it. */
export interface NeighbourContradiction {
  readonly kind: 'neighbours';
  readonly node: number;
  readonly side: 'before' | 'after';
  readonly relations: readonly number[];
}

/**
 * Returns a contradiction between orders on one vehicle; null: there is none that is known. Customers between which no other may come
 * stand for one: what is before one of them is before all.
 * @param all - those of the problem, with whatever else they name
 */
export function orderContradiction(relations: readonly ServedRelation[], all: readonly { readonly nodes: Int32Array }[]): OrderContradiction | NeighbourContradiction | null {
  const ordered = relations.filter(({ kind }) => kind === 'in-order' || kind === 'in-direct-order');
  const direct = ordered.filter(({ kind }) => kind === 'in-direct-order');
  const steps = ordered.flatMap(({ relation, nodes }) => nodes.slice(1).map((after, i): OrderStep => ({ before: nodes[i]!, after, relation })));
  const cycle = cycleOf(steps, (node) => node);
  if (cycle !== null) return { kind: 'order', steps: merged(cycle), direct: [] };
  if (direct.length === 0) return null;
  const blocks = new Sets(direct);
  const around = cycleOf(steps, (node) => blocks.of(node));
  if (around !== null) {
    const shortened = split(merged(around), around);
    const parted = new Set(shortened.flatMap(({ before }, i) => (before === shortened.at(i - 1)!.after ? [] : [blocks.of(before)])));
    return { kind: 'order', steps: shortened, direct: direct.filter(({ nodes }) => parted.has(blocks.of(nodes[0]!))).map(({ relation }) => relation) };
  }
  return neighbours(direct, all, 'after') ?? neighbours(direct, all, 'before');
}

/** Steps that lead from a customer, or what stands for it, back to itself; null: there are none. O(steps log steps). */
function cycleOf(steps: readonly OrderStep[], standFor: (node: number) => number): OrderStep[] | null {
  const leaving = new Map<number, OrderStep[]>();
  const entering = new Map<number, OrderStep[]>();
  for (const step of steps) {
    const [from, to] = [standFor(step.before), standFor(step.after)];
    if (from === to) continue;
    listOf(leaving, from).push(step);
    listOf(entering, to).push(step);
  }
  const open = new Map([...entering].map(([node, list]) => [node, list.length]));
  const free = [...leaving.keys()].filter((node) => !open.has(node));
  for (let node = free.pop(); node !== undefined; node = free.pop()) {
    for (const { after } of leaving.get(node) ?? []) {
      const to = standFor(after);
      const left = open.get(to)! - 1;
      if (left > 0) open.set(to, left);
      else {
        open.delete(to);
        free.push(to);
      }
    }
  }
  const [last] = open.keys();
  return last === undefined ? null : backwards(last, (node) => entering.get(node)!.find(({ before }) => open.has(standFor(before)))!, standFor);
}

/** Follows steps back until one leads from where another ends. */
function backwards(last: number, stepTo: (node: number) => OrderStep, standFor: (node: number) => number): OrderStep[] {
  const seen = new Map<number, number>();
  const path: OrderStep[] = [];
  let node = last;
  while (!seen.has(node)) {
    seen.set(node, path.length);
    const step = stepTo(node);
    path.push(step);
    node = standFor(step.before);
  }
  return path.slice(seen.get(node)).reverse();
}

function listOf(lists: Map<number, OrderStep[]>, node: number): OrderStep[] {
  let list = lists.get(node);
  if (list === undefined) lists.set(node, list = []);
  return list;
}

/** Steps of a cycle, those of one relation that follow each other as one. */
function merged(cycle: readonly OrderStep[]): OrderStep[] {
  const first = cycle.findIndex(({ relation, before }, i) => cycle.at(i - 1)!.relation !== relation || cycle.at(i - 1)!.after !== before);
  const steps: OrderStep[] = [];
  for (const step of [...cycle.slice(first), ...cycle.slice(0, first)]) {
    const last = steps.at(-1);
    if (last?.relation === step.relation && last.after === step.before) steps[steps.length - 1] = { ...last, after: step.after };
    else steps.push(step);
  }
  return steps;
}

/** The same with what lies between, where one relation makes the whole cycle. */
function split(steps: readonly OrderStep[], cycle: readonly OrderStep[]): readonly OrderStep[] {
  const [only, ...more] = steps;
  if (only === undefined || more.length > 0) return steps;
  const first = cycle.find(({ before }) => before === only.before)!;
  return [first, { ...only, before: first.after }];
}

/** A customer directly after which, or before which, relations want different ones: each one that it has next to it there, up to the next that is served. */
function neighbours(direct: readonly ServedRelation[], all: readonly { readonly nodes: Int32Array }[], side: 'before' | 'after'): NeighbourContradiction | null {
  const known = new Map<number, { readonly next: readonly number[]; readonly relations: readonly number[] }>();
  for (const { relation, nodes: served } of direct) {
    const nodes = side === 'after' ? [...all[relation]!.nodes] : [...all[relation]!.nodes].reverse();
    const ends = side === 'after' ? served : [...served].reverse();
    for (const [i, node] of ends.slice(0, -1).entries()) {
      const between = nodes.slice(nodes.indexOf(node) + 1, nodes.indexOf(ends[i + 1]!) + 1);
      const earlier = known.get(node);
      const next = earlier === undefined ? between : between.filter((other) => earlier.next.includes(other));
      const named = [...earlier?.relations ?? [], relation];
      if (next.length === 0) return { kind: 'neighbours', node, side, relations: named };
      known.set(node, { next, relations: named });
    }
  }
  return null;
}
