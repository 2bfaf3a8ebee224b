import { anneal } from '#strategy';
import type { Strategy } from '#strategy';

/** Adaptive large neighbourhood search: the annealing engine on the whole problem, with this strategy's parameters. */
const strategy: Strategy = {
  solve: (problem, context) => anneal(problem, context, context.parameters),
};
export default strategy;
