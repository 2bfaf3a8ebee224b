import { amount, clock, duration } from './clock.js';
import type { Plan, PlanRoute, PlanStop } from './plan-types.js';

/** Describes a plan in two or three sentences, for screen readers. */
export function summaryOf(plan: Plan): string {
  const { totals } = plan;
  if (plan.routes.length === 0) return 'No vehicle is used, because there is nothing to visit.';
  const longest = plan.routes.reduce((most, route) => (route.distance > most.distance ? route : most));
  return [
    `${count(totals.vehicles, 'route')} of ${count(plan.fleet, 'vehicle')} ${totals.vehicles === 1 ? 'visits' : 'visit'} ${count(totals.stops, 'stop')} over a distance of ${amount(totals.distance)}.`,
    `The longest route is ${longest.name}: ${count(longest.customers, 'stop')}, distance ${amount(longest.distance)}.`,
    ...(plan.timed ? [lateness(plan)] : []),
  ].join(' ');
}

function lateness({ totals }: Plan): string {
  return totals.lateStops === 0
    ? 'All stops are on time.'
    : `${count(totals.lateStops, 'stop')} ${totals.lateStops === 1 ? 'is' : 'are'} late, by ${duration(totals.lateness)} in total.`;
}

/** Describes a route in one line. */
export function routeText(plan: Plan, route: PlanRoute): string {
  const times = route.times ? `, ${clock(plan.base, route.times.start)} to ${clock(plan.base, route.times.end)}` : '';
  return `${route.name}: ${count(route.customers, 'stop')}, distance ${amount(route.distance)}, load ${amount(route.load)} of ${amount(route.capacity)}${times}`;
}

/** Describes a stop in one line. */
export function stopText(plan: Plan, stop: PlanStop): string {
  const route = plan.routes[stop.route]!;
  const place = stop.role === 'customer' ? `stop ${stop.position} of ${route.customers}` : stop.role;
  const times = stop.times;
  const parts = [
    `${route.name}, ${place}: node ${stop.node}`,
    ...(times ? [`service ${clock(plan.base, times.start)} to ${clock(plan.base, times.leave)}`] : []),
    ...(times && times.waiting > 0 ? [`waits ${duration(times.waiting)}`] : []),
    ...(times && times.lateness > 0 ? [`late by ${duration(times.lateness)}`] : []),
    `load ${amount(stop.load)}`,
  ];
  return parts.join(', ');
}

/** Returns a number and its noun. */
export function count(value: number, noun: string): string {
  return `${amount(value)} ${noun}${value === 1 ? '' : 's'}`;
}
