/** What an operator of a guest builds on, as `roundsman/kernel`. */
export { Instance, NO_TIME, WINDOWS, CAPPED, SOFT } from '../instance';
export { Insertion, NEW_ROUTE } from '../insertion/insertion';
export { NOWHERE } from '../insertion/scan';
export { larger, smaller, sortByKey } from '../numbers';
export { Random } from '../random';
export { Solution } from '../solution/solution';
export { Move } from './moves/move';
export { Recreate } from './recreates/recreate';
export { Ruin } from './ruins/ruin';
export { registerMove, registerRecreate, registerRuin } from './registry';
