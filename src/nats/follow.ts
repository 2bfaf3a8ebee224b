import type { Logger } from 'pino';
import type { Link } from './link.js';
import { replay } from './replay.js';

export interface FollowOptions {
  readonly stream: string;
  /** Subject filter. */
  readonly filter: string;
  readonly logger: Logger;
  readonly onSubject: (subject: string) => void;
  /** Messages may have been missed. */
  readonly onGap: () => void;
}

const PAUSES_MS = [100, 500, 2_000] as const;

/**
 * Tells the subject of every message that a stream stores from now on. What comes while it is interrupted is not told one
 * by one: it is begun anew, and then the gap is told.
 * @throws BrokerUnavailableError when it cannot begin.
 */
export async function follow(link: Link, options: FollowOptions): Promise<{ stop(): void }> {
  const stopped = new AbortController();
  let running: { stop(): void } | undefined;
  const run = async (): Promise<void> => {
    const handle = await replay(link, {
      stream: options.stream,
      filter: options.filter,
      headersOnly: true,
      newOnly: true,
      onMessage: ({ subject }) => options.onSubject(subject),
      onPresent: () => undefined,
      onBroken: (reason) => void again(reason),
    });
    running = handle;
    if (stopped.signal.aborted) handle.stop();
  };
  const again = async (reason: string): Promise<void> => {
    options.logger.info({ stream: options.stream, reason }, 'following a stream anew');
    for (let tries = 0; await link.connected(stopped.signal); tries++) {
      try {
        await run();
        if (!stopped.signal.aborted) options.onGap();
        return;
      } catch (error) {
        options.logger.warn({ stream: options.stream, err: error }, 'following a stream was interrupted');
        await new Promise((resolve) => { setTimeout(resolve, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]); });
      }
    }
  };
  await run();
  return {
    stop: () => {
      stopped.abort();
      running?.stop();
    },
  };
}
