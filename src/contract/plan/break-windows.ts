import type { Break as WireBreak, BreakWindow } from '#generated/types.js';
import type { Break } from '../../model/problem.js';
import { minutes, minutesFrom } from './time-dimension.js';

/** Most combinations of windows that the breaks of one vehicle may have. */
export const MAX_COMBINATIONS = 50;

type WindowBreak = Extract<WireBreak, { type: 'window' }>;

/** Returns the windows in which a break may begin, as the request has them. */
export function windowsOfBreak({ earliest, latest, other_windows: others }: WindowBreak): BreakWindow[] {
  return [{ earliest, latest }, ...(others ?? [])];
}

/** Returns how many combinations of windows the breaks of a vehicle have. */
export function combinationsOf(breaks: readonly WireBreak[]): number {
  return breaks.reduce((product, entry) => product * (entry.type === 'window' ? 1 + (entry.other_windows?.length ?? 0) : 1), 1);
}

/** Returns each break of a vehicle in each of its windows. @param start seconds of minute 0 */
export function breakOptions(breaks: readonly WireBreak[], start: number): Break[][] {
  return breaks.map((entry): Break[] => {
    const length = minutes(entry.break_seconds);
    if (entry.type === 'interval') return [{ kind: 'interval', longest: minutes(entry.longest_seconds), minutes: length }];
    return windowsOfBreak(entry).map(({ earliest, latest }) => ({ kind: 'window', earliest: minutesFrom(start, earliest), latest: minutesFrom(start, latest), minutes: length }));
  });
}

/** Returns the breaks of a vehicle, once for each combination of their windows; those of the last break change fastest. */
export function breakCombinations(options: readonly (readonly Break[])[]): Break[][] {
  return options.reduce<Break[][]>((lists, each) => lists.flatMap((list) => each.map((option) => [...list, option])), [[]]);
}
