import { ServiceError } from '../errors.js';

/** Bytes of request bodies that one process holds at once, over all calls. */
export interface ByteBudget {
  /** Bytes held now. */
  readonly held: number;
  /** Takes `bytes` bytes. @throws ServiceError `service_busy` when they are not there. */
  take(bytes: number): void;
  give(bytes: number): void;
}

const RETRY_AFTER_SECONDS = 1;

/** @param limit bytes in all. */
export function createByteBudget(limit: number): ByteBudget {
  let held = 0;
  return {
    get held() {
      return held;
    },
    take(bytes) {
      if (held + bytes > limit) {
        throw new ServiceError('service_busy', `The service is busy: ${held} of ${limit} bytes of request bodies are in flight. Please retry after ${RETRY_AFTER_SECONDS} second`, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      held += bytes;
    },
    give(bytes) {
      held -= bytes;
    },
  };
}
