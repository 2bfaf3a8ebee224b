import { show } from '../contract/findings.js';
import type { Coordinates, VroomBreak, VroomInput, VroomJob, VroomShipment, VroomShipmentStep, VroomVehicle } from './input.js';
import type { VroomPlace } from './output.js';
import { placeOf } from './places.js';
import { shipmentId } from './read-jobs.js';
import type { Remarks } from './remarks.js';

/** What VROOM's output repeats of its input; without the input, all of it is unknown. */
export class Sources {
  readonly #jobs: ReadonlyMap<number, VroomJob> | null;
  readonly #shipments: ReadonlyMap<string, VroomShipment> | null;
  readonly #vehicles: ReadonlyMap<number, VroomVehicle> | null;
  readonly #coordinates = new Map<number, Coordinates>();
  readonly #remarks: Remarks;

  constructor(input: VroomInput | null, remarks: Remarks) {
    this.#remarks = remarks;
    this.#jobs = input && new Map((input.jobs ?? []).map((job) => [job.id, job]));
    this.#shipments = input && new Map((input.shipments ?? []).map((shipment) => [shipmentId(shipment.pickup.id, shipment.delivery.id), shipment]));
    this.#vehicles = input && new Map(input.vehicles.map((vehicle) => [vehicle.id, vehicle]));
    for (const { location, location_index: index } of placesIn(input)) this.#see(index, location);
    for (const { start, start_index: first, end, end_index: last } of input?.vehicles ?? []) {
      this.#see(first, start);
      this.#see(last, end);
    }
  }

  #see(index: number | undefined, coordinates: Coordinates | undefined): void {
    if (index !== undefined && coordinates !== undefined && !this.#coordinates.has(index)) this.#coordinates.set(index, coordinates);
  }

  /** Returns the job of a stop, or as much of it as is known. */
  job(stop: string, path: string): VroomJob {
    return this.#find(this.#jobs, stop, path, 'job');
  }

  /** Returns the job of a stop; undefined when the input is not known, or does not have it. */
  known(stop: string): VroomJob | undefined {
    return this.#jobs?.get(Number(stop));
  }

  /** Returns one end of a shipment, or as much of it as is known. */
  shipmentEnd(shipment: string, end: 'pickup' | 'delivery', path: string): Partial<VroomShipmentStep> & { readonly id: number } {
    const ids = /^(\d+)-(\d+)$/.exec(shipment)?.slice(1).map(Number) ?? [];
    if (ids.length === 0 || !ids.every(Number.isSafeInteger)) {
      this.#remarks.fault(`${path} is ${show(shipment)}, and shipments of VROOM have two integer ids, such as "1-8": convert answers to requests that were made from VROOM's input`);
      return { id: 0 };
    }
    const found = this.#shipments?.get(shipment);
    if (this.#shipments !== null && found === undefined) this.#remarks.fault(`${path} is ${show(shipment)}, which is no shipment of the input: give the input that the request was made from`);
    return found?.[end] ?? { id: ids[end === 'pickup' ? 0 : 1]! };
  }

  /** Returns a shipment; undefined when the input is not known, or does not have it. */
  knownShipment(shipment: string): VroomShipment | undefined {
    return this.#shipments?.get(shipment);
  }

  /** Returns the vehicle of a route, or as much of it as is known. */
  vehicle(id: string, path: string): VroomVehicle {
    return this.#find(this.#vehicles, id, path, 'vehicle');
  }

  /** An id that is no integer, or that the input does not have, is a fault. */
  #find<T extends { readonly id: number }>(known: ReadonlyMap<number, T> | null, text: string, path: string, what: string): T | { readonly id: number } {
    const id = /^\d+$/.test(text) ? Number(text) : NaN;
    if (!Number.isSafeInteger(id)) {
      this.#remarks.fault(`${path} is ${show(text)}, and ids of VROOM are integers: convert answers to requests that were made from VROOM's input`);
      return { id: 0 };
    }
    const found = known?.get(id);
    if (known !== null && found === undefined) this.#remarks.fault(`${path} is ${show(text)}, which is no ${what} of the input: give the input that the request was made from`);
    return found ?? { id };
  }

  /** Returns what VROOM calls a location. */
  place(location: string): VroomPlace {
    const place = placeOf(location);
    const coordinates = place.location_index === undefined ? undefined : this.#coordinates.get(place.location_index);
    return coordinates === undefined ? place : { location: coordinates, ...place };
  }
}

/** Jobs, and both ends of shipments. */
function placesIn(input: VroomInput | null): readonly VroomShipmentStep[] {
  return [...(input?.jobs ?? []), ...(input?.shipments ?? []).flatMap(({ pickup, delivery }) => [pickup, delivery])];
}

/** Identifies the breaks of a route, which have no ids in version 2. */
export class Breaks {
  readonly #left: VroomBreak[];
  #count = 0;

  constructor({ breaks = [] }: VroomVehicle) {
    this.#left = [...breaks];
  }

  /** Returns the break of the vehicle that begins then and lasts so long; one with the next number, if the input is not known. */
  at(begin: number, length: number): VroomBreak {
    this.#count++;
    const fits = this.#left.findIndex(({ service = 0, time_windows: windows = [] }) => service === length && windows.some(([first, last]) => first <= begin && begin <= last));
    const [found] = this.#left.splice(Math.max(0, fits), 1);
    return found ?? { id: this.#count };
  }
}
