import { useMemo, useRef } from 'preact/hooks';
import { theme } from '../../shell/theme.js';
import { amount } from '../clock.js';
import { lookOf } from '../palette.js';
import { useSize } from '../parts/use-size.js';
import type { Plan, PlanRoute, PlanStop } from '../plan-types.js';
import { routeOf, type Selection } from '../selection.js';
import { ordinal, routeText } from '../summary.js';
import { loadProfile, placeOf, ticks, type Axis } from '../timeline.js';
import { tickText } from './draw-lanes.js';

const LEFT = 92;
const RIGHT = 20;
const ROW = 20;
const HEAD = 26;
const LOAD = 96;
/** Characters that fit beside the rows. */
const MAX_LABEL = 13;

/** The day of one vehicle: a row per stop with window, waiting, service and lateness, and the load profile below. */
export function RouteChart({ plan, selection }: { readonly plan: Plan; readonly selection: Selection }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const route = routeOf(plan, selection.selected.value);
  const axis = useMemo(() => (route ? routeAxis(plan, route) : null), [plan, route]);
  return (
    <div ref={box} class="route-chart">
      {route && axis && width > 0
        ? <Chart plan={plan} route={route} axis={axis} width={width} selection={selection} />
        : <p class="quiet small route-chart-hint">Select a vehicle or a stop to see its {shownText(plan)}.</p>}
    </div>
  );
}

/** What the chart has of a stop. */
function shownText({ timed, hasLoads }: Plan): string {
  if (!timed) return hasLoads ? 'load' : 'place on the way';
  return hasLoads ? 'windows and load' : 'windows';
}

/** Covers the day of the route and the nearby part of its windows. */
function routeAxis(plan: Plan, route: PlanRoute): Axis {
  if (!plan.timed || !route.times) return { unit: 'distance', from: 0, to: Math.max(1e-9, route.distance) };
  const { start, end } = route.times;
  const margin = Math.max(30, (end - start) * 0.15);
  const windows = route.stops.flatMap((stop) => (stop.role === 'customer' ? stop.windows : []));
  const from = Math.min(start, ...windows.map(([open]) => Math.max(open, start - margin)));
  const to = Math.max(end, ...windows.map(([, close]) => Math.min(close, end + margin)));
  return { unit: 'minutes', from, to: Math.max(to, from + 1) };
}

interface ChartProps {
  readonly plan: Plan;
  readonly route: PlanRoute;
  readonly axis: Axis;
  readonly width: number;
  readonly selection: Selection;
}

function Chart({ plan, route, axis, width, selection }: ChartProps) {
  const x = (value: number): number => LEFT + ((Math.min(axis.to, Math.max(axis.from, value)) - axis.from) / (axis.to - axis.from)) * (width - LEFT - RIGHT);
  const bottom = HEAD + route.stops.length * ROW;
  const below = plan.hasLoads ? LOAD + 14 : 0;
  const marks = ticks(axis, Math.max(2, Math.floor((width - LEFT) / 90)));
  const active = selection.active.value;
  return (
    <svg class="chart" width={width} height={bottom + below + 20} role="img" aria-label={`Chart of ${shownText(plan)}. ${routeText(plan, route)}`}>
      <defs>
        <pattern id="waiting" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line class="chart-hatch" x1="0" y1="0" x2="0" y2="5" />
        </pattern>
      </defs>
      {marks.map((mark) => (
        <g key={mark}>
          <line class="chart-grid" x1={x(mark)} x2={x(mark)} y1={HEAD - 6} y2={bottom + below} />
          <text class="chart-text" x={x(mark)} y={HEAD - 12} text-anchor="middle">{tickText(plan, axis, mark)}</text>
        </g>
      ))}
      {route.breaks.map(({ from, to }) => <rect key={from} class="chart-break" x={x(from)} y={HEAD - 4} width={Math.max(2, x(to) - x(from))} height={bottom - HEAD + 8}><title>break</title></rect>)}
      {route.stops.map((stop) => (
        <StopRow key={stop.position} plan={plan} stop={stop} x={x} width={width} active={active?.route === route.index && active.position === stop.position} selection={selection} />
      ))}
      {plan.hasLoads && <LoadProfile route={route} x={x} top={bottom + 22} width={width} />}
    </svg>
  );
}

