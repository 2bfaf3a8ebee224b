import type { OperatorStatistics } from '../../strategy/contract.js';
import { table } from '../output.js';
import { mean, configurationOf, grouped } from './summary.js';
import type { BenchRun } from './run-record.js';

/** One operator under one configuration: counts summed over the runs that used it, the weight as their mean. */
export interface OperatorSummary extends OperatorStatistics {
  readonly configuration: string;
  readonly runs: number;
}

/** @returns one row per configuration and operator, in the order of the runs, and within it as the strategy lists them. */
export function summariseOperators(runs: readonly BenchRun[]): OperatorSummary[] {
  return [...grouped(runs, configurationOf)].flatMap(([configuration, members]) => {
    const operators = members.flatMap((run) => run.operators);
    return [...grouped(operators, ({ kind, name }) => JSON.stringify([kind, name])).values()].map((same) => summarise(configuration, same));
  });
}

function summarise(configuration: string, same: readonly OperatorStatistics[]): OperatorSummary {
  const [{ name, kind }] = same as [OperatorStatistics];
  const sum = (of: (operator: OperatorStatistics) => number): number => same.reduce((total, operator) => total + of(operator), 0);
  return {
    configuration, runs: same.length, name, kind,
    uses: sum(({ uses }) => uses), accepted: sum(({ accepted }) => accepted), improvements: sum(({ improvements }) => improvements),
    gain: sum(({ gain }) => gain), milliseconds: sum(({ milliseconds }) => milliseconds), weight: mean(same.map(({ weight }) => weight))!,
  };
}

/** One line per configuration and operator, for a person; says so where no run tells of operators. */
export function operatorTable(operators: readonly OperatorSummary[]): string {
  if (operators.length === 0) return 'No strategy in these runs reports operator statistics.';
  const heading = ['OPERATORS OF', 'KIND', 'OPERATOR', 'RUNS', 'USES', 'ACCEPTED', 'IMPROVED', 'GAIN', 'GAIN/S', 'SECONDS', 'WEIGHT'];
  return table([heading, ...operators.map((row) => [
    row.configuration, row.kind, row.name, String(row.runs), String(row.uses), share(row.accepted, row.uses), share(row.improvements, row.uses),
    row.gain.toFixed(1), row.milliseconds > 0 ? ((1000 * row.gain) / row.milliseconds).toFixed(1) : '-', (row.milliseconds / 1000).toFixed(2), row.weight.toFixed(3),
  ])]);
}

function share(part: number, whole: number): string {
  return whole > 0 ? `${((100 * part) / whole).toFixed(2)} %` : '-';
}
