import type { BoundContext } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Pricer } from './pricer.js';

/** Makes a pricer of a relaxation, which keeps no state of others. */
export type CreatePricer = (relaxation: RouteRelaxation, context: Pick<BoundContext, 'threads'>) => Pricer | Promise<Pricer>;
