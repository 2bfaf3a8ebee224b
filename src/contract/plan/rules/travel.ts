import type { Location, Travel, TravelMatrices } from '#generated/types.js';
import { show } from '../../findings.js';
import type { Look } from '../look.js';
import { fieldSpot, named, type Spot } from '../spot.js';

/** Checks that positions are such, that there is one wherever travel is estimated, and that matrices have a row and a column for each location. */
export function checkTravel(look: Look): void {
  const estimated = estimatedProfile(look);
  const geographic = [null, 'geographic'].includes(look.text('geometry'));
  for (const { item, spot } of look.list('locations')) {
    if (item.position) {
      if (geographic) checkDegrees(look, item.position, spot);
    } else if (estimated !== null) {
      look.findings.add([...spot.path, 'position'], `${named('position', spot)} is missing: ${estimated} estimates travel from positions; add it, or send matrices`, 'missing');
    }
  }
  const count = look.raw('locations').length;
  for (const { item, spot } of look.list('profiles')) if (isMatrices(item.travel)) checkMatrices(look, item.travel, count, fieldSpot('travel', spot));
}

function isMatrices(travel: Travel): travel is Extract<Travel, { type: 'matrices' }> {
  return travel.type === 'matrices';
}

/** What to call the profile whose travel is estimated; null: none is. */
function estimatedProfile(look: Look): string | null {
  if (look.isOmitted('profiles')) return 'the default profile';
  for (const { item, spot } of look.list('profiles')) if (item.travel.type === 'estimate') return spot.label;
  return null;
}

function checkDegrees(look: Look, position: NonNullable<Location['position']>, spot: Spot): void {
  const [longitude = 0, latitude = 0] = position;
  const swapped = Math.abs(latitude) > 90 && Math.abs(latitude) <= 180 && Math.abs(longitude) <= 90 ? ': the longitude comes first; did you swap them?' : ': for positions on a plane send "geometry": "planar"';
  if (Math.abs(longitude) > 180) {
    look.findings.add([...spot.path, 'position', 0], `${named('position', spot, 0)} is a longitude and must be a number from -180 to 180 (got ${show(longitude)})${swapped}`, 'value_error');
  }
  if (Math.abs(latitude) > 90) {
    look.findings.add([...spot.path, 'position', 1], `${named('position', spot, 1)} is a latitude and must be a number from -90 to 90 (got ${show(latitude)})${swapped}`, 'value_error');
  }
}

function checkMatrices(look: Look, travel: TravelMatrices, count: number, spot: Spot): void {
  const { distances_meters: distances, durations_seconds: durations } = travel;
  if (!distances && !durations) {
    look.findings.add(spot.path, `${spot.label} has no matrix: send distances_meters, durations_seconds or both`, 'missing');
    return;
  }
  if (distances) checkSize(look, 'distances_meters', distances, count, spot);
  if (durations) checkSize(look, 'durations_seconds', durations, count, spot);
}

function checkSize(look: Look, field: string, rows: readonly (readonly number[])[], count: number, spot: Spot): void {
  if (rows.length !== count) {
    look.findings.add([...spot.path, field], `${named(field, spot)} must have a row for each of the ${String(count)} locations (got ${String(rows.length)})`, 'value_error');
  }
  for (const [i, row] of rows.entries()) {
    if (row.length === count) continue;
    look.findings.add([...spot.path, field, i], `${named(field, spot, i)} must have an entry for each of the ${String(count)} locations (got ${String(row.length)})`, 'value_error');
  }
}
