import type { Location } from '#generated/types.js';
import type { Coordinates } from './input.js';
import type { VroomPlace } from './output.js';
import type { Remarks } from './remarks.js';

/** Collects the locations of a request. */
export interface Places {
  readonly locations: Location[];
  /**
   * Returns the id of a location; undefined when there is none, or it is faulty.
   * @param member such as `jobs[3].location`; that of the index ends in `_index`.
   */
  idOf(member: string, coordinates: Coordinates | undefined, index: number | undefined): string | undefined;
}

/** Returns the locations of matrices: one for each row, with its index as id. */
export function matrixPlaces(size: number, remarks: Remarks): Places {
  const locations = Array.from({ length: size }, (_, i): Location => ({ id: String(i) }));
  return {
    locations,
    idOf: (member, coordinates, index) => {
      if (index === undefined) {
        if (coordinates !== undefined) remarks.fault(`${member}_index is missing: with matrices, it says which row and column count`);
        return undefined;
      }
      const location = locations[index];
      if (location === undefined) {
        remarks.fault(`${member}_index is ${index}, and the matrices have ${size} rows: give 0 to ${size - 1}`);
        return undefined;
      }
      if (coordinates !== undefined) place(location, coordinates, member, remarks);
      return location.id;
    },
  };
}

function place(location: Location, coordinates: Coordinates, member: string, remarks: Remarks): void {
  location.position ??= [...coordinates];
  const same = location.position.every((value, k) => value === coordinates[k]);
  if (!same) remarks.note(member, 'it differs from other coordinates with the same index, the first of which are drawn');
}

/** Returns the locations of coordinates: one for all that are equal, with `longitude,latitude` as id. */
export function coordinatePlaces(remarks: Remarks): Places {
  const locations: Location[] = [];
  const known = new Set<string>();
  return {
    locations,
    idOf: (member, coordinates, index) => {
      if (index !== undefined) remarks.note(`${member}_index`, 'without matrices, it has no effect');
      if (coordinates === undefined) return undefined;
      const id = coordinates.join(',');
      if (!known.has(id)) locations.push({ id, position: [...coordinates] });
      known.add(id);
      return id;
    },
  };
}

/** Returns what VROOM calls the location with an id from above; nothing for another id. */
export function placeOf(id: string): VroomPlace {
  if (/^\d+$/.test(id)) return { location_index: Number(id) };
  const [longitude, latitude, ...more] = id.split(',').map(Number);
  const isPair = more.length === 0 && Number.isFinite(longitude) && Number.isFinite(latitude);
  return isPair ? { location: [longitude!, latitude!] } : {};
}
