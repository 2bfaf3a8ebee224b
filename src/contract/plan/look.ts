import type { Depot, FleetLimit, IncompatibleGoods, InitialRoute, Location, PlanRequest, Shipment, Stop, TravelProfile, Vehicle } from '#generated/types.js';
import type { Findings } from '../findings.js';
import type { ShapeCheck } from './shape.js';
import { itemSpot, type Spot } from './spot.js';

/** The lists whose objects have ids. */
export interface Listed {
  readonly locations: Location;
  readonly profiles: TravelProfile;
  readonly vehicles: Vehicle;
  readonly stops: Stop;
  readonly shipments: Shipment;
}
export type ListName = keyof Listed;

/** A request under validation: its shape is known, and rules look at the objects that are sound. */
export class Look {
  /** Members of it may be anything: only what `list` and `member` give is as the contract types it. */
  readonly #request: Readonly<Record<string, unknown>>;
  readonly #shape: ShapeCheck;
  readonly findings: Findings;
  readonly spot: Spot;

  constructor(request: Readonly<Record<string, unknown>>, shape: ShapeCheck, findings: Findings, spot: Spot) {
    this.#request = request;
    this.#shape = shape;
    this.findings = findings;
    this.spot = spot;
  }

  /** A list, sound or not; empty when it is none. */
  raw(name: ListName | 'relations' | 'initial_routes' | 'incompatible_goods' | 'depots' | 'fleet_limits'): readonly unknown[] {
    const list = this.#request[name];
    return Array.isArray(list) ? list : [];
  }

  /** Whether a list counts as omitted: absent, null or empty. */
  isOmitted(name: 'profiles' | 'initial_routes'): boolean {
    const list = this.#request[name] ?? [];
    return Array.isArray(list) && list.length === 0;
  }

  /** The sound objects of a list, with index and spot. */
  *list<Name extends ListName>(name: Name): Generator<{ readonly item: Listed[Name]; readonly index: number; readonly spot: Spot }> {
    for (const [index, item] of this.raw(name).entries()) {
      if (this.findings.cut()) return;
      if (this.#shape.isSound(item)) yield { item: item as Listed[Name], index, spot: itemSpot(name, index, item, this.spot) };
    }
  }

  /** The sound relations. */
  *relations(): Generator<{ readonly item: NonNullable<PlanRequest['relations']>[number]; readonly spot: Spot }> {
    for (const [index, item] of this.raw('relations').entries()) {
      if (this.findings.cut()) return;
      if (!this.#shape.isSound(item)) continue;
      yield { item: item as NonNullable<PlanRequest['relations']>[number], spot: itemSpot('relations', index, item, this.spot) };
    }
  }

  /** The sound sets of incompatible goods. */
  *incompatibleGoods(): Generator<{ readonly item: IncompatibleGoods; readonly spot: Spot }> {
    for (const [index, item] of this.raw('incompatible_goods').entries()) {
      if (this.findings.cut()) return;
      if (this.#shape.isSound(item)) yield { item: item as IncompatibleGoods, spot: itemSpot('incompatible_goods', index, item, this.spot) };
    }
  }

  /** The sound depots. */
  *depots(): Generator<{ readonly item: Depot; readonly spot: Spot }> {
    for (const [index, item] of this.raw('depots').entries()) {
      if (this.findings.cut()) return;
      if (this.#shape.isSound(item)) yield { item: item as Depot, spot: itemSpot('depots', index, item, this.spot) };
    }
  }

  /** The sound limits of the fleet. */
  *fleetLimits(): Generator<{ readonly item: FleetLimit; readonly spot: Spot }> {
    for (const [index, item] of this.raw('fleet_limits').entries()) {
      if (this.findings.cut()) return;
      if (this.#shape.isSound(item)) yield { item: item as FleetLimit, spot: itemSpot('fleet_limits', index, item, this.spot) };
    }
  }

  /** The sound initial routes. */
  *initialRoutes(): Generator<{ readonly item: InitialRoute; readonly spot: Spot }> {
    for (const [index, item] of this.raw('initial_routes').entries()) {
      if (this.findings.cut()) return;
      if (this.#shape.isSound(item)) yield { item: item as InitialRoute, spot: itemSpot('initial_routes', index, item, this.spot) };
    }
  }

  /** The prices of changes; null: omitted, or not sound. */
  changePrices(): PlanRequest['change_prices'] {
    const prices = this.#request['change_prices'];
    return this.#shape.isSound(prices) ? prices as PlanRequest['change_prices'] : null;
  }

  /** A text of the request itself; null: omitted, or no text. */
  text(name: 'geometry' | 'plan_start' | 'callback_url'): string | null {
    const value = this.#request[name];
    return typeof value === 'string' ? value : null;
  }
}
