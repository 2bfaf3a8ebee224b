/* Made from strategies/protocol/messages.schema.json by scripts/generate.mjs: do not edit. */
import type { Validator } from './request-validators.cjs';
export declare const validateProblem: Validator;
export declare const validateStop: Validator;
export declare const validateIncumbent: Validator;
export declare const validateLog: Validator;
export declare const validateResult: Validator;
