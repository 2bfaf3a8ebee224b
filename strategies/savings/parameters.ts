import type { SolveContext } from '#strategy';

/** What can be tuned, as manifest.json declares it, with ranges and defaults. */
export interface SavingsParameters {
  readonly exactCustomers: number;
  readonly removed: number;
  readonly string: number;
  readonly blink: number;
  readonly hot: number;
  readonly cold: number;
  readonly travelled: number;
  readonly cycleBase: number;
  readonly cyclePerCustomer: number;
  readonly idleCycles: number;
  readonly doublings: number;
  readonly stubborn: number;
  readonly smallCustomers: number;
  readonly smallCyclePerCustomer: number;
  readonly smallIdleCycles: number;
}

/** @returns the parameters of a run, which the service has completed by the manifest */
export function parametersOf(context: SolveContext): SavingsParameters {
  return context.parameters as unknown as SavingsParameters;
}
