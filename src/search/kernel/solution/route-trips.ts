import { Details } from '../details';
import { DETAILED, Instance } from '../instance';
import { larger } from '../numbers';
import { RouteGoods } from './route-goods';

/**
 * The trips of routes whose vehicles reload, at the level DETAILED. A reload is a vertex of its own between two customers;
 * a node of the instance that is no customer stands for it, one of several of its depot. Derived from the order of the
 * stops, and not logged.
 */
export class RouteTrips extends RouteGoods {
  protected readonly details: Details;
  /** Whether any vehicle reloads. */
  readonly reloads: boolean;
  /** Per vertex, with reloads: the start or the reload at which its trip begins. */
  protected readonly tripOf: StaticArray<i32>;
  /** Per slot, with reloads: their number. */
  protected readonly reloadsOn: StaticArray<i32>;
  /** Per vertex that begins a trip: the latest release of its customers. */
  protected readonly tripRelease: StaticArray<f64>;
  private readonly firstReload: i32;
  private readonly endReload: i32;
  /** Per depot where vehicles reload: where the search for an unused node begins. */
  private readonly unused: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const first = details.reloadFirst;
    const reloads = instance.reloads > 0;
    const vertices: i32 = reloads ? instance.nodes + 2 * instance.slots : 0;
    this.details = details;
    this.reloads = reloads;
    this.firstReload = reloads ? first[0] : i32.MAX_VALUE;
    this.endReload = reloads ? first[first.length - 1] : 0;
    this.tripOf = new StaticArray<i32>(vertices);
    this.reloadsOn = new StaticArray<i32>(reloads ? instance.slots : 0);
    this.tripRelease = new StaticArray<f64>(vertices);
    this.unused = new StaticArray<i32>(reloads ? first.length - 1 : 0);
  }

  /** Whether a vertex is a reload. */
  @inline
  isReload(v: i32): boolean {
    return v >= this.firstReload && v < this.endReload;
  }

  /** Whether a vertex is a customer. */
  @inline
  isCustomer(v: i32): boolean {
    return v < this.startBase && !this.isReload(v);
  }

  /** A vertex or the customer after it if it is a reload; -1: the end of the route. */
  protected customerFrom(v: i32): i32 {
    while (this.isReload(v)) v = this.next[v];
    return v < this.startBase ? v : -1;
  }

  /** A vertex or the customer before it if it is a reload; -1: the start of the route. */
  protected customerTo(v: i32): i32 {
    while (this.isReload(v)) v = this.prev[v];
    return v < this.startBase ? v : -1;
  }

  /** The depot at which a vertex reloads, or its own node. */
  placeOf(v: i32): i32 {
    return this.isReload(v) ? this.details.depotOf(v) : v;
  }

  /** An unused node for a stop of an exchanged route, which may be the depot of a reload; -1 if there is none. */
  vertexFor(node: i32, type: i32): i32 {
    if (!this.reloads) return node;
    const details = this.details;
    let found: i32 = node;
    for (let k: i32 = details.reloadStart[type]; k < details.reloadStart[type + 1]; k++) {
      if (details.reloadDepot[details.reloadOf[k]] !== node) continue;
      found = this.unusedReload(details.reloadOf[k]);
      if (found >= 0) return found;
    }
    return found;
  }

  /** An unused node of a depot; -1 if there is none. */
  protected unusedReload(kind: i32): i32 {
    const from: i32 = this.details.reloadFirst[kind];
    const to: i32 = this.details.reloadFirst[kind + 1];
    let v: i32 = this.unused[kind];
    if (v < from) v = from;
    for (let tries: i32 = from; tries < to; tries++) {
      if (v >= to) v = from;
      if (this.route[v] < 0) {
        this.unused[kind] = v;
        return v;
      }
      v++;
    }
    return -1;
  }

  /** Where arrays with an entry per trip have that of vertex `p` of route `r`: without reloads by slot. */
  @inline
  protected tripAt(r: i32, p: i32): i32 {
    return this.reloads ? this.tripOf[p] : r;
  }

  /** Whether the vehicle of route `r` may reload once more. */
  protected mayReload(r: i32): boolean {
    return this.reloads && this.reloadsOn[r] < this.details.mostReloads[this.type[r]];
  }

  /** Whether a vehicle of another type may reload as often as that of route `r`, and where that does. */
  protected reloadsAlike(type: i32, r: i32): boolean {
    if (!this.reloads || this.reloadsOn[r] === 0) return true;
    if (this.reloadsOn[r] > this.details.mostReloads[type]) return false;
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) if (this.isReload(v) && !this.reloadsAt(type, v)) return false;
    return true;
  }

  private reloadsAt(type: i32, v: i32): boolean {
    const details = this.details;
    for (let k: i32 = details.reloadStart[type]; k < details.reloadStart[type + 1]; k++) {
      const kind: i32 = details.reloadOf[k];
      if (v >= details.reloadFirst[kind] && v < details.reloadFirst[kind + 1]) return true;
    }
    return false;
  }

  /** Derives the trips of a route; a reload opens when loading must begin for its trip to leave at its release. */
  protected deriveTrips(r: i32): void {
    if (!this.reloads) return;
    const e: i32 = this.endBase + r;
    const released = this.details.release.length > 0;
    let trip: i32 = this.startBase + r;
    let count: i32 = 0;
    for (let v: i32 = trip; v >= 0; v = this.next[v]) {
      if (this.isReload(v)) {
        trip = v;
        count++;
      }
      this.tripOf[v] = trip;
      if (v !== trip || v === e || !released) continue;
      const release = this.latestRelease(v);
      this.tripRelease[v] = release;
      if (count > 0) this.instance.open[v] = this.instance.loadingFrom(v, release);
    }
    this.reloadsOn[r] = count;
  }

  /** The latest release of the customers of the trip that begins at a vertex. */
  protected latestRelease(trip: i32): f64 {
    let release: f64 = -Infinity;
    for (let v: i32 = this.next[trip]; this.isCustomer(v); v = this.next[v]) release = larger(release, this.details.release[v]);
    return release;
  }
}

/** Length of an array with an entry per trip, see `tripAt`. */
export function tripPlaces(instance: Instance): i32 {
  return instance.level !== DETAILED ? 0 : instance.reloads > 0 ? instance.nodes + 2 * instance.slots : instance.slots;
}
