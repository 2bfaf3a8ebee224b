import { createRandom } from '#strategy';
import { dispatchClasses, type DispatchClassName } from './dispatch-classes.js';
import { dispatchRequest } from './dispatch-request.js';
import { pairClasses, type PairClassName } from './pair-classes.js';
import { pairRequest } from './pair-request.js';
import { roadClasses, type RoadClassName } from './road-classes.js';
import { roadRequest } from './road-request.js';
import { windowsText, xText } from './x-text.js';

/** An instance as a file. */
export interface InstanceFile {
  /** Subfolder of the output folder: the family. */
  readonly family: string;
  /** With its extension. */
  readonly file: string;
  readonly text: string;
}

/** A class of instances. */
export interface InstanceClass {
  readonly name: string;
  readonly family: string;
  readonly description: string;
  /** Maximum number of customers. */
  readonly most: number;
}

export const MIN_CUSTOMERS = 10;
const MAX_X = 30_000;
/** A matrix takes about 6 bytes per cell. */
const MAX_ROAD = 2000;
/** Two matrices. */
const MAX_DISPATCH = 1000;

const X_CLASSES = {
  'x-random': 'customers anywhere, capacities alone',
  'x-clustered': 'customers around seeds, capacities alone',
  'x-mixed': 'half of the customers around seeds, capacities alone',
  'x-windows': 'positions as those, with windows in the form of Solomon',
} as const;

/** All classes, in the order in which they are generated. */
export const instanceClasses: readonly InstanceClass[] = [
  ...Object.entries(X_CLASSES).map(([name, description]) => ({ name, family: 'x', description, most: MAX_X })),
  ...Object.entries(roadClasses).map(([name, { description }]) => ({ name, family: 'road', description, most: MAX_ROAD })),
  ...Object.entries(dispatchClasses).map(([name, { description }]) => ({ name, family: 'dispatch', description, most: MAX_DISPATCH })),
  ...Object.entries(pairClasses).map(([name, { description }]) => ({ name, family: 'pairs', description, most: MAX_DISPATCH })),
];

/**
 * Generates one instance. The same class, size and seed give the same bytes; every combination has its own stream of
 * random numbers.
 * @throws RangeError for an unknown class, or a size or seed out of bounds.
 */
export function makeInstance(className: string, customers: number, seed: number): InstanceFile {
  const found = instanceClasses.find(({ name }) => name === className);
  if (found === undefined) throw new RangeError(`class "${className}" is unknown; there are ${instanceClasses.map(({ name }) => name).join(', ')}`);
  if (!(Number.isInteger(customers) && customers >= MIN_CUSTOMERS && customers <= found.most)) {
    throw new RangeError(`size ${customers} of class ${className}: give whole numbers from ${MIN_CUSTOMERS} to ${found.most}`);
  }
  if (!(Number.isInteger(seed) && seed >= 1 && seed <= 1_000_000)) throw new RangeError(`seed ${seed}: give whole numbers from 1 to 1000000`);
  const name = `${className}-n${customers}-s${seed}`;
  const random = createRandom(streamOf(name));
  if (className === 'x-windows') return { family: 'x', file: `${name}.txt`, text: windowsText(name, customers, random) };
  if (found.family === 'x') return { family: 'x', file: `${name}.vrp`, text: xText(name, customers, className.slice(2) as 'random' | 'clustered' | 'mixed', random) };
  if (found.family === 'dispatch') return { family: 'dispatch', file: `${name}.json`, text: `${JSON.stringify(dispatchRequest(name, className as DispatchClassName, customers, random))}\n` };
  if (found.family === 'pairs') return { family: 'pairs', file: `${name}.json`, text: `${JSON.stringify(pairRequest(name, className as PairClassName, customers, random))}\n` };
  return { family: 'road', file: `${name}.json`, text: `${JSON.stringify(roadRequest(name, className as RoadClassName, customers, random))}\n` };
}

/** A 32-bit hash of a name. @see Fowler, Noll and Vo: the FNV-1a hash */
function streamOf(name: string): number {
  return Buffer.from(name).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
