import { CONTROL, MAILBOX, type Mailbox } from './mailbox.js';

/** Does the slices that are put on a mailbox until it is closed. */
function serve(mailbox: Mailbox, work: () => void): void {
  for (;;) {
    // A call for a slice that is done already may come late: only the state says that there is another.
    while (Atomics.load(mailbox.control, CONTROL.state) === MAILBOX.idle) Atomics.wait(mailbox.control, CONTROL.state, MAILBOX.idle);
    if (Atomics.load(mailbox.control, CONTROL.state) === MAILBOX.closed) return;
    work();
    // A close that came meanwhile stays.
    Atomics.compareExchange(mailbox.control, CONTROL.state, MAILBOX.busy, MAILBOX.idle);
    Atomics.notify(mailbox.control, CONTROL.state);
  }
}

/**
 * Serves a mailbox in this thread until it is closed, and lets the group know when that breaks: it may be waiting, unable to
 * hear of it otherwise.
 * @param prepare - given a test that is true when a slice must end; returns what does a slice
 */
export function serveMailbox(mailbox: Mailbox, prepare: (hurry: () => boolean) => () => void): void {
  try {
    serve(mailbox, prepare(() => Atomics.load(mailbox.control, CONTROL.hurry) === 1));
  } catch (error) {
    Atomics.store(mailbox.control, CONTROL.state, MAILBOX.failed);
    Atomics.notify(mailbox.control, CONTROL.state);
    throw error;
  }
}
