import { anneal } from '#strategy';
import type { AnnealingOptions, Strategy } from '#strategy';

/** Decomposition: the annealing engine on sectors, with slack induction only and this strategy's parameters. */
const strategy: Strategy = {
  solve: (problem, context) => anneal(problem, context, { leading: 1, ...(context.parameters as AnnealingOptions) }),
};
export default strategy;
