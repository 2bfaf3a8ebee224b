import { LinearProgram, type LinearSolution } from '../../search/linear-program/linear-program.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { type Column, columnKey } from './column.js';
import type { DualValues, FleetRange } from './dual-values.js';
import { coefficientOf, cutKey, type MasterCut } from './master-cut.js';

/** What a route costs in the linear program, about, whatever the units are. */
const LP_COST = 1000;
/** Most times the first penalty. */
const MOST_PENALTY = 2000;
/** Bound on sums of duals in fine units. */
const MOST_UNITS = 2 ** 50;
/** Columns of the program per row beyond which the worst leave. */
const COLUMNS_PER_ROW = 12;
/** Columns that always stay. */
const LEAST_COLUMNS = 1000;

/** A solution of the master. */
export interface MasterSolution {
  /** Fine units, not exact. */
  readonly objective: number;
  readonly duals: DualValues;
  /** Per column of `columns`. */
  readonly values: Float64Array;
  /** Fine units, not exact. */
  readonly reducedCosts: Float64Array;
  /** Whether rows are covered by no route although they must be. */
  readonly isShort: boolean;
}

/**
 * The restricted master: a linear program over the routes known so far. Its rows: those of the relaxation, then classes, limits,
 * the number of routes, and cuts; its first columns leave a row out at its price, or at a penalty.
 */
export class Master {
  readonly cuts: MasterCut[] = [];
  readonly columns: Column[] = [];
  readonly #relaxation: RouteRelaxation;
  readonly #program: LinearProgram;
  /** Fine units per unit of cost in the program. */
  readonly #unit: number;
  /** Per row of the program that something may be left out of: fine units per unit that is. */
  readonly #penalty = new Map<number, number>();
  readonly #typical: number;
  /** Sums of duals are exact up to it. */
  readonly #mostPenalty: number;
  readonly #keys = new Set<string>();
  readonly #cutKeys = new Set<string>();
  /** Of the program: the index of a column in `columns`, or -1 for one that leaves something out. */
  readonly #source: number[] = [];
  /** Columns of the program that are penalised. */
  readonly #short: { column: number; readonly row: number }[] = [];
  /** Whether each of them was used in the last solution. */
  #used: readonly boolean[] = [];
  /** Rows with a price, in the order of the first columns of the program. */
  #priced: readonly number[] = [];
  /** Rows with a price that may not be left out in this branch. */
  #served: ReadonlySet<number> = new Set();
  #fleet: FleetRange = { least: 0, most: Infinity };
  /** Per column of `columns`: whether branching allows it. */
  #allowed: (column: Column) => boolean = () => true;

  private constructor(relaxation: RouteRelaxation, program: LinearProgram, typical: number) {
    this.#relaxation = relaxation;
    this.#program = program;
    this.#unit = Math.max(1, typical / LP_COST);
    this.#typical = Math.max(1, typical) * 3;
    this.#mostPenalty = Math.min(this.#typical * MOST_PENALTY, MOST_UNITS / (relaxation.customers.length + 1));
    this.#addFirstRows();
    this.#addOmissions();
  }

  /** @param typical - fine units that a route may cost */
  static async create(relaxation: RouteRelaxation, typical: number): Promise<Master> {
    return new Master(relaxation, await LinearProgram.create(), typical);
  }

  get fleet(): FleetRange {
    return this.#fleet;
  }

  dispose(): void {
    this.#program.dispose();
  }

