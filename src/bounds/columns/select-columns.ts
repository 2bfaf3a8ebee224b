import { Partitioner } from '../../search/set-partitioning/partitioner.js';
import type { PartitionModel } from '../../search/set-partitioning/partition-model.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Column } from './column.js';

/**
 * Returns the best selection of columns that a bounded search finds: a covering of the rows, perhaps with rows left out at
 * their price.
 * @returns null without one
 */
export async function selectColumns(relaxation: RouteRelaxation, columns: readonly Column[], stop: () => boolean): Promise<Column[] | null> {
  const partitioner = await Partitioner.load();
  const { chosen } = partitioner.solve(modelOf(relaxation, columns), [], stop);
  const selected = chosen.filter((k) => k < columns.length).map((k) => columns[k]!);
  return selected.length === 0 ? null : selected;
}

function modelOf({ rowOf, rowCount, price, classes, limits }: RouteRelaxation, columns: readonly Column[]): PartitionModel {
  const priced = Array.from({ length: rowCount }, (_, row) => row).filter((row) => price[row]! < Infinity);
  const entries = [
    ...columns.map(({ class: cls, customers }) => [
      ...Array.from(customers, (customer) => rowOf[customer]!), rowCount + cls, ...limits.flatMap((limit, k) => (limit.classes.includes(cls) ? [rowCount + classes.length + k] : [])),
    ]),
    ...priced.map((row) => [row]),
  ];
  const starts = new Int32Array(entries.length + 1);
  entries.forEach((rows, k) => (starts[k + 1] = starts[k]! + rows.length));
  const largest = columns.reduce((most, { cost }) => Math.max(most, cost), 1);
  const most = [...classes.map(({ count }) => count), ...limits.map((limit) => limit.most)];
  return {
    numRows: rowCount + most.length, numCols: entries.length, starts, rows: Int32Array.from(entries.flat()),
    cost: Float64Array.from([...columns.map(({ cost }) => cost), ...priced.map((row) => price[row]!)], (cost) => (cost / largest) * 1000),
    lower: Float64Array.from({ length: rowCount + most.length }, (_, row) => (row < rowCount ? 1 : 0)),
    upper: Float64Array.from([...new Array<number>(rowCount).fill(Infinity), ...most]),
  };
}
