import { anneal } from '#strategy';
import type { AnnealingOptions, Strategy } from '#strategy';

/** Decomposition: the engine over sectors, by slack induction alone, which goes by this strategy's parameters. */
const strategy: Strategy = {
  solve: (problem, context) => anneal(problem, context, { leading: 1, ...(context.parameters as AnnealingOptions) }),
};
export default strategy;
