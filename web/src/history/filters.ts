/** What the history can be filtered by, as the fields of the form and the search of the address have it. */
export const FILTERS = ['name', 'state', 'from', 'to', 'min_nodes', 'max_nodes'] as const;

export type Filter = (typeof FILTERS)[number];
export type Filters = Readonly<Partial<Record<Filter, string>>>;

/** @returns the filters that the address names. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of FILTERS) {
    const value = query.get(name)?.trim();
    if (value !== undefined && value !== '') filters[name] = value;
  }
  return filters;
}

/** @returns the address of the history with these filters, and of a page of it. */
export function historyPath(filters: Filters, cursor?: string, page?: number): string {
  const search = new URLSearchParams(FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));
  if (cursor !== undefined && page !== undefined) {
    search.set('cursor', cursor);
    search.set('page', String(page));
  }
  return search.size === 0 ? '/history' : `/history?${search}`;
}

/**
 * What the service is asked: days are the reader's own, so they go as moments.
 * @param limit most entries of a page.
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

/** @returns the midnight that begins a day of the reader's, or one that many days later; what is no day as it is. */
function midnight(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  const moment = new Date(year ?? NaN, (month ?? NaN) - 1, (date ?? NaN) + later);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}
