import type { Logger } from 'pino';
import { HEARTBEAT_MS } from './heartbeat.js';
import type { Broker } from '../tasks/ports.js';
import { isTerminal, type TaskRecord } from '../tasks/record.js';

/** Notifies a worker that its task has been ended by someone else. */
export interface EndWatch {
  /** Aborts when the task has ended elsewhere, or with the outer signal. */
  readonly signal: AbortSignal;
  /** True when it was not the outer signal. */
  readonly ended: boolean;
  stop(): void;
}

/**
 * Watches a task from before it is begun: its account may cancel it, or another worker may finish first. Events tell at
 * once; since they may be lost, the record is read with every heartbeat as well. The watch saves work and nothing else:
 * the terminal compare-and-set is the fence.
 * @param everyMs between two looks at the record.
 */
export function watchForEnd(
  deps: { readonly broker: Broker; readonly logger: Logger }, id: string, outer: AbortSignal, everyMs = HEARTBEAT_MS,
): EndWatch {
  const { broker, logger } = deps;
  const controller = new AbortController();
  let ended = false;
  const look = async (): Promise<void> => {
    try {
      const record = (await broker.bucket<TaskRecord>('tasks').get(id))?.value;
      if (controller.signal.aborted || (record && !isTerminal(record))) return;
      ended = true;
      controller.abort();
    } catch (error) {
      logger.debug({ err: error, requestId: id }, 'the state of a task being solved could not be checked');
    }
  };
  const leave = (): void => controller.abort();
  if (outer.aborted) leave();
  outer.addEventListener('abort', leave, { once: true });
  const unsubscribe = broker.events.subscribe(id, (event) => {
    if (event.kind === 'changed' && isTerminal(event)) void look();
  });
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    signal: controller.signal,
    get ended() { return ended; },
    stop: () => {
      clearInterval(timer);
      unsubscribe();
      outer.removeEventListener('abort', leave);
    },
  };
}
