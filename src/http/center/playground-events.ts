import type { PlaygroundEnd, PlaygroundIncumbent } from '#generated/account/types.js';
import type { FinishedTask } from '../../tasks/record.js';
import { newsCount } from '../../tasks/event-bus.js';
import type { StreamEvent } from '../../tasks/task-stream.js';
import { BEAT, END_ID, eventText, wireProgress } from '../task-events.js';
import type { Incumbent } from './incumbents.js';

/** How a task ended. A task is solved only when the checker has passed its routes: there is no other way to that state. */
export function endOf({ state, code, totalCost }: FinishedTask): PlaygroundEnd {
  return { state, checked: state === 'solved', code: code ?? null, total_cost: totalCost ?? null };
}

/**
 * Words the events of one stream for the playground.
 * @param ask for the best solution with its routes.
 */
export function playgroundTexts(ask: () => Promise<Incumbent | null>): (event: StreamEvent) => Promise<string | null> {
  // the answer may be newer than the event that led to the question: then the next event says nothing new
  let lastPosition = '';
  return async (event) => {
    if (event.kind === 'beat') return BEAT;
    if (event.kind === 'ended') return eventText(END_ID, 'finished', endOf(event.record));
    const id = event.at.join('-');
    if (event.kind === 'queued') return eventText(id, 'queued', { state: 'queued', queue_depth: event.queueDepth });
    if (event.kind === 'solving') return eventText(id, 'solving', { state: 'solving', attempt: event.at[0] });
    const best = await ask();
    const progress = best?.progress ?? event.progress;
    const position = `${progress.attempt}-${newsCount(progress)}`;
    if (position === lastPosition) return null;
    lastPosition = position;
    return eventText(position, 'incumbent', best?.wire ?? { ...wireProgress(event.progress), routes: null } satisfies PlaygroundIncumbent);
  };
}
