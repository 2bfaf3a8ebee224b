import type { Location, Travel, TravelMatrices, TravelUploaded } from '#generated/types.js';
import { type Findings, show } from '../../findings.js';
import type { Look } from '../look.js';
import { fieldSpot, itemSpot, named, type Spot } from '../spot.js';
import type { UploadedSets } from '../uploads.js';
import { nearestId } from './ids.js';

/** Checks that positions are such, that there is one wherever travel is estimated, and that matrices have a row and a column for each location. */
export function checkTravel(look: Look, uploads: UploadedSets): void {
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
  for (const { item: { travel }, spot } of look.list('profiles')) {
    if (isMatrices(travel)) checkMatrices(look.findings, travel, count, fieldSpot('travel', spot));
    else if (travel.type === 'uploaded') checkUploaded(look, travel, fieldSpot('travel', spot), uploads);
  }
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

/** Checks that the matrices are there, and each location of the request in them. */
function checkUploaded(look: Look, { name }: TravelUploaded, spot: Spot, { sets, remedy }: UploadedSets): void {
  const set = sets.get(name);
  if (set === undefined) {
    look.findings.add([...spot.path, 'name'], `${named('name', spot)} is ${show(name)}, ${remedy(name)}`, 'value_error');
    return;
  }
  for (const { item: { id }, spot: { path } } of look.list('locations')) {
    if (set.index.has(id)) continue;
    const nearest = nearestId(id, set.index);
    const meant = nearest === null ? 'upload them with it, or correct the id' : `did you mean ${show(nearest)}?`;
    look.findings.add([...path, 'id'], `location ${show(id)} is not in the uploaded matrices ${show(name)} of ${spot.label}: ${meant}`, 'value_error');
  }
}

/** Checks that there is a matrix, and that each has a row and a column for each of `count` locations; an empty one is an omitted one. */
export function checkMatrices(findings: Findings, travel: Pick<TravelMatrices, 'distances_meters' | 'durations_seconds' | 'durations_by_time'>, count: number, spot: Spot): void {
  const { distances_meters: distances, durations_seconds: durations, durations_by_time: byTime } = travel;
  if (!distances?.length && !durations?.length && !byTime) {
    findings.add(spot.path, `${spot.label === '' ? 'the body' : spot.label} has no matrix: send distances_meters, durations_seconds (or durations_by_time), or both distances and durations`, 'missing');
    return;
  }
  if (durations?.length && byTime) {
    findings.add([...spot.path, 'durations_by_time'], `${named('durations_by_time', spot)} stands beside durations_seconds: send one of them`, 'value_error');
    return;
  }
  if (distances?.length) checkSize(findings, 'distances_meters', distances, count, spot);
  if (durations?.length) checkSize(findings, 'durations_seconds', durations, count, spot);
  for (const [k, entry] of (byTime ?? []).entries()) {
    const at = itemSpot('durations_by_time', k, entry, spot);
    checkSize(findings, 'durations_seconds', entry.durations_seconds, count, at);
    const before = byTime?.[k - 1];
    if (before === undefined || before.time_of_day < entry.time_of_day || findings.cut()) continue;
    const text = `${named('time_of_day', at)} is ${entry.time_of_day}, which is not after ${before.time_of_day} of the entry before: sort the entries by time, each time once`;
    findings.add([...at.path, 'time_of_day'], text, 'value_error');
  }
}

function checkSize(findings: Findings, field: string, rows: readonly (readonly number[])[], count: number, spot: Spot): void {
  if (rows.length !== count) {
    findings.add([...spot.path, field], `${named(field, spot)} must have a row for each of the ${String(count)} locations (got ${String(rows.length)})`, 'value_error');
  }
  for (const [i, row] of rows.entries()) {
    if (row.length === count) continue;
    if (findings.cut()) return;
    findings.add([...spot.path, field, i], `${named(field, spot, i)} must have an entry for each of the ${String(count)} locations (got ${String(row.length)})`, 'value_error');
  }
}
