import type { Plan, PlanRoute, PlanStop } from './plan-types.js';

/** A segment of a vehicle's day. `stop` is the position of the stop it leads to or takes place at. */
export interface Bar {
  readonly kind: 'travel' | 'setup' | 'waiting' | 'service' | 'reload' | 'break';
  readonly from: number;
  readonly to: number;
  readonly stop: number;
  /** Service that starts after the window's end. */
  readonly late: boolean;
}

/** One vehicle's line. */
export interface Lane {
  readonly route: number;
  readonly bars: readonly Bar[];
}

/** The horizontal axis of a plan: minutes, or distance travelled when there are no times. */
export interface Axis {
  readonly unit: 'minutes' | 'distance';
  readonly from: number;
  readonly to: number;
}

/** Returns the lanes of a plan, one per route, O(stops). */
export function lanesOf(plan: Plan): Lane[] {
  return plan.routes.map((route) => ({ route: route.index, bars: plan.timed && route.times ? timedBars(route) : distanceBars(route) }));
}

/** Returns the axis that covers all lanes. */
export function axisOf(plan: Plan): Axis {
  if (!plan.timed) return { unit: 'distance', from: 0, to: Math.max(1e-9, ...plan.routes.map((route) => route.distance)) };
  const times = plan.routes.flatMap((route) => (route.times ? [route.times] : []));
  const from = Math.min(...times.map(({ start }) => start));
  const to = Math.max(...times.map(({ end }) => end));
  return { unit: 'minutes', from, to: Math.max(to, from + 1) };
}

function timedBars(route: PlanRoute): Bar[] {
  const bars: Bar[] = [];
  let left: number | null = null;
  for (const { position, role, times } of route.stops) {
    const { arrival, setup, waiting, start, leave, lateness } = times!;
    const add = (kind: Bar['kind'], from: number, to: number): void => {
      if (to > from) bars.push({ kind, from, to, stop: position, late: kind === 'service' && lateness > 0 });
    };
    if (left !== null) add('travel', left, arrival);
    left = leave;
    if (role === 'reload') {
      // It waits for the goods of the next trip after loading.
      add('reload', start, leave - waiting);
      add('waiting', leave - waiting, leave);
      continue;
    }
    add('setup', arrival, arrival + setup);
    if (waiting > 0) add('waiting', arrival + setup, start);
    // A stop without service time is still drawn.
    if (leave > start) add('service', start, leave);
    else bars.push({ kind: 'service', from: start, to: start, stop: position, late: lateness > 0 });
  }
  // Above what they interrupt.
  for (const { from, to } of route.breaks) bars.push({ kind: 'break', from, to, stop: -1, late: false });
  return bars;
}

function distanceBars(route: PlanRoute): Bar[] {
  return route.stops.flatMap(({ position, leg, travelled }): Bar[] => [
    ...(leg > 0 ? [{ kind: 'travel', from: travelled - leg, to: travelled, stop: position, late: false } as const] : []),
    { kind: 'service', from: travelled, to: travelled, stop: position, late: false },
  ]);
}

/** Position of a stop on the axis of its plan: start of service, or distance travelled. */
export function placeOf(stop: PlanStop): number {
  return stop.times?.start ?? stop.travelled;
}

/**
 * Returns round values for the ticks of an axis.
 * @param most maximum number of ticks.
 */
export function ticks({ unit, from, to }: Axis, most: number): number[] {
  const step = unit === 'minutes' ? minuteStep((to - from) / most) : decimalStep((to - from) / most);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
}

function minuteStep(least: number): number {
  return [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1440].find((step) => step >= least) ?? 1440 * Math.ceil(least / 1440);
}

function decimalStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-12)));
  return ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10) * power;
}

/** A step of the load profile: the vehicle carries `load` from `at` on. */
export interface LoadStep {
  readonly at: number;
  readonly load: number;
}

/** Returns the load of a route along the axis of the plan. */
export function loadProfile(route: PlanRoute): LoadStep[] {
  return route.stops.map((stop) => ({ at: placeOf(stop), load: stop.load }));
}
