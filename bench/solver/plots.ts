import { init, type EChartsOption } from 'echarts';
import { costAt, gapTo, type BenchRun } from '../../src/cli/bench/run-record.js';
import { configurationOf, grouped, mean, type InstanceSummary } from '../../src/cli/bench/summary.js';

const WIDTH = 900;
const PLOT_HEIGHT = 450;
const LEGEND_ROW_HEIGHT = 24;
/** Moments of a convergence curve per factor of ten. */
const MOMENTS_PER_DECADE = 10;
const FIRST_MOMENT_SECONDS = 0.05;

type Point = readonly [x: number, y: number];
interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Mean gap of a family's runs as it falls over time, one curve per configuration. @returns null without any gap. */
export function convergencePlot(family: string, runs: readonly BenchRun[]): string | null {
  const series = [...grouped(runs, configurationOf)].map(([name, members]) => ({ name, points: convergence(members) }));
  return plot(`${family}: gap over time`, { name: 'seconds', log: true }, { name: 'mean gap, %', log: false }, series, 'line');
}

/** Gap of every instance over its size, one series per family and configuration. @returns null without any gap. */
export function sizePlot(instances: readonly InstanceSummary[]): string | null {
  return plot('Gap over size', { name: 'customers', log: true }, { name: 'mean gap, %', log: false }, bySize(instances, ({ gap }) => (gap === null ? null : 100 * gap)), 'scatter');
}

/** Longest overrun of every instance over its size. @returns null without any limit. */
export function overrunPlot(instances: readonly InstanceSummary[]): string | null {
  return plot('Longest overrun of the limit over size', { name: 'customers', log: true }, { name: 'seconds', log: false }, bySize(instances, ({ overrunSeconds }) => overrunSeconds), 'scatter');
}

/**
 * Mean gap at logarithmic moments, in percent: from when every run has a solution, so that no run joins halfway, to the
 * longest run's end; a run that ended early keeps its last gap.
 */
export function convergence(runs: readonly BenchRun[]): Point[] {
  const known = runs.filter(({ gap }) => gap !== null);
  const end = Math.max(0, ...known.map(({ seconds }) => seconds));
  const points: Point[] = [];
  for (const at of moments(end)) {
    const gaps = known.map(({ incumbents, bestKnown }) => gapTo(costAt(incumbents, at), bestKnown));
    const gap = gaps.includes(null) ? null : mean(gaps);
    if (gap !== null) points.push([at, 100 * gap]);
  }
  return points;
}

function moments(end: number): number[] {
  const list: number[] = [];
  for (let step = 0; ; step++) {
    const at = FIRST_MOMENT_SECONDS * 10 ** (step / MOMENTS_PER_DECADE);
    if (at >= end) return end > 0 ? [...list, end] : list;
    list.push(at);
  }
}

function bySize(instances: readonly InstanceSummary[], value: (row: InstanceSummary) => number | null): Series[] {
  return [...grouped(instances, ({ family, configuration }) => `${family} (${configuration})`)].map(([name, rows]) => ({
    name,
    points: rows.map((row): [number, number | null] => [row.n, value(row)]).filter((point): point is [number, number] => point[1] !== null && point[0] > 0),
  }));
}

interface Axis {
  readonly name: string;
  readonly log: boolean;
}

/** Renders to SVG text, without a browser. */
function plot(title: string, x: Axis, y: Axis, series: readonly Series[], type: 'line' | 'scatter'): string | null {
  const filled = series.filter(({ points }) => points.length > 0);
  if (filled.length === 0) return null;
  const axis = ({ name, log }: Axis) => ({ name, nameLocation: 'middle' as const, nameGap: 34, type: log ? ('log' as const) : ('value' as const) });
  const option: EChartsOption = {
    animation: false,
    backgroundColor: '#ffffff',
    title: { text: title, left: 'center' },
    legend: { orient: 'vertical', left: 70, top: PLOT_HEIGHT, itemGap: 10, data: filled.map(({ name }) => name) },
    grid: { left: 70, right: 30, top: 50, height: PLOT_HEIGHT - 110 },
    xAxis: { ...axis(x), min: 'dataMin', max: 'dataMax' },
    yAxis: axis(y),
    series: filled.map(({ name, points }) => ({ name, type, data: points.map((point) => [...point]), ...(type === 'line' ? { showSymbol: false } : { symbolSize: 7 }) })),
  };
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: PLOT_HEIGHT + LEGEND_ROW_HEIGHT * (filled.length + 1) });
  try {
    chart.setOption(option);
    return `${chart.renderToSVGString()}\n`;
  } finally {
    chart.dispose();
  }
}
