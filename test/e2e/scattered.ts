/** Customers at fixed positions around one depot. @param customers their number. */
export function scattered(customers: number, vehicles: number, extra: object = {}): Record<string, unknown> & { node_positions: number[][] } {
  const place = (i: number): number[] => [Math.round(((i * 0.754877666) % 1) * 10_000) / 10, Math.round(((i * 0.569840296) % 1) * 6_000) / 10];
  const demands = Array.from({ length: customers }, (_, i) => 1 + ((i * 7) % 9));
  const whole = demands.reduce((sum, demand) => sum + demand, 0);
  return {
    node_num: customers + 1,
    vehicle_num: vehicles,
    distance_matrix: [],
    node_positions: [[500, 300], ...Array.from({ length: customers }, (_, i) => place(i + 1))],
    start_nodes: Array<number>(vehicles).fill(0),
    end_nodes: Array<number>(vehicles).fill(0),
    node_demands: [0, ...demands],
    vehicles_capacity: Array<number>(vehicles).fill(Math.ceil((1.15 * whole) / vehicles) + 9),
    ...extra,
  };
}

/** The same with soft windows, service times and speeds. */
export function workingDay(customers: number, vehicles: number, extra: object = {}): ReturnType<typeof scattered> {
  return scattered(customers, vehicles, {
    node_time_windows: [[0, 600], ...Array.from({ length: customers }, (_, i) => [(i * 53) % 360, ((i * 53) % 360) + 120])],
    node_service_time: [0, ...Array<number>(customers).fill(8)],
    vehicle_speeds: Array<number>(vehicles).fill(1500),
    late_penalty_per_min: 3,
    base_start_time: [8, 0, 0],
    ...extra,
  });
}
