import { isGuestKernelError } from './guest-kernel.js';

/** What a strategy did wrong, noticed by our code: the message says all, and the place where it is thrown tells its author nothing. */
export class StrategyFault extends Error {}

/** Whether the message of an error says all, so that its stack, which only leads to our own code, is not shown. */
export function saysAll(error: unknown): boolean {
  return error instanceof StrategyFault || isGuestKernelError(error);
}