  /** Adds columns that are not in the program yet; returns how many. */
  add(columns: readonly Column[]): number {
    const fresh: number[] = [];
    for (const column of columns) {
      const key = columnKey(column);
      if (this.#keys.has(key)) continue;
      this.#keys.add(key);
      this.columns.push(column);
      fresh.push(this.columns.length - 1);
    }
    this.#addToProgram(fresh);
    return fresh.length;
  }

  /** Adds cuts that are not there yet; returns how many. */
  addCuts(cuts: readonly MasterCut[]): number {
    const fresh = cuts.filter((cut) => !this.#cutKeys.has(cutKey(cut)));
    for (const cut of fresh) {
      this.#cutKeys.add(cutKey(cut));
      this.cuts.push(cut);
      const indices: number[] = [];
      const values: number[] = [];
      this.#source.forEach((source, column) => {
        const value = source < 0 ? 0 : coefficientOf(cut, this.columns[source]!.customers, this.#relaxation.rowOf);
        if (value > 0) {
          indices.push(column);
          values.push(value);
        }
      });
      const isCapacity = cut.kind === 'capacity';
      this.#program.addRows([isCapacity ? cut.vehicles : -Infinity], [isCapacity ? Infinity : 1], { starts: [0, indices.length], indices, values });
      if (isCapacity) this.#addShort([this.#program.rowCount - 1]);
    }
    return fresh.length;
  }

  /** Restricts the master to a branch: the number of routes, columns that it allows, and rows that may not be left out. */
  restrict(fleet: FleetRange, allowed: (column: Column) => boolean, served: ReadonlySet<number> = new Set()): void {
    this.#fleet = fleet;
    this.#allowed = allowed;
    const changed = this.#priced.filter((row) => served.has(row) !== this.#served.has(row));
    this.#served = served;
    for (const row of changed) this.#program.setCost(this.#priced.indexOf(row), (served.has(row) ? this.#mostPenalty : this.#relaxation.price[row]!) / this.#unit);
    this.#program.setRowBounds(this.#fleetRow, fleet.least, fleet.most);
    const columns = this.#source.flatMap((source, column) => (source < 0 ? [] : [column]));
    this.#program.setUpper(columns, columns.map((column) => this.#upperOf(this.#source[column]!)));
  }

  /** Sets what it costs to leave out a row that must be covered: its dual in a solution is at most that. @param most - per row, fine units */
  limitDuals(most: Float64Array): void {
    for (const short of this.#short) if (short.row < most.length) this.#setPenalty(short, Math.max(1, most[short.row]!));
  }

  /** Makes leaving out what the last solution leaves out dearer by a factor. @returns false if all of it is as dear as it may be */
  raisePenalty(factor: number): boolean {
    let isRaised = false;
    this.#short.forEach((short, k) => {
      const penalty = Math.min(this.#penalty.get(short.row)! * factor, this.#mostPenalty);
      if (this.#used[k] !== true || penalty <= this.#penalty.get(short.row)!) return;
      this.#setPenalty(short, penalty);
      isRaised = true;
    });
    return isRaised;
  }

  #setPenalty({ column, row }: { readonly column: number; readonly row: number }, penalty: number): void {
    this.#penalty.set(row, penalty);
    this.#program.setCost(column, penalty / this.#unit);
  }

  solve(stop: () => boolean): MasterSolution | null {
    const solution = this.#program.minimise(stop);
    if (solution === null) return null;
    const values = new Float64Array(this.columns.length);
    const reducedCosts = new Float64Array(this.columns.length).fill(Infinity);
    this.#source.forEach((source, column) => {
      if (source < 0) return;
      values[source] = solution.values[column]!;
      reducedCosts[source] = solution.reducedCosts[column]! * this.#unit;
    });
    this.#used = this.#short.map(({ column }) => solution.values[column]! > 1e-7);
    const isShort = this.#used.includes(true) || this.#priced.some((row, column) => this.#served.has(row) && solution.values[column]! > 1e-7);
    const result = { objective: solution.objective * this.#unit, duals: this.#duals(solution), values, reducedCosts, isShort };
    this.#forgetWorst(solution);
    return result;
  }

