import { foldName, type Table } from './table.js';

/** The columns of stops, each with the other names that it may have. */
const NAMES = {
  address: ['label', 'name', 'stop', 'customer', 'location'],
  id: ['order', 'order id', 'reference'],
  longitude: ['lon', 'lng', 'long'],
  latitude: ['lat'],
  minutes: ['service', 'service minutes', 'duration'],
  from: ['time from', 'earliest', 'open'],
  to: ['time to', 'latest', 'until', 'close'],
} as const;
const REQUIRED = ['address', 'longitude', 'latitude'] as const;
/** What only the table of routes has that `export` writes. */
const OF_ROUTES = ['vehicle number', 'sequence', 'type'];

export type ColumnName = keyof typeof NAMES;

/** Where the columns of a table are; the others have no effect. */
export interface Columns {
  readonly known: Readonly<Partial<Record<ColumnName, number>>>;
  /** Columns of what is delivered, by name. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly unused: readonly string[];
}

/** Finds the columns of stops in a table. @param amounts names of what vehicles carry. */
export function findColumns({ columns, headingLine }: Table, amounts: readonly string[]): Columns & { readonly faults: readonly string[] } {
  if (OF_ROUTES.every((name) => columns.includes(name))) {
    return { known: {}, amounts: new Map(), unused: [], faults: [`line ${headingLine}: its columns are those of a table of routes, as export writes it: give the table of stops that the request was made of`] };
  }
  const known: Partial<Record<ColumnName, number>> = {};
  for (const name of Object.keys(NAMES) as ColumnName[]) {
    const index = columns.findIndex((column) => column === name) >= 0 ? columns.indexOf(name) : columns.findIndex((column) => (NAMES[name] as readonly string[]).includes(column));
    if (index >= 0) known[name] = index;
  }
  const carried = new Map(amounts.map((name) => [name, columns.indexOf(foldName(name))]));
  const used = new Set([...Object.values(known), ...carried.values()]);
  const missing = REQUIRED.filter((name) => known[name] === undefined);
  const faults = [
    ...missing.map((name) => `line ${headingLine}: no column is called ${[name, ...NAMES[name]].join(', ').replace(/, ([^,]*)$/, ' or $1')}`),
    ...amounts.filter((name) => carried.get(name) === -1).map((name) => `line ${headingLine}: no column is called ${name}, which --capacity names`),
    ...(missing.length === 0 ? [] : [`line ${headingLine} is taken as the heading, with the columns ${columns.filter((name) => name !== '').join(', ')}: the first line must name the columns`]),
  ];
  return { known, amounts: carried, unused: columns.filter((name, i) => name !== '' && !used.has(i)), faults };
}
