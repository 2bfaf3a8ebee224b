import type { Vehicle } from '#generated/types.js';
import type { Customer } from './customers.js';

/** The customers in classes that the same vehicles may serve, at the same prices. */
export interface Requirements {
  /** Class of each customer. */
  readonly classOf: Int32Array;
  /** Class 0 asks for nothing. */
  readonly classes: readonly Pick<Customer, 'skills' | 'allowed_vehicles' | 'forbidden_vehicles' | 'vehicle_prices'>[];
}

/** Returns the classes of customers. */
export function requirementsOf(customers: readonly Customer[]): Requirements {
  const classes: Customer[] = [{ location: '' }];
  const known = new Map<string, number>([[keyOf(classes[0]!), 0]]);
  const classOf = new Int32Array(customers.length);
  for (const [i, customer] of customers.entries()) {
    const key = keyOf(customer);
    let index = known.get(key);
    if (index === undefined) {
      index = classes.push(customer) - 1;
      known.set(key, index);
    }
    classOf[i] = index;
  }
  return { classOf, classes };
}

function keyOf({ skills, allowed_vehicles: allowed, forbidden_vehicles: forbidden, vehicle_prices: prices }: Customer): string {
  const sorted = (ids: readonly string[] | null | undefined): string[] | null => (ids?.length ? [...new Set(ids)].sort() : null);
  return JSON.stringify([sorted(skills), sorted(allowed), sorted(forbidden), prices?.length ? prices.map(({ vehicle, price }) => [vehicle, price]).sort() : null]);
}

/** Returns by vehicle what each class costs on it; null: no class has a price. O(classes * vehicles). */
export function pricesOfClasses(vehicles: readonly Vehicle[], { classes }: Requirements): Float64Array[] | null {
  if (classes.every(({ vehicle_prices: prices }) => !prices?.some(({ price }) => price > 0))) return null;
  const columns = vehicles.map(() => new Float64Array(classes.length));
  const index = new Map(vehicles.map(({ id }, v) => [id, v]));
  for (const [c, { vehicle_prices: prices }] of classes.entries()) {
    for (const { vehicle, price } of prices ?? []) columns[index.get(vehicle)!]![c] = price + 0;
  }
  return columns;
}

/** Returns by vehicle which classes it may serve: 1 or 0 for each. O(classes * vehicles). */
export function servableClasses(vehicles: readonly Vehicle[], { classes }: Requirements): Uint8Array[] {
  const columns = vehicles.map(() => new Uint8Array(classes.length).fill(1));
  const skills = vehicles.map((vehicle) => new Set(vehicle.skills ?? []));
  for (const [c, stop] of classes.entries()) {
    const allowed = stop.allowed_vehicles ? new Set(stop.allowed_vehicles) : null;
    const forbidden = new Set(stop.forbidden_vehicles ?? []);
    const asked = stop.skills ?? [];
    if (allowed === null && forbidden.size === 0 && asked.length === 0) continue;
    for (const [v, { id }] of vehicles.entries()) {
      const may = (allowed === null || allowed.has(id)) && !forbidden.has(id) && asked.every((skill) => skills[v]!.has(skill));
      if (!may) columns[v]![c] = 0;
    }
  }
  return columns;
}
