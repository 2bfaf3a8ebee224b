import type { BasisStatus, Highs, Model } from 'highs';

/** Sparse vectors one after the other: entries of vector k are at `starts[k] .. starts[k + 1]`. */
export interface SparseVectors {
  readonly starts: readonly number[];
  readonly indices: readonly number[];
  readonly values: readonly number[];
}

/** Values of an optimal basic solution, fresh arrays. */
export interface LinearSolution {
  readonly objective: number;
  /** Per column. */
  readonly values: Float64Array;
  readonly reducedCosts: Float64Array;
  /** Per row: at least 0 where only the lower bound binds, at most 0 where only the upper bound does. */
  readonly duals: Float64Array;
}

/**
 * A linear program that is minimised again and again while columns and rows come and go: HiGHS keeps its basis between
 * calls. Columns are at least 0. Call `dispose` at the end: the garbage collector does not see its memory.
 * @see Huangfu and Hall (2018), "Parallelizing the dual revised simplex method", doi:10.1007/s12532-017-0130-5
 */
export class LinearProgram {
  private static loaded: Promise<Highs> | null = null;
  readonly #highs: Highs;
  readonly #model: Model;
  #columns = 0;
  #rows = 0;

  private constructor(highs: Highs) {
    this.#highs = highs;
    this.#model = highs.createModel();
    this.#model.options.set({ output_flag: false, presolve: 'off', simplex_strategy: 0 });
  }

  /** Returns an empty program; loads HiGHS the first time. */
  static async create(): Promise<LinearProgram> {
    return new LinearProgram(await (LinearProgram.loaded ??= LinearProgram.load()));
  }

  private static async load(): Promise<Highs> {
    // Its declarations describe a CommonJS module, with one more level of `default`.
    const { default: load } = (await import('highs')) as unknown as { readonly default: () => Promise<Highs> };
    return load();
  }

  get columnCount(): number {
    return this.#columns;
  }

  get rowCount(): number {
    return this.#rows;
  }

  /** Appends columns with entries in rows that exist. */
  addColumns(costs: readonly number[], entries: SparseVectors): void {
    if (costs.length === 0) return;
    this.#model.addCols({
      cost: Float64Array.from(costs), lower: new Float64Array(costs.length), upper: new Float64Array(costs.length).fill(this.#highs.infinity),
      matrix: { format: 'csc', numRows: this.#rows, numCols: costs.length, ...typed(entries) },
    });
    this.#columns += costs.length;
  }

  /** Appends rows with entries in columns that exist; infinite bounds do not bind. */
  addRows(lower: readonly number[], upper: readonly number[], entries: SparseVectors): void {
    if (lower.length === 0) return;
    this.#model.addRows({
      lower: Float64Array.from(lower, (bound) => this.#finite(bound)), upper: Float64Array.from(upper, (bound) => this.#finite(bound)),
      matrix: { format: 'csr', numRows: lower.length, numCols: this.#columns, ...typed(entries) },
    });
    this.#rows += lower.length;
  }

  setRowBounds(row: number, lower: number, upper: number): void {
    this.#model.changeRowBounds(row, this.#finite(lower), this.#finite(upper));
  }

  setCost(column: number, cost: number): void {
    this.#model.changeColCost(column, cost);
  }

  /** Sets the largest value of each of some columns. */
  setUpper(columns: readonly number[], upper: readonly number[]): void {
    if (columns.length === 0) return;
    this.#model.changeColsBounds({ kind: 'set', indices: columns }, new Float64Array(columns.length), Float64Array.from(upper, (bound) => this.#finite(bound)));
  }

  /** Removes columns, given in ascending order; those after them move up. The rest of the basis is kept. */
  removeColumns(columns: readonly number[]): void {
    if (columns.length === 0) return;
    const { colStatus, rowStatus } = this.#model.getBasis();
    const removed = new Set(columns);
    this.#model.deleteCols({ kind: 'set', indices: columns });
    this.#columns -= columns.length;
    const kept = Array.from(colStatus).filter((_, column) => !removed.has(column)) as BasisStatus[];
    if (kept.filter((status) => status === this.#highs.constants.basisStatus.basic).length + countOf(rowStatus, this.#highs.constants.basisStatus.basic) !== this.#rows) return;
    this.#model.setBasis({ colStatus: kept, rowStatus });
  }

  /**
   * Minimises from the last basis. Deterministic unless `stop` ends it.
   * @param stop - called periodically
   * @returns null when stopped, or without an optimum
   */
  minimise(stop: () => boolean): LinearSolution | null {
    const { callbackType, modelStatus } = this.#highs.constants;
    this.#model.run({ [callbackType.simplexInterrupt]: (event: { interrupt(): void }): undefined => {
      if (stop()) event.interrupt();
    } });
    if (this.#model.getModelStatus() !== modelStatus.optimal) return null;
    const { colValue, colDual, rowDual } = this.#model.getSolution();
    return { objective: this.#model.getObjectiveValue(), values: colValue, reducedCosts: colDual, duals: rowDual };
  }

  dispose(): void {
    this.#model.dispose();
  }

  #finite(bound: number): number {
    return bound === Infinity ? this.#highs.infinity : bound === -Infinity ? -this.#highs.infinity : bound;
  }
}

function typed({ starts, indices, values }: SparseVectors) {
  return { starts: Int32Array.from(starts), indices: Int32Array.from(indices), values: Float64Array.from(values) };
}

function countOf(statuses: Int32Array, wanted: number): number {
  return statuses.reduce((sum, status) => sum + Number(status === wanted), 0);
}
