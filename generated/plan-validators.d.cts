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
export declare const validateBasedOn: Validator;
export declare const validateBreakWindow: Validator;
export declare const validateChangePrices: Validator;
export declare const validateDeliveryVisit: Validator;
export declare const validateDepot: Validator;
export declare const validateDifferentVehicles: Validator;
export declare const validateExcessDistance: Validator;
export declare const validateExcessLoad: Validator;
export declare const validateExcessStops: Validator;
export declare const validateFleetLimit: Validator;
export declare const validateInDirectOrder: Validator;
export declare const validateInOrder: Validator;
export declare const validateIncompatibleGoods: Validator;
export declare const validateInitialRoute: Validator;
export declare const validateIntervalBreak: Validator;
export declare const validateLocation: Validator;
export declare const validateMatricesUpload: Validator;
export declare const validateOneOf: Validator;
export declare const validateOvertime: Validator;
export declare const validatePickupVisit: Validator;
export declare const validatePlanBatch: Validator;
export declare const validatePlanObjective: Validator;
export declare const validatePlanRequest: Validator;
export declare const validatePlanToCheck: Validator;
export declare const validateReloadVisit: Validator;
export declare const validateReloads: Validator;
export declare const validateRemovedParts: Validator;
export declare const validateRouteToCheck: Validator;
export declare const validateSameVehicle: Validator;
export declare const validateShift: Validator;
export declare const validateShipment: Validator;
export declare const validateShipmentEnd: Validator;
export declare const validateStop: Validator;
export declare const validateStopVisit: Validator;
export declare const validateStopWindow: Validator;
export declare const validateTimedDurations: Validator;
export declare const validateTravelEstimate: Validator;
export declare const validateTravelMatrices: Validator;
export declare const validateTravelProfile: Validator;
export declare const validateTravelUploaded: Validator;
export declare const validateVehicle: Validator;
export declare const validateVehiclePrice: Validator;
export declare const validateWindowBreak: Validator;
