import type { SolveContext } from '#strategy';

/** What can be tuned, as manifest.json declares it, with ranges and defaults. */
export interface GeneticParameters {
  readonly patience: number;
  readonly seeding: number;
  readonly shortRun: number;
  readonly shortSeeding: number;
  readonly firstShare: number;
  readonly rounds: number;
  readonly migration: number;
  readonly emigration: number;
  readonly probeCustomers: number;
  readonly probePatience: number;
  readonly agreeing: number;
  readonly idleShare: number;
  readonly idlePerCustomer: number;
}

/** @returns the parameters of a run, which the service has completed by the manifest */
export function parametersOf(context: SolveContext): GeneticParameters {
  return context.parameters as unknown as GeneticParameters;
}
