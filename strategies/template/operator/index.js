/**
 * The annealing of `alns` with the operators of this folder in addition to its own. `roundsman strategy build .`
 * compiles them into kernel.wasm after every change.
 */
import { anneal } from '#strategy';

const module = new URL('./kernel.wasm', import.meta.url).href;

/** @type {import('#strategy').Strategy} */
const strategy = {
  solve: (problem, context) => anneal(problem, context, { ...context.parameters, module }),
};
export default strategy;
