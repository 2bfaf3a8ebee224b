/** A ring of customers around one depot. @param customers their number. */
export function ring(customers: number, vehicles: number, extra: object = {}): object {
  const around = Array.from({ length: customers }, (_, index) => {
    const angle = (2 * Math.PI * index) / customers;
    const radius = 30 + 12 * Math.sin(index * 2.4);
    return [Math.round(100 * (50 + radius * Math.cos(angle))) / 100, Math.round(100 * (50 + radius * Math.sin(angle))) / 100];
  });
  return {
    node_num: customers + 1,
    vehicle_num: vehicles,
    distance_matrix: [],
    node_positions: [[50, 50], ...around],
    start_nodes: Array(vehicles).fill(0),
    end_nodes: Array(vehicles).fill(0),
    node_demands: [0, ...around.map((_, index) => 1 + (index % 3))],
    vehicles_capacity: Array(vehicles).fill(Math.ceil((2.2 * customers) / vehicles)),
    time_limit_seconds: 1,
    ...extra,
  };
}

/** A ring with windows, service times and speeds: a working day in minutes. */
export function day(customers: number, vehicles: number, extra: object = {}): object {
  return ring(customers, vehicles, {
    node_time_windows: [[0, 600], ...Array.from({ length: customers }, (_, index) => [(index * 37) % 300, ((index * 37) % 300) + 180])],
    node_service_time: [0, ...Array<number>(customers).fill(10)],
    vehicle_speeds: Array(vehicles).fill(50),
    vehicle_fixed_cost: Array(vehicles).fill(20),
    late_penalty_per_min: 1,
    base_start_time: [8, 0, 0],
    iterations: 200,
    ...extra,
  });
}
