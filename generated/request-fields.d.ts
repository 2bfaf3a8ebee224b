/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export type RequestFieldName =
  | 'name'
  | 'objective'
  | 'node_num'
  | 'node_positions'
  | 'vehicle_num'
  | 'distance_matrix'
  | 'start_nodes'
  | 'end_nodes'
  | 'node_demands'
  | 'vehicles_capacity'
  | 'vehicle_fixed_costs'
  | 'vehicle_unit_distance_costs'
  | 'node_time_windows'
  | 'node_service_time'
  | 'vehicle_speeds'
  | 'max_working_hours'
  | 'base_start_time'
  | 'time_limit_seconds'
  | 'late_penalty_per_min'
  | 'callback_url'
  | 'seed'
  | 'iterations'
  | 'strategy'
  | 'bound';
/** Bounds of one number. */
export interface NumberBounds {
  readonly integer: boolean;
  readonly minimum: number;
  /** True: greater than the minimum. */
  readonly exclusive: boolean;
  readonly maximum: number;
}
export interface RequestField {
  readonly required: boolean;
  readonly type: string;
  /** Present on numbers. */
  readonly bounds?: NumberBounds;
  /** Present on strings. */
  readonly maxLength?: number;
  /** Present on enums. */
  readonly values?: readonly string[];
  /** Present on arrays: the innermost items' bounds. */
  readonly item?: NumberBounds;
  /** Present on arrays: the field that holds the length asked for. */
  readonly length?: 'node_num' | 'vehicle_num';
  /** The one message for every fault of this field. */
  readonly message?: string;
}
export declare const REQUEST_FIELDS: Readonly<Record<RequestFieldName, RequestField>>;
export interface RequestRule {
  readonly loc: readonly string[];
  readonly message: string;
}
export declare const REQUEST_RULES: Readonly<Record<'depotDemand', RequestRule>>;
