import { Readable } from 'node:stream';
import { CALL_HEADERS } from '#generated/constants.js';
import type { FinishedEvent, IncumbentEvent, QueuedEvent, SearchProgress as WireProgress, SolvingEvent } from '#generated/types.js';
import type { SearchProgress } from '../tasks/event-bus.js';
import { openTaskStream, type Followed, type StreamEvent, type StreamPosition, type TaskStreamDeps } from '../tasks/task-stream.js';
import { stateMembers } from '../tasks/envelope.js';
import type { Call } from './call.js';
import type { EventStreams } from './event-streams.js';
import { onHangUp } from './hang-up.js';

export interface TaskEventsDeps extends TaskStreamDeps {
  readonly streams: EventStreams;
}

/** Who follows a task, and how it is told. */
export interface Follower extends Followed {
  /** Asked before every event, so that access that was withdrawn meanwhile ends the stream. Never rejects. */
  readonly isAllowed: () => Promise<boolean>;
  /** Words an event; null leaves it out. Default: as the API's contract has them. */
  readonly textOf?: (event: StreamEvent) => Promise<string | null> | string | null;
}

/** How long a client that lost its stream waits before it reconnects. */
const RETRY_MS = 2_000;
export const END_ID = 'end';
export const BEAT = ': beat\n\n';

/**
 * Opens the server-sent events of one task, from where it stands, or from the call's `Last-Event-ID`, to its end. Sets the answer's headers.
 * @throws ServiceError as a poll, or when too many streams are open; nothing has been sent then.
 */
export async function followTask(deps: TaskEventsDeps, call: Call, follower: Follower): Promise<Readable> {
  const { isAllowed, textOf = apiText } = follower;
  const place = deps.streams.take(follower.account);
  try {
    const events = await openTaskStream(deps, follower, positionOf(call.get(CALL_HEADERS.lastEventId)), place.signal);
    call.type = 'text/event-stream';
    // Nothing follows a stream on its connection, and a service that stops need not wait for that.
    call.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no', Connection: 'close' });
    call.state.isStream = true;
    // Also when the client went away meanwhile, or asked by HEAD and nobody ever reads.
    onHangUp(call, () => place.release());
    return Readable.from(texts(events, isAllowed, textOf));
  } catch (error) {
    place.release();
    throw error;
  }
}

/** What goes out; ends at the end of the task, and when access is withdrawn. */
async function* texts(events: AsyncGenerator<StreamEvent, void>, isAllowed: () => Promise<boolean>, textOf: NonNullable<Follower['textOf']>): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  for await (const event of events) {
    if (!(await isAllowed())) return;
    const text = await textOf(event);
    if (text !== null) yield text;
  }
}

function apiText(event: StreamEvent): string {
  if (event.kind === 'beat') return BEAT;
  if (event.kind === 'ended') {
    const { record } = event;
    return eventText(END_ID, 'finished', { ...stateMembers(record.state, record), ...(record.code !== undefined && { code: record.code }) } satisfies FinishedEvent);
  }
  const id = event.at.join('-');
  if (event.kind === 'incumbent') return eventText(id, 'incumbent', { state: 'solving', ...wireProgress(event.progress) } satisfies IncumbentEvent);
  if (event.kind === 'solving') {
    return eventText(id, 'solving', { ...stateMembers('solving', event.record), status: 'processing', phase: 'solving' } satisfies SolvingEvent);
  }
  return eventText(id, 'queued', {
    ...stateMembers('queued', event.record), status: 'processing', phase: 'queued', queue_depth: event.queueDepth,
  } satisfies QueuedEvent);
}

/** Progress of a solve, as the contract's `SearchProgress` has it. */
export function wireProgress({ strategy, elapsedSeconds, incumbents, bestCost, bestAtSeconds, lowerBound = null }: SearchProgress): WireProgress {
  const gap = bestCost === null || lowerBound === null || bestCost <= 0 ? null : Math.max(0, (bestCost - lowerBound) / bestCost);
  return { strategy, elapsed_seconds: elapsedSeconds, incumbents, best_cost: bestCost, best_found_seconds: bestAtSeconds, lower_bound: lowerBound, gap };
}

/** One event as it goes over the line. */
export function eventText(id: string, name: string, data: unknown): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** @returns null for no id and for one that is none of ours: then everything is told. The end is always told again. */
function positionOf(lastEventId: string): StreamPosition | null {
  const [, attempt, news] = /^(\d{1,9})-(\d{1,9})$/.exec(lastEventId) ?? [];
  return attempt === undefined || news === undefined ? null : [Number(attempt), Number(news)];
}
