import { CONTROL, DESK, type Desk } from './desk.js';

/** Does the slices that are put on a desk until it is closed. */
function serve(desk: Desk, work: () => void): void {
  for (;;) {
    Atomics.wait(desk.control, CONTROL.state, DESK.idle);
    if (Atomics.load(desk.control, CONTROL.state) === DESK.closed) return;
    work();
    // A close that came meanwhile stays.
    Atomics.compareExchange(desk.control, CONTROL.state, DESK.busy, DESK.idle);
    Atomics.notify(desk.control, CONTROL.state);
  }
}

/**
 * Serves a desk in this thread until it is closed, and lets the team know when that breaks: it may be waiting, unable to
 * hear of it otherwise.
 * @param prepare - given a test that is true when a slice must end; returns what does a slice
 */
export function serveDesk(desk: Desk, prepare: (hurry: () => boolean) => () => void): void {
  try {
    serve(desk, prepare(() => Atomics.load(desk.control, CONTROL.hurry) === 1));
  } catch (error) {
    Atomics.store(desk.control, CONTROL.state, DESK.failed);
    Atomics.notify(desk.control, CONTROL.state);
    throw error;
  }
}
