import { expect } from 'chai';

/**
 * How much longer than promised a call may take in a test: test files run in parallel, on machines that may be shared.
 */
const ROOM = 5;

/**
 * Asserts that what began at `since` (milliseconds of `performance.now()`) ended within `promisedMs`, with a margin for
 * a busy machine. The failure that it detects takes forever, or until a deadline that the test sets many times longer.
 */
export function expectPromptly(since: number, promisedMs: number): void {
  expect(performance.now() - since, `milliseconds, ${promisedMs} promised on an idle machine`).to.be.below(ROOM * promisedMs);
}
