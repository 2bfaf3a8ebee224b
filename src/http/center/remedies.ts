import type { Finding } from '../../errors.js';

/** What to do about a fault of a field, for people who look at it in an editor. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'Use a plain line of text of at most 4,096 characters, or leave the name out.',
  objective: 'Use "min_total_distance" or "min_total_cost", or omit it for distance.',
  node_num: 'Write the number of nodes, depots included: as many as node_positions or rows of distance_matrix.',
  node_positions: 'Give one pair [x, y] of numbers for every node, node_num in all.',
  vehicle_num: 'Write the number of vehicles: as many as start_nodes, end_nodes and vehicles_capacity have entries.',
  distance_matrix: 'Give node_num rows of node_num numbers of at least 0, or [] with node_positions. For "no road" use a large number.',
  start_nodes: 'Give one node index from 0 to node_num - 1 for every vehicle.',
  end_nodes: 'Give one node index from 0 to node_num - 1 for every vehicle; often the same as start_nodes.',
  node_demands: 'Give one number of at least 0 for every node, and 0 for depots. Plan returns in a separate request.',
  vehicles_capacity: 'Give one number of at least 0 for every vehicle.',
  vehicle_fixed_costs: 'Give one number of at least 0 for every vehicle, or leave it out.',
  vehicle_unit_distance_costs: 'Give one number of at least 0 for every vehicle, or leave it out.',
  node_time_windows: 'Give one pair [start, end] of minutes after base_start_time for every node, the end not before the start.',
  node_service_time: 'Give one number of minutes of at least 0 for every node.',
  vehicle_speeds: 'Give one number above 0 for every vehicle, in units of distance per hour.',
  max_working_hours: 'Write a number of hours above 0, or leave it out.',
  base_start_time: 'Write [hour, minute, second], for example [9, 0, 0].',
  time_limit_seconds: 'Write a whole number of seconds of at least 1, or leave it out for the default of your plan.',
  late_penalty_per_min: 'Write a number above 0 to allow lateness, or leave it out for hard windows.',
  callback_url: 'Write a URL that starts with https:// or http:// and can be reached from the Internet, or leave it out.',
  seed: 'Write a whole number from 0 to 4294967295, or leave it out.',
  iterations: 'Write a whole number from 1 to 1000000000, or leave it out to solve until the time limit.',
  strategy: 'Name a strategy that supports the features of this problem, or leave it out to have one selected.',
};

/** @returns what to do about a finding. */
export function remedyOf({ loc, type, msg }: Finding): string {
  const field = loc[1];
  if (type === 'missing' && field !== undefined) return `Add "${field}". ${FIELDS[field] ?? ''}`.trim();
  if (field !== undefined && FIELDS[field] !== undefined) return FIELDS[field];
  if (type === 'json_invalid') return 'Check the marked position and the text before it for an extra or missing comma, an unclosed bracket or missing quotes.';
  if (msg.startsWith('Depot/start/end node')) return 'Set the demand of this node to 0, because vehicles start or end there. If it has goods to deliver, add a customer at the same position.';
  return 'Correct the value that the message names. The API reference describes every field.';
}

/** @returns what to do about a finding in a request of version 2, whose message names the expected value. */
export function planRemedyOf({ loc, type }: Finding): string {
  const field = loc.at(-1);
  if (type === 'missing' && loc.length > 1) return `Add "${field!}"; the API reference describes it.`;
  return 'Correct the value that the message names. The API reference describes every field of version 2.';
}

export const FILE_REMEDY = 'Compare the file with others of its family: section names in capitals, one line per node, and every section that the header announces.';
export const PLAN_REMEDY = 'Split the problem by day, depot or district, or move to a larger plan.';