  /** Column `source` of the program's columns: whether branching allows it. */
  #upperOf(source: number): number {
    return this.#allowed(this.columns[source]!) ? Infinity : 0;
  }

  get #fleetRow(): number {
    return this.#relaxation.rowCount + this.#relaxation.classes.length + this.#relaxation.limits.length;
  }

  #addFirstRows(): void {
    const { rowCount, classes, limits } = this.#relaxation;
    const most = [...classes.map(({ count }) => count), ...limits.map((limit) => limit.most), Infinity];
    const lower = [...new Array<number>(rowCount).fill(1), ...most.map(() => -Infinity)];
    const upper = [...new Array<number>(rowCount).fill(Infinity), ...most];
    this.#program.addRows(lower, upper, { starts: new Array<number>(lower.length + 1).fill(0), indices: [], values: [] });
  }

  #addOmissions(): void {
    const { price, rowCount } = this.#relaxation;
    const priced = Array.from({ length: rowCount }, (_, row) => row).filter((row) => price[row]! < Infinity);
    this.#program.addColumns(priced.map((row) => price[row]! / this.#unit), { starts: [...priced.keys(), priced.length], indices: priced, values: priced.map(() => 1) });
    for (const _ of priced) this.#source.push(-1);
    this.#priced = priced;
    const must = Array.from({ length: rowCount }, (_, row) => row).filter((row) => price[row] === Infinity);
    this.#addShort([...must, this.#fleetRow]);
  }

  #addShort(rows: readonly number[]): void {
    for (const row of rows) {
      this.#short.push({ column: this.#program.columnCount, row });
      this.#source.push(-1);
      this.#penalty.set(row, this.#typical);
      this.#program.addColumns([this.#typical / this.#unit], { starts: [0, 1], indices: [row], values: [1] });
    }
  }

  #addToProgram(fresh: readonly number[]): void {
    const starts = [0];
    const indices: number[] = [];
    const values: number[] = [];
    for (const source of fresh) {
      for (const [row, value] of this.#entries(this.columns[source]!)) {
        indices.push(row);
        values.push(value);
      }
      starts.push(indices.length);
    }
    const first = this.#program.columnCount;
    this.#program.addColumns(fresh.map((source) => this.columns[source]!.cost / this.#unit), { starts, indices, values });
    this.#source.push(...fresh);
    const barred = fresh.flatMap((source, k) => (this.#upperOf(source) === 0 ? [first + k] : []));
    this.#program.setUpper(barred, barred.map(() => 0));
  }

  #entries({ class: cls, customers }: Column): Map<number, number> {
    const { rowOf, rowCount, classes, limits } = this.#relaxation;
    const entries = new Map<number, number>();
    for (const customer of customers) entries.set(rowOf[customer]!, (entries.get(rowOf[customer]!) ?? 0) + 1);
    entries.set(rowCount + cls, 1);
    limits.forEach((limit, k) => limit.classes.includes(cls) && entries.set(rowCount + classes.length + k, 1));
    entries.set(this.#fleetRow, 1);
    this.cuts.forEach((cut, k) => {
      const value = coefficientOf(cut, customers, rowOf);
      if (value > 0) entries.set(this.#fleetRow + 1 + k, value);
    });
    return entries;
  }

  #duals({ duals }: LinearSolution): DualValues {
    const { rowCount, classes, limits, price } = this.#relaxation;
    const unit = this.#unit;
    const paid = (from: number, count: number): Float64Array => Float64Array.from({ length: count }, (_, k) => Math.max(0, Math.ceil(-duals[from + k]! * unit)));
    const cutRow = this.#fleetRow + 1;
    return {
      rows: Float64Array.from({ length: rowCount }, (_, row) => Math.min(this.#served.has(row) ? Infinity : price[row]!, Math.max(0, Math.floor(duals[row]! * unit)))),
      classes: paid(rowCount, classes.length),
      limits: paid(rowCount + classes.length, limits.length),
      fleet: this.#fleetDual(Math.floor(duals[this.#fleetRow]! * unit)),
      cuts: Float64Array.from(this.cuts, (cut, k) => Math.max(0, cut.kind === 'capacity' ? Math.floor(duals[cutRow + k]! * unit) : Math.ceil(-duals[cutRow + k]! * unit))),
    };
  }

  #fleetDual(dual: number): number {
    if (dual > 0) return this.#fleet.least > 0 ? dual : 0;
    return this.#fleet.most < Infinity ? dual : 0;
  }

  /** Drops the columns of the largest reduced cost when there are too many. */
  #forgetWorst(solution: LinearSolution): void {
    const most = Math.max(LEAST_COLUMNS, COLUMNS_PER_ROW * this.#program.rowCount);
    if (this.#program.columnCount <= most) return;
    const candidates = this.#source.flatMap((source, column) => (source < 0 || solution.values[column]! > 0 || solution.reducedCosts[column]! <= 0 ? [] : [column]));
    const worst = candidates.sort((a, b) => solution.reducedCosts[b]! - solution.reducedCosts[a]!).slice(0, this.#program.columnCount - (most >> 1)).sort((a, b) => a - b);
    const gone = new Set(worst);
    for (const column of worst) this.#keys.delete(columnKey(this.columns[this.#source[column]!]!));
    this.#program.removeColumns(worst);
    const kept = this.#source.filter((_, column) => !gone.has(column));
    const shifted = new Map<number, number>();
    let next = 0;
    this.#source.forEach((_, column) => !gone.has(column) && shifted.set(column, next++));
    for (const short of this.#short) short.column = shifted.get(short.column)!;
    this.#source.length = 0;
    this.#source.push(...kept);
  }
}
