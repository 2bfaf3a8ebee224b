/** The compare-and-set was lost: the key exists already, or its revision has moved on. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** The broker did not answer in time or is not connected. A write's outcome is then unknown. */
export class BrokerUnavailableError extends Error {
  override readonly name: string = 'BrokerUnavailableError';
}

/** The store has no space for this write; it succeeds once there is space again. */
export class StoreFullError extends BrokerUnavailableError {
  override readonly name = 'StoreFullError';
}

/** A record or blob in a form that a later release wrote; that release can read it, and it is left as it is. */
export class NewerFormError extends BrokerUnavailableError {
  override readonly name = 'NewerFormError';
}

/** The job stream is at its limit: nothing was queued. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
