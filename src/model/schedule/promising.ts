import { openingDepartures } from './departures.js';
import { faultOf } from './fault.js';
import { bestTimes, type LabelSearch } from './labels.js';
import { earlierDeparture, laterDeparture } from './later-departure.js';
import { beginAt, type RouteWork } from './route-work.js';
import { times } from './single-windows.js';
import { byValue, isBetter, valued, type Valued } from './valued.js';

const TINY = 1e-9;
/** Departures that are tried from each promising one. */
const MOST_SHIFTS = 6;
/** Departures that are the best without breaks, from which those with breaks are tried. */
const MOST_BOUNDS = 3;
/** How often departures around the best one so far are tried. */
const MOST_ROUNDS = 4;

/**
 * Returns the best of the schedules with breaks from promising departures: the earliest, the latest that without breaks
 * ends no later, those from which a break is not due, those that are best without breaks and as much earlier as breaks
 * take; each moved later as long as that gains anything. Then those a break's length before and after the best one,
 * until none is better. Null if there is none.
 */
export function bestOfPromising(search: LabelSearch): Valued | null {
  const { work } = search;
  const seen = new Set<number>();
  let best: Valued | null = null;
  const tryFrom = (start: number): void => {
    let departure = work.hasStart ? beginAt(work.stops[0]!, start) : start;
    let before = Infinity;
    for (let shifts = 0; shifts < MOST_SHIFTS && departure >= work.earliest && !seen.has(departure); shifts++) {
      seen.add(departure);
      const found = bestTimes(search, departure);
      if (found === null) break;
      const value = valued(work, found);
      if (faultOf(work, value.times) === null) {
        if (isBetter(value, best)) best = value;
        if (value.cost > before + TINY * (1 + before)) break;
        before = value.cost;
      }
      const step = laterDeparture(work, found);
      if (!(step > TINY) || step === Infinity) break;
      departure += step;
    }
  };
  for (const departure of promisingDepartures(work)) tryFrom(departure);
  for (let round = 0, last: Valued | null = null; round < MOST_ROUNDS && best !== last; round++) {
    last = best;
    for (const departure of around(work, best)) tryFrom(departure);
  }
  return best;
}

function promisingDepartures(work: RouteWork): Set<number> {
  const { earliest, vehicle } = work;
  const bounds = openingDepartures(work).map((departure) => valued(work, times(work, departure))).sort(byValue).slice(0, MOST_BOUNDS);
  const found = new Set<number>([earliest]);
  if (Number.isFinite(earliest)) found.add(earliest + laterDeparture(work, times(work, earliest)));
  for (const rule of vehicle.breaks) if (rule.kind === 'window') found.add(rule.earliest);
  for (const { times: { departure } } of bounds) for (const minutes of [0, ...lengths(work)]) found.add(departure - minutes);
  return new Set([...found].filter(Number.isFinite));
}

function lengths({ vehicle }: RouteWork): Set<number> {
  return new Set(vehicle.breaks.map(({ minutes }) => minutes));
}

function around(work: RouteWork, { times: given }: Valued): number[] {
  return [given.departure - earlierDeparture(work, given), ...[...lengths(work)].flatMap((minutes) => [given.departure + minutes, given.departure - minutes])].filter(Number.isFinite);
}
