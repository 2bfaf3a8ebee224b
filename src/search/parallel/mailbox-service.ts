import { CONTROL, MAILBOX, type Mailbox } from './mailbox.js';

/** Runs the slices posted to a mailbox until it is closed. */
function serve(mailbox: Mailbox, work: () => void): void {
  for (;;) {
    // A notification for a slice that is already done may arrive late: only the state shows whether there is another.
    while (Atomics.load(mailbox.control, CONTROL.state) === MAILBOX.idle) Atomics.wait(mailbox.control, CONTROL.state, MAILBOX.idle);
    if (Atomics.load(mailbox.control, CONTROL.state) === MAILBOX.closed) return;
    work();
    // Keeps a close that was posted in the meantime.
    Atomics.compareExchange(mailbox.control, CONTROL.state, MAILBOX.busy, MAILBOX.idle);
    Atomics.notify(mailbox.control, CONTROL.state);
  }
}

/**
 * Serves a mailbox in this thread until it is closed, and marks it as failed on an error: the group may be blocked
 * waiting and could not receive it otherwise.
 * @param prepare - receives a function that returns true when a slice must end; returns the function that runs a slice
 */
export function serveMailbox(mailbox: Mailbox, prepare: (stopEarly: () => boolean) => () => void): void {
  try {
    serve(mailbox, prepare(() => Atomics.load(mailbox.control, CONTROL.stopEarly) === 1));
  } catch (error) {
    Atomics.store(mailbox.control, CONTROL.state, MAILBOX.failed);
    Atomics.notify(mailbox.control, CONTROL.state);
    throw error;
  }
}
