import type { Highs } from 'highs';
import type { PartitionModel } from './partition-model.js';

/** Maximum number of branch-and-bound nodes per call: most programs that are solved at all are solved at the root. */
const MAX_NODES = 50;
/** Relative gap at which a solution counts as optimal. */
const GAP = 1e-6;

/** The result of a call. */
export interface PartitionResult {
  /** The columns chosen, ascending. */
  readonly chosen: readonly number[];
  /** Whether it was proved that no better selection exists. */
  readonly proved: boolean;
}

/**
 * Selects routes with HiGHS, compiled to WebAssembly.
 * @example
 * const pool = new RoutePool(problem, 100);
 * pool.add([{ type: 0, customers: [1] }, { type: 0, customers: [2, 4] }, { type: 0, customers: [3] }], 28);
 * pool.add(routes, 24);
 * const columns = pool.best(100);
 * const start = columns.flatMap(({ source }, column) => (source === 28 ? [column] : []));
 * const partitioner = await Partitioner.load();
 * const { chosen }: PartitionResult = partitioner.solve(partitionModel(problem, columns), start, () => context.shouldStop());
 * chosen.reduce((sum, column) => sum + columns[column].cost, 0); // => 24
 */
export class Partitioner {
  private static loaded: Promise<Partitioner> | null = null;
  private readonly highs: Highs;

  private constructor(highs: Highs) {
    this.highs = highs;
  }

  /** Loads HiGHS, which takes tens of milliseconds the first time. @returns the same instance for every call */
  static load(): Promise<Partitioner> {
    return (Partitioner.loaded ??= Partitioner.create());
  }

  private static async create(): Promise<Partitioner> {
    // Its declarations describe a CommonJS module, with one more level of `default`.
    const { default: load } = (await import('highs')) as unknown as { readonly default: () => Promise<Highs> };
    return new Partitioner(await load());
  }

  /**
   * Improves a selection of columns. Deterministic unless `stop` ends it.
   * @param start - columns of a known solution
   * @param stop - called periodically; true ends the call with the best selection so far
   * @see Huangfu and Hall (2018), "Parallelizing the dual revised simplex method", doi:10.1007/s12532-017-0130-5
   * (HiGHS)
   */
  solve(model: PartitionModel, start: readonly number[], stop: () => boolean): PartitionResult {
    const { highs } = this;
    const { numCols, numRows, cost, lower, upper, starts, rows } = model;
    const { callbackType, modelStatus, variableType } = highs.constants;
    const values = new Float64Array(numCols);
    for (const j of start) values[j] = 1;
    const chosenOf = (column: ArrayLike<number>) => Array.from(column, (_, j) => j).filter((j) => column[j]! > 0.5);
    const interrupt = (event: { interrupt(): void }): undefined => {
      if (stop()) event.interrupt();
    };
    return highs.withModel({
      numCols, numRows, colCost: cost, colLower: new Float64Array(numCols), colUpper: new Float64Array(numCols).fill(1),
      rowLower: lower, rowUpper: upper.map((bound) => (bound === Infinity ? highs.infinity : bound)),
      matrix: { format: 'csc', numRows, numCols, starts, indices: rows, values: new Float64Array(rows.length).fill(1) },
      integrality: new Array<typeof variableType.integer>(numCols).fill(variableType.integer),
    }, (problem) => {
      problem.options.set({ output_flag: false, presolve: 'off', mip_rel_gap: GAP, mip_max_nodes: MAX_NODES });
      problem.setSolution({ colValue: values });
      problem.run({ [callbackType.mipInterrupt]: interrupt, [callbackType.simplexInterrupt]: interrupt });
      const { colValue } = problem.getSolution();
      return { chosen: chosenOf(colValue ?? values), proved: problem.getModelStatus() === modelStatus.optimal };
    });
  }
}
