import type { Plan, PlanCosts, PlanRoute, Step } from '#generated/types.js';

export const NO_COSTS: PlanCosts = { total: 0, fixed: 0, distance: 0, time: 0, overtime: 0, excess: 0, lateness: 0, vehicle_prices: 0, omission: 0, balance: 0, changes: 0 };
export const NO_TIMES = { duration_seconds: 0, driving_seconds: 0, setup_seconds: 0, service_seconds: 0, waiting_seconds: 0, break_seconds: 0, reload_seconds: 0, lateness_seconds: 0 };

/** The instant of a second since 1970. */
export function at(seconds: number): string {
  return new Date(1000 * seconds).toISOString();
}

/** A step that serves a stop: arrival, begin and end. */
export function stop(id: string, location: string, [arrives, begins, ends]: readonly [number, number, number], more: object): Step {
  return {
    type: 'stop', stop: id, location, arrives_at: at(arrives), begins_at: at(begins), ends_at: at(ends),
    setup_seconds: 0, waiting_seconds: 0, lateness_seconds: 0, distance_meters: 0, loads: {}, ...more,
  };
}

/** Van 7: to 101, whose window opens later, a break on the way to 102, and back. */
export const VAN: PlanRoute = {
  ...NO_TIMES, vehicle: '7', vehicle_number: 1, costs: { ...NO_COSTS, total: 8246.6 }, distance_meters: 20_500, departs_at: at(8400), ends_at: at(12_464),
  steps: [
    { type: 'start', location: '0', ends_at: at(8400), distance_meters: 0, loads: { 'amount-1': 15, 'amount-2': 1 } },
    stop('101', '1', [8880, 9100, 9400], { setup_seconds: 120, waiting_seconds: 100, distance_meters: 7000, loads: { 'amount-1': 3, 'amount-2': 3 } }),
    { type: 'break', begins_at: at(9480), ends_at: at(11_280) },
    stop('102', '2', [11_520, 11_520, 11_760], { lateness_seconds: 60, distance_meters: 11_200, loads: { 'amount-1': 0, 'amount-2': 2 } }),
    { type: 'end', location: '0', arrives_at: at(12_464), distance_meters: 20_500, loads: { 'amount-1': 0, 'amount-2': 2 } },
  ],
};

/** The route of the van, which leaves 103 out. */
export const PLAN: Plan = {
  summary: { ...NO_TIMES, costs: NO_COSTS, vehicles_used: 1, stops_served: 2, stops_unassigned: 1, shipments_served: 0, shipments_unassigned: 0, reloads: 0, distance_meters: 20_500 },
  routes: [VAN],
  unassigned: [{ type: 'stop', stop: '103', reasons: [{ code: 'no_room', vehicle: null, message: 'no plan was found that serves 103 too' }] }],
  estimated_profiles: [], strategy: 'alns', seed: 1, solve_seconds: 1,
};
