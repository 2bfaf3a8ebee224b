import { init, type EChartsOption } from 'echarts';

const WIDTH = 900;
const PLOT_HEIGHT = 480;
const LEGEND_ROW_HEIGHT = 24;
/** Colour-blind safe. @see Okabe & Ito (2008), Color Universal Design */
export const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000', '#b8a800'];

export type Point = readonly [x: number, y: number];

/** One line of the legend. */
export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  readonly type: 'line' | 'step' | 'scatter' | 'reference';
}

/** Logarithmic, or linear with `bounds`. `floor`: smaller values are drawn here. */
export interface Axis {
  readonly name: string;
  readonly floor?: number;
  readonly bounds?: readonly [least: number, most: number];
}

/** Renders series to SVG text without a browser. @returns null if there are no points. */
export function chart(title: string, x: Axis, y: Axis, series: readonly Series[]): string | null {
  const filled = series.filter(({ points }) => points.length > 0);
  if (!filled.some(({ type }) => type !== 'reference')) return null;
  const raised = (value: number, { floor }: Axis) => (floor === undefined ? value : Math.max(value, floor));
  const drawn = filled.map(({ name, points, type }) => ({
    name,
    ...(type === 'step' ? { step: 'end' as const } : {}),
    data: points.map(([a, b]) => [raised(a, x), raised(b, y)]),
    ...(type === 'scatter' ? { type, symbolSize: 8, itemStyle: { opacity: 0.8 } } : { type: 'line' as const, showSymbol: points.length === 1, symbolSize: 8 }),
    ...(type === 'reference' ? { lineStyle: { type: 'dashed' as const, color: '#888888' }, itemStyle: { color: '#888888' } } : {}),
  }));
  const option: EChartsOption = {
    animation: false,
    color: COLOURS,
    backgroundColor: '#ffffff',
    title: { text: title, left: 'center', top: 8 },
    legend: { orient: 'vertical', left: 80, top: PLOT_HEIGHT, itemGap: 10, data: filled.map(({ name }) => name) },
    grid: { left: 80, right: 30, top: 50, height: PLOT_HEIGHT - 110 },
    xAxis: axisOf(x, drawn.flatMap(({ data }) => data.map((point) => point[0]!)), 36),
    yAxis: axisOf(y, drawn.flatMap(({ data }) => data.map((point) => point[1]!)), 58),
    series: drawn,
  };
  return renderSvg(option, WIDTH, PLOT_HEIGHT + LEGEND_ROW_HEIGHT * (filled.length + 1));
}

/** Renders any chart to SVG text. */
export function renderSvg(option: EChartsOption, width: number, height: number): string {
  const made = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    made.setOption(option);
    return `${withOwnIds(made.renderToSVGString())}\n`;
  } finally {
    made.dispose();
  }
}

/**
 * Replaces generated ids, which depend on what this process drew before, so that the same chart gives the same text.
 */
function withOwnIds(svg: string): string {
  const ids = new Map<string, string>();
  return svg.replace(/\bzr\d+-[a-z-]*\d+\b/g, (id) => {
    if (!ids.has(id)) ids.set(id, `id${ids.size}`);
    return ids.get(id)!;
  });
}

/** Extends the axis to the nearest 1, 2 or 5 times a power of ten, so that no point lies unlabelled on the frame. */
function axisOf({ name, bounds }: Axis, values: readonly number[], nameGap: number) {
  if (bounds !== undefined) return { name, nameLocation: 'middle' as const, nameGap, type: 'value' as const, min: bounds[0], max: bounds[1] };
  const label = (value: number) => Number(value.toPrecision(3)).toLocaleString('en-US');
  return {
    name, nameLocation: 'middle' as const, nameGap, type: 'log' as const, min: outward(Math.min(...values), -1), max: outward(Math.max(...values), 1),
    minorSplitLine: { show: true }, minorTick: { show: true }, axisLabel: { formatter: label },
  };
}

function outward(value: number, direction: 1 | -1): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const steps = [1, 2, 5, 10].map((step) => step * power);
  return (direction === 1 ? steps.find((step) => step >= value * (1 - 1e-9)) : steps.findLast((step) => step <= value * (1 + 1e-9))) ?? value;
}
