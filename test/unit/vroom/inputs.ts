import type { VroomInput } from '../../../src/vroom/input.js';

/** A day of two bakery vans, relative to its begin, with every member that version 2 can say. */
export const BAKERY = {
  vehicles: [
    {
      id: 7, profile: 'van', description: 'Anna', start_index: 0, end_index: 0, start: [11.57, 48.14], capacity: [40, 6], skills: [3, 5],
      costs: { fixed: 900, per_hour: 1800, per_km: 20, per_task_hour: 0 },
      time_window: [0, 36_000], max_tasks: 9, max_travel_time: 14_400, max_distance: 90_000, speed_factor: 1.25,
      breaks: [{ id: 2, time_windows: [[14_400, 18_000]], service: 1800, description: 'lunch' }],
    },
    { id: 12, profile: 'bike', start_index: 1, capacity: [4, 1], time_window: [600, 20_000] },
  ],
  jobs: [
    {
      id: 101, description: 'the old mill', location_index: 1, location: [11.6, 48.15], setup: 120, service: 300,
      delivery: [12, 0], pickup: [0, 2], skills: [5, 3], priority: 60, time_windows: [[9000, 10_800], [0, 3600]],
    },
    { id: 102, location_index: 2, service: 240, delivery: [3, 1] },
    { id: 103, location_index: 1, amount: [1, 1] },
  ],
  matrices: {
    van: { durations: [[0, 600, 900], [620, 0, 400], [880, 410, 0]], distances: [[0, 7000, 9500], [7100, 0, 4200], [9300, 4300, 0]] },
    bike: { durations: [[0, 1500, 2400], [1500, 0, 1000], [2400, 1000, 0]], distances: [[0, 6500, 9000], [6500, 0, 4000], [9000, 4000, 0]] },
  },
} as const satisfies VroomInput;

/** Two jobs by coordinates, times as timestamps (2026-11-02). */
export const NURSES = {
  vehicles: [{ id: 1, start: [13.4, 52.5], end: [13.4, 52.5], time_window: [1_793_602_800, 1_793_635_200] }],
  jobs: [
    { id: 1, location: [13.41, 52.51], service: 900, time_windows: [[1_793_606_400, 1_793_610_000]] },
    { id: 2, location: [13.4, 52.5], service: 600 },
  ],
} as const satisfies VroomInput;

/** A deep copy with changes at paths such as `jobs.0.priority`; undefined removes the member. */
export function changed(input: VroomInput, changes: Readonly<Record<string, unknown>>): VroomInput {
  const copy = structuredClone(input);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const parent = keys.reduce<Record<string, unknown>>((node, key) => (node[key] ??= {}) as Record<string, unknown>, copy as unknown as Record<string, unknown>);
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  return copy;
}
