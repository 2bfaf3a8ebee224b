import { init, type EChartsOption } from 'echarts';
import type { PlannedRoutes, Problem } from '../model/problem.js';

const SIDE = 900;
const MARGIN = { left: 50, right: 20, top: 50, bottom: 30 };
/** Distinguishable with impaired colour vision too. @see Okabe & Ito (2008), Color Universal Design */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#b8a800', '#7f7f7f'];
const DEPOT_COLOUR = '#000000';

type Place = readonly [x: number, y: number];

/**
 * Draws routes to SVG text, a unit of distance the same length in both directions: each route a line over its stops, depots as
 * squares.
 * @param problem with coordinates.
 * @throws RangeError for a problem without coordinates.
 */
export function drawRoutes(title: string, problem: Problem, routes: PlannedRoutes): string {
  const { distances, vehicleTypes } = problem;
  if (distances.kind === 'matrix') throw new RangeError('the problem has no coordinates');
  const place = (node: number): Place => [distances.x[node]!, distances.y[node]!];
  const depots = [...new Set(vehicleTypes.flatMap(({ start, end }) => [start, end]))];
  const lines = routes.map(({ type, customers }, index) => {
    const { start, end } = vehicleTypes[type]!;
    const data = [start, ...customers, end].map((node) => [...place(node)]);
    return { type: 'line' as const, name: `route ${index + 1}`, data, symbol: 'circle', symbolSize: problem.nodeCount > 500 ? 2 : 5, showSymbol: true, lineStyle: { width: 1.5 } };
  });
  const option: EChartsOption = {
    animation: false,
    color: COLOURS,
    backgroundColor: '#ffffff',
    title: { text: title, left: 'center', top: 10, textStyle: { fontSize: 15 } },
    grid: MARGIN,
    ...axes(distances.x, distances.y),
    series: [
      ...lines,
      { type: 'scatter', name: 'depots', data: depots.map((node) => [...place(node)]), symbol: 'rect', symbolSize: 12, itemStyle: { color: DEPOT_COLOUR }, z: 5 },
    ],
  };
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: SIDE, height: SIDE });
  try {
    chart.setOption(option);
    return `${chart.renderToSVGString()}\n`;
  } finally {
    chart.dispose();
  }
}

/** A square around everything: the same span on both axes. */
function axes(x: Float64Array, y: Float64Array): Pick<EChartsOption, 'xAxis' | 'yAxis'> {
  const [left, right] = extent(x);
  const [bottom, top] = extent(y);
  const span = Math.max(right - left, top - bottom) * 1.04 || 1;
  const axis = (low: number, high: number) => ({
    type: 'value' as const, min: (low + high - span) / 2, max: (low + high + span) / 2, splitLine: { show: false }, axisLabel: { formatter: (value: number) => String(Math.round(value)) },
  });
  return { xAxis: axis(left, right), yAxis: axis(bottom, top) };
}

function extent(values: Float64Array): [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
