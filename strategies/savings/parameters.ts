import type { SolveContext } from '#strategy';

/** Tunable parameters, declared in manifest.json with ranges and defaults. */
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

/** @returns the parameters of a run, completed by the service with the manifest's defaults */
export function parametersOf(context: SolveContext): SavingsParameters {
  return context.parameters as unknown as SavingsParameters;
}
