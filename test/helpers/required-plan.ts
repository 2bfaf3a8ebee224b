/** A request of version 2 whose every stop must be served, at estimated travel times; passes every rule. */
export function requiredPlan(stops = 3, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const order = Array.from({ length: stops }, (_, i) => i + 1);
  return {
    name: 'Tuesday, north',
    geometry: 'planar',
    locations: [{ id: 'depot', position: [0, 0] }, ...order.map((i) => ({ id: `street-${i}`, position: [300 * i, 400 * i] }))],
    profiles: [{ id: 'van', travel: { type: 'estimate', detour_factor: 1, speed_kilometers_per_hour: 36 } }],
    vehicles: [{ id: 'van-1', count: 2, start: 'depot', end: 'depot', capacities: { boxes: 100 }, fixed_cost: 20, cost_per_kilometer: 2 }],
    stops: order.map((i) => ({ id: `order-${i}`, location: `street-${i}`, delivers: { boxes: 1 }, service_seconds: 120, required: true })),
    ...fields,
  };
}
