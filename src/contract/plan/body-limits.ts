import { LIMITS } from '#generated/constants.js';
import type { BodyLimits } from '../scan.js';

/** What a body of version 2 may be made of. */
export const PLAN_BODY: BodyLimits = { depth: LIMITS.planBodyDepth, keys: LIMITS.planBodyKeys, names: LIMITS.planBodyNames };

/** The same of several requests. */
export const BATCH_BODY: BodyLimits = { ...PLAN_BODY, depth: LIMITS.planBatchDepth };
