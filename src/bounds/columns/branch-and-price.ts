import type { BestPlan } from './best-plan.js';
import { type Branch, branchesOf, type Decision, restrictionOf } from './branching.js';
import type { Column } from './column.js';
import { type Generated, generate, type Generation } from './column-generation.js';
import type { DualValues } from './dual-values.js';
import { type RemovedArcs, usesArc } from './fixing.js';
import type { MasterSolution } from './master.js';

/** Rounds of cuts at each node. */
const CUT_ROUNDS = 2;
/** Values within this of 0 or 1 are whole. */
const WHOLE = 1e-5;
/** A branch is looked at no further when it raises the bound by more than this share of the gap. */
const ENOUGH_GAIN = 1.5;

/** A node of the tree. */
export interface Node {
  /** Fine units. */
  readonly bound: number;
  readonly duals: DualValues | null;
  readonly decisions: readonly Decision[];
  /** Arcs that no better solution of the node uses. */
  readonly fixed: RemovedArcs;
}

/** What the tree needs besides column generation. */
export interface Tree {
  readonly generation: Generation;
  /** Whether a column is one of the relaxation's routes. */
  readonly isAllowed: (column: Column) => boolean;
  readonly best: BestPlan;
  /** Adds cuts for a solution; false: none. */
  readonly addCuts: (solution: MasterSolution) => boolean;
  /** Called with the bound of the whole tree when it has risen. */
  readonly onBound: (bound: number) => void;
  readonly mostNodes: number;
}

/**
 * Branches on the number of routes, on customers that may be left out and on arcs, the node of the least bound first.
 * @param roots - nodes that all better solutions are in
 * @returns the bound of the tree in fine units
 * @see Barnhart et al. (1998), "Branch-and-price: column generation for solving huge integer programs", doi:10.1287/opre.46.3.316
 */
export function branchAndPrice(tree: Tree, roots: readonly Node[]): number {
  const { best, generation, onBound } = tree;
  const open: Node[] = [...roots];
  let leaves = Infinity;
  let proved = Math.min(...roots.map(({ bound }) => bound));
  for (let nodes = 0; open.length > 0 && nodes < tree.mostNodes; nodes++) {
    open.sort((a, b) => b.bound - a.bound);
    const lowest = Math.min(open.at(-1)!.bound, leaves, best.enough());
    if (lowest > proved) onBound(proved = lowest);
    if (open.at(-1)!.bound >= Math.min(best.enough(), leaves) || generation.stop()) break;
    const node = open.pop()!;
    const { bound, duals, solution, isDone } = solveNode(tree, node);
    if (!isDone) {
      open.push({ ...node, bound: Math.max(bound, node.bound), duals: duals ?? node.duals });
      break;
    }
    if (bound >= best.enough()) continue;
    const branch = solution === null ? null : chosenBranch(tree, node, solution, bound);
    if (branch === null) leaves = Math.min(leaves, bound);
    else for (const decision of branch) open.push({ ...node, bound, duals, decisions: [...node.decisions, decision] });
  }
  const least = Math.min(leaves, best.enough(), ...open.map(({ bound }) => bound));
  if (least > proved) onBound(proved = least);
  return proved;
}

function restrict({ generation, isAllowed }: Tree, { decisions, fixed }: Pick<Node, 'decisions' | 'fixed'>): void {
  const { relaxation, master, pricer } = generation;
  const { fleet, served, removed } = restrictionOf(relaxation, fixed, decisions);
  const size = relaxation.customers.length + 1;
  removed.forEach((arcs, cls) => pricer.forbidArcs(cls, arcs));
  master.restrict(fleet, (column) => isAllowed(column) && !usesArc(removed, size, column), served);
}

function solveNode(tree: Tree, node: Node): Pick<Generated, 'bound' | 'duals' | 'solution'> & { readonly isDone: boolean } {
  const { generation, best } = tree;
  restrict(tree, node);
  let { bound, duals } = node;
  for (let round = 0; ; round++) {
    const generated = generate(generation, duals, best.enough());
    bound = Math.max(bound, generated.bound);
    duals = generated.duals;
    const { solution } = generated;
    if (!generated.isConverged) return { bound, duals, solution, isDone: false };
    if (solution === null || bound >= best.enough() || solution.isShort) return { bound, duals, solution: solution?.isShort === true ? null : solution, isDone: true };
    considerWhole(tree, solution);
    if (bound >= best.enough() || round >= CUT_ROUNDS || !tree.addCuts(solution)) return { bound, duals, solution, isDone: true };
  }
}

/** A solution in whole numbers may be a plan. */
function considerWhole({ generation: { master }, best }: Tree, { values }: MasterSolution): void {
  if (values.some((value) => Math.abs(value - Math.round(value)) > WHOLE)) return;
  best.consider(master.columns.filter((_, k) => values[k]! > 0.5));
}

/** Chooses the branch whose sides raise the objective of the restricted master most. */
function chosenBranch(tree: Tree, node: Node, solution: MasterSolution, bound: number): Branch | null {
  const { relaxation, master, stop } = tree.generation;
  const candidates = branchesOf(relaxation, master.columns, solution.values);
  if (candidates.length <= 1) return candidates[0] ?? null;
  const gap = tree.best.enough() - bound;
  let chosen = candidates[0]!;
  let most = -Infinity;
  for (const branch of candidates) {
    if (stop()) break;
    const [a, b] = branch.map((decision) => {
      restrict(tree, { ...node, decisions: [...node.decisions, decision] });
      const raisedTo = master.solve(stop)?.objective ?? solution.objective;
      return Math.min(Math.max(1, raisedTo - solution.objective), gap * ENOUGH_GAIN);
    });
    if (a! * b! > most) [chosen, most] = [branch, a! * b!];
  }
  return chosen;
}
