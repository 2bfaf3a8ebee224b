/** All kinds of violations. */
export const VIOLATION_KINDS = [
  'malformed',
  'unknown-type',
  'empty-route',
  'unknown-node',
  'depot-inside-route',
  'duplicate-customer',
  'missing-customer',
  'fleet',
  'vehicle-not-allowed',
  'same-vehicle',
  'different-vehicles',
  'in-order',
  'in-direct-order',
  'one-of',
  'incompatible-goods',
  'shipment',
  'locked',
  'capacity',
  'deliveries-first',
  'loading-order',
  'reload',
  'max-trips',
  'max-stops',
  'max-distance',
  'max-driving',
  'time-window',
  'working-hours',
  'shift',
  'release',
  'ride',
  'break',
  'schedule',
  'cost',
] as const;

export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/**
 * A broken constraint, as data.
 * @example
 * const [late]: Violation[] = check(problem, [{ type: 0, customers: [1, 2, 3, 4] }]);
 * [late.kind, late.value, late.limit]; // => ['capacity', 20, 10]
 */
export interface Violation {
  readonly kind: ViolationKind;
  /** A sentence that says what is wrong, with the numbers. */
  readonly message: string;
  /** Index of the route. */
  readonly route?: number;
  readonly node?: number;
  /** Index of the quantity, if there are several. */
  readonly quantity?: number;
  /** Index of the limit of the fleet, if it is about one. */
  readonly fleetLimit?: number;
  readonly value?: number;
  readonly limit?: number;
  /** Set if a schedule may exist that was not found. */
  readonly unproved?: true;
}
