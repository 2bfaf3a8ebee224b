import { show } from '../findings.js';

/** An object of a request: where it stands, and what messages call it. */
export interface Spot {
  /** Fields and indices from the body on. */
  readonly path: readonly (string | number)[];
  /** `stop "order-17"`, `windows[0] of stop "order-17"`; empty for the request itself. */
  readonly label: string;
}

/** The request, as the whole body or as a member of it. */
export function requestSpot(path: Spot['path'] = []): Spot {
  return { path, label: '' };
}

/** What messages call a field of the object, or an item of that field. */
export function named(field: string, { label }: Spot, ...indices: readonly number[]): string {
  const place = `${field}${indices.map((index) => `[${String(index)}]`).join('')}`;
  return label === '' ? place : `${place} of ${label}`;
}

/** An object in a field. */
export function fieldSpot(field: string, spot: Spot): Spot {
  return { path: [...spot.path, field], label: named(field, spot) };
}

/** An object in an array: called by its id where it has one, else by its index. */
export function itemSpot(field: string, index: number, item: unknown, spot: Spot): Spot {
  const path = [...spot.path, field, index];
  const id = SINGULAR[field] === undefined || typeof item !== 'object' || item === null ? undefined : (item as { id?: unknown }).id;
  return { path, label: typeof id === 'string' && id !== '' ? `${SINGULAR[field]!} ${show(id)}` : named(field, spot, index) };
}

const SINGULAR: Readonly<Record<string, string | undefined>> = { locations: 'location', profiles: 'profile', vehicles: 'vehicle', stops: 'stop', shipments: 'shipment' };
