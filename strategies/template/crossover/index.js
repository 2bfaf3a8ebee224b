/**
 * The genetic search of `hgs` with the crossovers of this folder in addition to its own. `roundsman strategy build .`
 * compiles them into kernel.wasm after every change.
 */
import { geneticSearch } from '#strategy';

const module = new URL('./kernel.wasm', import.meta.url).href;

/** @type {import('#strategy').Strategy} */
const strategy = {
  solve: (problem, context) => geneticSearch(problem, context, { ...context.parameters, module }),
};
export default strategy;
