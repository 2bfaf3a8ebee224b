import { amount, clock, distanceText, duration } from './clock.js';
import type { Plan, PlanRoute, PlanStop, RouteBreak } from './plan-types.js';

/** Describes a plan in two or three sentences, for screen readers. */
export function summaryOf(plan: Plan): string {
  const { totals } = plan;
  if (plan.routes.length === 0) return emptyText(plan);
  return [
    `${count(totals.vehicles, 'route')} of ${count(plan.fleet, 'vehicle')} ${totals.vehicles === 1 ? 'visits' : 'visit'} ${count(totals.stops, 'stop')}${plan.hasDistances ? ` over a distance of ${distanceText(plan, totals.distance)}` : ''}.`,
    ...(plan.hasDistances ? [longestText(plan)] : []),
    ...(plan.timed ? [lateness(plan)] : []),
    ...(plan.leftOut.length > 0 ? [`${ordersText(plan.leftOut.length - shipmentsIn(plan.leftOut), shipmentsIn(plan.leftOut))} ${plan.leftOut.length === 1 ? 'is' : 'are'} not served.`] : []),
  ].join(' ');
}

function longestText(plan: Plan): string {
  const longest = plan.routes.reduce((most, route) => (route.distance > most.distance ? route : most));
  return `The longest route is ${longest.name}: ${count(longest.customers, 'stop')}, distance ${distanceText(plan, longest.distance)}.`;
}

function lateness({ totals }: Plan): string {
  return totals.lateStops === 0
    ? 'All stops are on time.'
    : `${count(totals.lateStops, 'stop')} ${totals.lateStops === 1 ? 'is' : 'are'} late, by ${duration(totals.lateness)} in total.`;
}

/** Why a plan has no routes. */
export function emptyText({ leftOut }: Plan): string {
  return leftOut.length === 0 ? 'No vehicle is used, because there is nothing to visit.' : `No vehicle is used: all ${shipmentsIn(leftOut) === 0 ? 'stops' : 'stops and shipments'} are left out.`;
}

/** Describes a route in one line. */
export function routeText(plan: Plan, route: PlanRoute): string {
  const times = route.times ? `, ${clock(plan.base, route.times.start)} to ${clock(plan.base, route.times.end)}` : '';
  const breaks = route.breaks.length > 0 ? `, ${count(route.breaks.length, 'break')}` : '';
  return `${route.name}: ${count(route.customers, 'stop')}${plan.hasDistances ? `, distance ${distanceText(plan, route.distance)}` : ''}${route.loadText === '' ? '' : `, ${route.loadText}`}${times}${breaks}`;
}

/** Describes a stop in one line. */
export function stopText(plan: Plan, stop: PlanStop): string {
  const route = plan.routes[stop.route]!;
  const place = stop.role === 'customer' ? `stop ${ordinal(plan, stop)} of ${route.customers}` : stop.role;
  const times = stop.times;
  const parts = [
    `${route.name}, ${place}: ${stop.name}`,
    ...(times ? [`service ${clock(plan.base, times.start)} to ${clock(plan.base, times.leave)}`] : []),
    ...(times && times.waiting > 0 ? [`waits ${duration(times.waiting)}`] : []),
    ...(times && times.lateness > 0 ? [`late by ${duration(times.lateness)}`] : []),
    ...(stop.loadText === '' ? [] : [`load ${stop.loadText}`]),
  ];
  return parts.join(', ');
}

/** Says in one line when a break is and where. */
export function breakText(plan: Plan, { name, stops }: PlanRoute, { from, to, after, share }: RouteBreak): string {
  const [last, next] = [stops[after], stops[after + 1]];
  const at = share === 0 ? last ?? next : next ?? last;
  const where = last && next && share > 0 && share < 1 ? `on the way from ${last.name} to ${next.name}, after ${Math.round(100 * share)} % of the driving` : `at ${at!.name}`;
  return `${name}, break ${clock(plan.base, from)} to ${clock(plan.base, to)}, ${where}`;
}

/** Returns the place of a stop among the customers of its route, from 1. */
export function ordinal(plan: Plan, { route, position }: PlanStop): number {
  return plan.routes[route]!.stops.slice(0, position + 1).filter(({ role }) => role === 'customer').length;
}

/** Returns the number of stops and shipments in words; without those of which there are none. */
export function ordersText(stops: number, shipments: number): string {
  return [...(stops > 0 || shipments === 0 ? [count(stops, 'stop')] : []), ...(shipments > 0 ? [count(shipments, 'shipment')] : [])].join(' and ');
}

/** Says of how many stops and shipments some are left out; a shipment counts once, not as its two ends. */
export function ofOrdersText({ totals, leftOut, routes }: Pick<Plan, 'totals' | 'leftOut' | 'routes'>): string {
  const served = routes.reduce((sum, { stops }) => sum + stops.filter(({ visit }) => visit?.type === 'delivery').length, 0);
  const hasShipments = served + shipmentsIn(leftOut) > 0;
  return `of ${amount(totals.stops - served + leftOut.length)} stops${hasShipments ? ' and shipments' : ''}`;
}

function shipmentsIn(leftOut: Plan['leftOut']): number {
  return leftOut.filter(({ visits }) => visits.length > 1).length;
}

/** Returns a number and its noun. */
export function count(value: number, noun: string): string {
  return `${amount(value)} ${noun}${value === 1 ? '' : 's'}`;
}
