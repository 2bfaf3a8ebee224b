/** A valid entry of a plans file with some fields changed; undefined removes a field. */
export function planEntry(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entry = {
    id: 'pro', api_access: true, max_nodes: 2000, max_vehicles: 100, default_solve_seconds: 5, max_solve_seconds: 60,
    submissions_per_minute: 600, monthly_quota: 1000, ...fields,
  };
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}
