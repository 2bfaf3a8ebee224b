import type { EChartsOption } from 'echarts';
import type { OperatorSummary } from '../../src/cli/bench/operator-table.js';
import { grouped } from '../../src/cli/bench/summary.js';
import { COLOURS, renderSvg } from '../solver/chart.js';

const WIDTH = 1200;
const LABELS = 230;
const ROW_HEIGHT = 26;
const TOP = 90;
const PANEL_GAP = 24;

/** The figures drawn for each operator, side by side. */
const PANELS: readonly (readonly [title: string, value: (operator: OperatorSummary, all: readonly OperatorSummary[]) => number])[] = [
  ['uses, % of its kind', (operator, all) => shareOf(operator, all, ({ uses }) => uses)],
  ['accepted, % of uses', ({ accepted, uses }) => percentOf(accepted, uses)],
  ['improving, % of uses', ({ improvements, uses }) => percentOf(improvements, uses)],
  ['gain, % of its kind', (operator, all) => shareOf(operator, all, ({ gain }) => Math.max(0, gain))],
  ['time, % of all', ({ milliseconds }, all) => percentOf(milliseconds, all.reduce((sum, other) => sum + other.milliseconds, 0))],
  ['weight', ({ weight }) => weight],
];

/**
 * One chart per configuration: a row per operator with its kind, and a panel of bars per figure. @returns SVG by
 * configuration.
 */
export function operatorPlots(operators: readonly OperatorSummary[]): Map<string, string> {
  return new Map([...grouped(operators, ({ configuration }) => configuration)].map(([configuration, members]) => [configuration, operatorPlot(configuration, members)]));
}

function operatorPlot(configuration: string, operators: readonly OperatorSummary[]): string {
  const panel = (WIDTH - LABELS) / PANELS.length;
  const height = ROW_HEIGHT * operators.length;
  const names = operators.map(({ kind, name }) => `${kind}: ${name}`);
  const option: EChartsOption = {
    animation: false,
    backgroundColor: '#ffffff',
    title: [
      { text: `Operators of ${configuration}`, left: 'center', top: 8 },
      ...PANELS.map(([title], index) => ({ text: title, left: LABELS + index * panel, top: TOP - 34, textStyle: { fontSize: 12, fontWeight: 'normal' as const } })),
    ],
    grid: PANELS.map((_, index) => ({ left: LABELS + index * panel, top: TOP, width: panel - PANEL_GAP, height })),
    xAxis: PANELS.map((_, index) => ({ type: 'value' as const, gridIndex: index, min: 0, splitNumber: 2, axisLabel: { fontSize: 10, hideOverlap: true } })),
    yAxis: PANELS.map((_, index) => ({ type: 'category' as const, gridIndex: index, inverse: true, data: names, axisTick: { show: false }, axisLabel: { show: index === 0 } })),
    series: PANELS.map(([, value], index) => ({
      type: 'bar' as const, xAxisIndex: index, yAxisIndex: index, itemStyle: { color: COLOURS[index % COLOURS.length]! },
      data: operators.map((operator) => Number(value(operator, operators).toPrecision(6))),
    })),
  };
  return renderSvg(option, WIDTH, TOP + height + 50);
}

function shareOf(operator: OperatorSummary, all: readonly OperatorSummary[], of: (operator: OperatorSummary) => number): number {
  return percentOf(of(operator), all.filter(({ kind }) => kind === operator.kind).reduce((sum, other) => sum + of(other), 0));
}

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : 0;
}
