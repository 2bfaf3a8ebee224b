import type { SolveRequest, SolvedResult, StopDetails } from '#generated/types.js';

function stop(node: number, load: number, arrival: number, start: number, leave: number, lateness = 0): StopDetails {
  return { node, load, arrival, waiting: start - arrival, start, leave, lateness };
}

/**
 * Returns a small problem with soft windows and its result: one vehicle waits, another is late, a third is not used.
 */
export function createResult(): { request: SolveRequest; result: SolvedResult } {
  const request: SolveRequest = {
    node_num: 4,
    vehicle_num: 3,
    distance_matrix: [[0, 4, 5, 8], [4, 0, 3, 7], [5, 3, 0, 4], [8, 7, 4, 0]],
    start_nodes: [0, 0, 0],
    end_nodes: [0, 0, 0],
    node_demands: [0, 10, 15, 20],
    vehicles_capacity: [40, 40, 40],
    node_time_windows: [[0, 480], [30, 90], [0, 120], [0, 30]],
    node_service_time: [0, 10, 20, 10],
    vehicle_speeds: [60, 60, 60],
    late_penalty_per_min: 2,
  };
  const cost = (distance: number, lateness: number) => ({ total: distance + lateness, distance, fixed: 0, lateness });
  const result: SolvedResult = {
    success: true,
    error: null,
    total_cost: 43,
    routes: { 'Vehicle 0': [0, 1, 0], 'Vehicle 2': [0, 2, 3, 0] },
    distances: [8, 17],
    loads: { 'Vehicle 0': [0, 10, 10], 'Vehicle 2': [0, 15, 35, 35] },
    time_windows: {},
    time: 0.1,
    request_id: '4fBq0cX2mZJt8sQyR1uLwA',
    strategy: 'savings',
    seed: 1,
    details: {
      cost: cost(25, 18),
      vehicles: [
        { vehicle: 0, distance: 8, working_minutes: 44, cost: cost(8, 0), stops: [stop(0, 0, 0, 0, 0), stop(1, 10, 4, 30, 40), stop(0, 10, 44, 44, 44)] },
        { vehicle: 2, distance: 17, working_minutes: 47, cost: cost(17, 18), stops: [stop(0, 0, 10, 10, 10), stop(2, 15, 15, 15, 35), stop(3, 35, 39, 39, 49, 9), stop(0, 35, 57, 57, 57)] },
      ],
    },
  };
  return { request, result };
}
