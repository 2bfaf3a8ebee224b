import { geneticSearch } from '#strategy';
import type { Strategy } from '#strategy';

/** Hybrid genetic search with this strategy's parameters. */
const strategy: Strategy = {
  solve: (problem, context) => geneticSearch(problem, context, context.parameters),
};
export default strategy;
