import type { Depot, FleetLimit, IncompatibleGoods, InitialRoute, Location, PlanRequest, Shipment, Stop, StopRelation, TravelProfile, Vehicle } from '#generated/types.js';
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

/** All lists. */
interface AllListed extends Listed {
  readonly relations: StopRelation;
  readonly incompatible_goods: IncompatibleGoods;
  readonly depots: Depot;
  readonly fleet_limits: FleetLimit;
  readonly initial_routes: InitialRoute;
}

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
  raw(name: keyof AllListed): readonly unknown[] {
    const list = this.#request[name];
    return Array.isArray(list) ? list : [];
  }

  /** Whether a list counts as omitted: absent, null or empty. */
  isOmitted(name: 'profiles' | 'initial_routes'): boolean {
    const list = this.#request[name] ?? [];
    return Array.isArray(list) && list.length === 0;
  }

  /** The sound objects of a list, with index and spot. */
  *list<Name extends keyof AllListed>(name: Name): Generator<{ readonly item: AllListed[Name]; readonly index: number; readonly spot: Spot }> {
    for (const [index, item] of this.raw(name).entries()) {
      if (this.findings.cut()) return;
      if (this.#shape.isSound(item)) yield { item: item as AllListed[Name], index, spot: itemSpot(name, index, item, this.spot) };
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