interface StopRowProps {
  readonly plan: Plan;
  readonly stop: PlanStop;
  readonly x: (value: number) => number;
  readonly width: number;
  readonly active: boolean;
  readonly selection: Selection;
}

function StopRow({ plan, stop, x, width, active, selection }: StopRowProps) {
  const y = HEAD + stop.position * ROW;
  const { colour } = lookOf(stop.route, theme.value);
  const { times, windows } = stop;
  const close = windows.at(-1)?.[1] ?? Infinity;
  const choice = { route: stop.route, position: stop.position };
  const size = (from: number, to: number, least = 0): number => Math.max(least, x(to) - x(from));
  return (
    <g class="chart-row" onPointerEnter={() => selection.hover(choice)} onPointerLeave={() => selection.hover(null)} onClick={() => selection.select(choice)}>
      <rect class={active ? 'chart-back chart-back-active' : 'chart-back'} x={0} y={y} width={width} height={ROW} />
      <text class="chart-text" x={12} y={y + 14}>{rowLabel(plan, stop)}</text>
      {windows.map(([open, end]) => <rect key={open} class="chart-window" x={x(open)} y={y + 3} width={size(open, end, 1)} height={ROW - 6} rx={2} />)}
      {times && times.setup > 0 && <rect class="chart-setup" x={x(times.arrival)} y={y + 7} width={size(times.arrival, times.arrival + times.setup)} height={ROW - 14} />}
      {times && stop.role !== 'reload' && times.waiting > 0 && <rect class="chart-waiting" x={x(times.arrival + times.setup)} y={y + 5} width={size(times.arrival + times.setup, times.start)} height={ROW - 10} fill="url(#waiting)" />}
      {times && times.lateness > 0 && <rect class="chart-late" x={x(close)} y={y + 8.5} width={size(close, times.start)} height={3} />}
      {times
        ? <rect x={x(times.start)} y={y + 5} width={size(times.start, times.leave, 3)} height={ROW - 10} fill={stop.role === 'reload' ? 'currentColor' : colour} />
        : <circle cx={x(placeOf(stop))} cy={y + ROW / 2} r={4} fill={colour} />}
    </g>
  );
}

function rowLabel(plan: Plan, stop: PlanStop): string {
  if (plan.unit === 'none') return stop.role === 'customer' ? `${stop.position} · ${stop.name}` : `depot ${stop.label}`;
  const text = stop.role === 'customer' ? `${ordinal(plan, stop)} · ${stop.label}` : stop.label;
  return text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text;
}

function LoadProfile({ route, x, top, width }: { readonly route: PlanRoute; readonly x: (value: number) => number; readonly top: number; readonly width: number }) {
  const most = Math.max(route.load, Math.min(route.capacity || Infinity, route.load * 1.5), 1e-9);
  const y = (load: number): number => top + LOAD - (load / most) * LOAD;
  const { colour } = lookOf(route.index, theme.value);
  const steps = loadProfile(route);
  const line = steps.map(({ at, load }, i) => `${i === 0 ? 'M' : 'H'}${x(at)}${i === 0 ? ` ${y(load)}` : `V${y(load)}`}`).join('');
  return (
    <g>
      <text class="chart-text" x={12} y={top + 4}>Load</text>
      <text class="chart-text" x={LEFT - 8} y={y(route.load) + 4} text-anchor="end">{amount(route.load)}</text>
      <text class="chart-text" x={LEFT - 8} y={top + LOAD + 4} text-anchor="end">0</text>
      <line class="chart-axis" x1={LEFT} x2={width - RIGHT} y1={top + LOAD} y2={top + LOAD} />
      {route.capacity > 0 && route.capacity <= most && (
        <>
          <line class="chart-capacity" x1={LEFT} x2={width - RIGHT} y1={y(route.capacity)} y2={y(route.capacity)} />
          <text class="chart-text" x={width - RIGHT} y={y(route.capacity) - 4} text-anchor="end">capacity {amount(route.capacity)}</text>
        </>
      )}
      <path class="chart-load" d={`${line}V${top + LOAD}H${x(steps[0]!.at)}Z`} fill={colour} />
      <path d={line} fill="none" stroke={colour} stroke-width={2} />
    </g>
  );
}
