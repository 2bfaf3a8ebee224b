import type { HistoryEntry as WireEntry, OutcomeSummary, SolvedResult } from '#generated/account/types.js';
import type { HistoryEntry } from '../../accounts/records.js';
import { apiVersionOf } from '../../tasks/record.js';
import { timeText, timeTextOrNull } from '../../tasks/time-text.js';
import { callbackState, callbackTime } from '../callback-shown.js';

/** An entry as the contract has it. */
export function entryShown(entry: HistoryEntry): WireEntry {
  return {
    request_id: entry.id,
    api_version: apiVersionOf(entry),
    name: entry.name ?? null,
    state: entry.state,
    code: entry.code ?? null,
    created_at: timeText(entry.createdAt),
    started_at: timeTextOrNull(entry.startedAt),
    finished_at: timeTextOrNull(entry.finishedAt),
    nodes: entry.nodes,
    vehicles: entry.vehicles,
    time_limit_seconds: entry.limitSeconds,
    strategy: entry.strategy,
    seed: entry.seed,
    attempts: entry.attempts ?? null,
    total_cost: entry.totalCost ?? null,
    vehicles_used: entry.vehiclesUsed ?? null,
    stops_unassigned: entry.stopsUnassigned ?? null,
    solve_seconds: entry.solveSeconds ?? null,
    callback: callbackState(entry.callback !== undefined, entry),
    callback_status: entry.callbackStatus ?? null,
    callback_reason: entry.callbackReason ?? null,
    callback_at: timeTextOrNull(callbackTime(entry)),
  };
}

/** What a result says in a few numbers. */
export function outcomeShown({ total_cost, details: { cost, vehicles } }: SolvedResult): OutcomeSummary {
  const stops = vehicles.flatMap((vehicle) => vehicle.stops);
  const sum = (values: readonly (number | null)[]): number | null => (values.includes(null) ? null : values.reduce<number>((total, value) => total + (value ?? 0), 0));
  const timed = stops.some(({ start }) => start !== null);
  return {
    total_cost, cost,
    distance: vehicles.reduce((total, { distance }) => total + distance, 0),
    vehicles_used: vehicles.length,
    customers_served: stops.length - 2 * vehicles.length,
    waiting_minutes: timed ? sum(stops.map(({ waiting }) => waiting)) : null,
    lateness_minutes: timed ? sum(stops.map(({ lateness }) => lateness)) : null,
    working_minutes: timed ? sum(vehicles.map(({ working_minutes: minutes }) => minutes)) : null,
  };
}
