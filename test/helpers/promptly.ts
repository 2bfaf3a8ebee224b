import { expect } from 'chai';

/** How much longer than promised a test lets a call take: test files run beside each other, on machines that may be shared. */
const ROOM = 5;

/**
 * Asserts that what began at `since` (milliseconds of `performance.now()`) ended within `promisedMs`, with room for a busy machine.
 * What it guards against takes for ever, or a deadline that the test sets many times longer.
 */
export function expectPromptly(since: number, promisedMs: number): void {
  expect(performance.now() - since, `milliseconds, ${promisedMs} promised on an idle machine`).to.be.below(ROOM * promisedMs);
}
