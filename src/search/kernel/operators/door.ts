/** What a guest's operator can use, as `roundsman/kernel`. */
export { GeneticInstance } from '../genetic/genetic-instance';
export { Population } from '../genetic/population';
export { Routes } from '../genetic/routes';
export { Instance, NO_TIME, WINDOWS, CAPPED, SOFT } from '../instance';
export { Insertion, NEW_ROUTE } from '../insertion/insertion';
export { NOWHERE } from '../insertion/route-ends';
export { larger, smaller, sortByKey } from '../numbers';
export { Random } from '../random';
export { Solution } from '../solution/solution';
export { Crossover, IN_FIRST, IN_SECOND } from './crossovers/crossover';
export { registerCrossover } from './crossovers/registry';
export { Move } from './moves/move';
export { Recreate } from './recreates/recreate';
export { Ruin } from './ruins/ruin';
export { registerMove, registerRecreate, registerRuin } from './registry';
