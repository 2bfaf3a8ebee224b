/* Made from openapi/ by scripts/generate.mjs: do not edit. */
import type { NumberBounds } from './request-fields.js';

export type PlanObjectName =
  | 'BasedOn'
  | 'BreakWindow'
  | 'ChangePrices'
  | 'DeliveryVisit'
  | 'Depot'
  | 'DifferentVehicles'
  | 'ExcessDistance'
  | 'ExcessLoad'
  | 'ExcessStops'
  | 'FleetLimit'
  | 'InDirectOrder'
  | 'InOrder'
  | 'IncompatibleGoods'
  | 'InitialRoute'
  | 'IntervalBreak'
  | 'Location'
  | 'MatricesUpload'
  | 'OneOf'
  | 'Overtime'
  | 'PickupVisit'
  | 'PlanBatch'
  | 'PlanObjective'
  | 'PlanRequest'
  | 'PlanToCheck'
  | 'ReloadVisit'
  | 'Reloads'
  | 'RemovedParts'
  | 'RouteToCheck'
  | 'SameVehicle'
  | 'Shift'
  | 'Shipment'
  | 'ShipmentEnd'
  | 'Stop'
  | 'StopVisit'
  | 'StopWindow'
  | 'TimedDurations'
  | 'TravelEstimate'
  | 'TravelMatrices'
  | 'TravelProfile'
  | 'TravelUploaded'
  | 'Vehicle'
  | 'VehiclePrice'
  | 'WindowBreak';
/** A field of an object; `type` is its JSON type. */
export interface PlanField {
  readonly required: boolean;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** How its value is looked at; absent on numbers and booleans. */
  readonly kind?: 'text' | 'instant' | 'instants' | 'object' | 'objects' | 'amounts' | 'ids' | 'numbers' | 'matrix';
  /** Of a number, of each item, or of each amount. */
  readonly bounds?: NumberBounds;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Present on texts with a few known values. */
  readonly values?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Present on objects and arrays of objects that are no union. */
  readonly object?: PlanObjectName;
  /** Present on unions and arrays of them: value of `type` -> object. */
  readonly union?: Readonly<Record<string, PlanObjectName>>;
}
/** Every object in a body of version 2, by its fields. */
export declare const PLAN_OBJECTS: Readonly<Record<PlanObjectName, Readonly<Record<string, PlanField>>>>;
