/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
/** Tells whether the value obeys the schema; if not, `errors` says why until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
export declare const validateAcceptedEnvelope: Validator;
export declare const validateAcceptedStatus: Validator;
export declare const validateAccountUsage: Validator;
export declare const validateCallbackEnvelope: Validator;
export declare const validateCallbackReport: Validator;
export declare const validateCallbackState: Validator;
export declare const validateClockInterval: Validator;
export declare const validateClockTime: Validator;
export declare const validateCoordinates: Validator;
export declare const validateCostSplit: Validator;
export declare const validateErrorCode: Validator;
export declare const validateErrorEnvelope: Validator;
export declare const validateErrorText: Validator;
export declare const validateFailedEnvelope: Validator;
export declare const validateFindings: Validator;
export declare const validateFinishedEnvelope: Validator;
export declare const validateMinuteUsage: Validator;
export declare const validateMonthUsage: Validator;
export declare const validateNodeIndex: Validator;
export declare const validateObjective: Validator;
export declare const validatePlanLimits: Validator;
export declare const validatePollEnvelope: Validator;
export declare const validateProgressStatus: Validator;
export declare const validateRequestId: Validator;
export declare const validateRequestWarning: Validator;
export declare const validateRetryAfterSeconds: Validator;
export declare const validateRouteViolation: Validator;
export declare const validateRoutesCheckEnvelope: Validator;
export declare const validateRoutesToCheck: Validator;
export declare const validateRoutesVerdict: Validator;
export declare const validateRunningEnvelope: Validator;
export declare const validateSearchProgress: Validator;
export declare const validateSearchSummary: Validator;
export declare const validateSolutionDetails: Validator;
export declare const validateSolveAccepted: Validator;
export declare const validateSolveEventStream: Validator;
export declare const validateSolveProgress: Validator;
export declare const validateSolveRequest: Validator;
export declare const validateSolvedEnvelope: Validator;
export declare const validateSolvedResult: Validator;
export declare const validateStopDetails: Validator;
export declare const validateTaskPage: Validator;
export declare const validateTaskPageEnvelope: Validator;
export declare const validateTaskPhase: Validator;
export declare const validateTaskStateName: Validator;
export declare const validateTaskSummary: Validator;
export declare const validateThrottledEnvelope: Validator;
export declare const validateTimeWindow: Validator;
export declare const validateUsageEnvelope: Validator;
export declare const validateValidRequest: Validator;
export declare const validateValidStatus: Validator;
export declare const validateValidationEnvelope: Validator;
export declare const validateValidationErrorEnvelope: Validator;
export declare const validateValidationFinding: Validator;
export declare const validateVehicleDetails: Validator;
export declare const validateViolationKind: Validator;
export declare const validateWarnings: Validator;
