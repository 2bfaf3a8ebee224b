import { ServiceError } from '../errors.js';

/** The event streams that are open in this process. */
export interface EventStreams {
  /**
   * Takes a place for one stream, for so long as a stream may last.
   * @returns a signal that aborts when the stream must end, and what gives the place back.
   * @throws ServiceError `rate_limit_exceeded` when the account has too many, `service_busy` when there are too many in all.
   */
  take(account: string): { readonly signal: AbortSignal; release(): void };
  /** Ends them all, and refuses further ones. */
  close(): void;
  /** How many are open. */
  open(): number;
}

export interface EventStreamLimits {
  readonly inAll: number;
  readonly perAccount: number;
  readonly lifetimeMs: number;
}

const RETRY_SECONDS = 5;

/**
 * Counts the streams of one process and ends them in time.
 * @param onChange called with the number of open streams.
 */
export function createEventStreams(limits: EventStreamLimits, onChange: (open: number) => void = () => undefined): EventStreams {
  const controllers = new Set<AbortController>();
  const byAccount = new Map<string, number>();
  let closed = false;
  onChange(0);
  return {
    take(account) {
      const own = byAccount.get(account) ?? 0;
      if (own >= limits.perAccount) {
        throw new ServiceError('rate_limit_exceeded', `Too many event streams: ${own} of this account are open. Close some, or poll`, { retryAfterSeconds: RETRY_SECONDS });
      }
      if (closed || controllers.size >= limits.inAll) {
        throw new ServiceError('service_busy', `The service is busy: ${controllers.size} event streams are open. Please poll, or try again later`, { retryAfterSeconds: RETRY_SECONDS });
      }
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), limits.lifetimeMs).unref();
      controllers.add(controller);
      byAccount.set(account, own + 1);
      onChange(controllers.size);
      return {
        signal: controller.signal,
        release: () => {
          if (!controllers.delete(controller)) return;
          onChange(controllers.size);
          clearTimeout(timer);
          const left = (byAccount.get(account) ?? 1) - 1;
          if (left > 0) byAccount.set(account, left);
          else byAccount.delete(account);
          controller.abort();
        },
      };
    },
    close() {
      closed = true;
      for (const controller of controllers) controller.abort();
    },
    open: () => controllers.size,
  };
}
