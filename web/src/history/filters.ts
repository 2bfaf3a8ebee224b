import type { TaskState } from '#generated/account/types.js';

/** Filters of the history: names of the form fields and of the query parameters. */
const FILTERS = ['name', 'state', 'from', 'to', 'min_nodes', 'max_nodes'] as const;

export type Filter = (typeof FILTERS)[number];
export type Filters = Readonly<Partial<Record<Filter, string>>>;

/** What the service accepts, by its contract. */
export const STATES = ['queued', 'solving', 'solved', 'failed'] as const satisfies readonly TaskState[];
export const MAX_NAME = 256;
export const MAX_NODES = 2_147_483_647;

/** An address may be edited by hand, or come from another release. */
const ACCEPTED: Readonly<Record<Filter, (value: string) => boolean>> = {
  name: (value) => value.length <= MAX_NAME,
  state: (value) => STATES.some((state) => state === value),
  from: isDay,
  to: isDay,
  min_nodes: isCount,
  max_nodes: isCount,
};

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isCount(value: string): boolean {
  return /^\d{1,10}$/.test(value) && Number(value) <= MAX_NODES;
}

/** @returns the filters in the address; what the service would refuse is left out. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of FILTERS) {
    const value = query.get(name)?.trim();
    if (value !== undefined && value !== '' && ACCEPTED[name](value)) filters[name] = value;
  }
  if (filters.from !== undefined && filters.to !== undefined && filters.to < filters.from) delete filters.to;
  if (Number(filters.max_nodes) < Number(filters.min_nodes)) delete filters.max_nodes;
  return filters;
}

/** @returns the path of the history with these filters, or of one of its pages. */
export function historyPath(filters: Filters, cursor?: string, page?: number): string {
  const search = new URLSearchParams(FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]] satisfies [string, string]])));
  if (cursor !== undefined && page !== undefined) {
    search.set('cursor', cursor);
    search.set('page', String(page));
  }
  return search.size === 0 ? '/history' : `/history?${search}`;
}

/**
 * Returns the query for the service. Days are in the user's time zone, so they are sent as timestamps.
 * @param limit maximum entries per page.
 */
export function historyQuery(filters: Filters, limit: number, cursor: string | null): string {
  const search = new URLSearchParams({ limit: String(limit) });
  for (const name of FILTERS) {
    const value = filters[name];
    if (value !== undefined) search.set(name, name === 'from' ? midnight(value, 0) : name === 'to' ? midnight(value, 1) : value);
  }
  if (cursor !== null) search.set('cursor', cursor);
  return search.toString();
}

/** @returns the local midnight at the start of a day, or `later` days after it; the text itself when it is not a date. */
function midnight(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  const moment = new Date(year ?? NaN, (month ?? NaN) - 1, (date ?? NaN) + later);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}
