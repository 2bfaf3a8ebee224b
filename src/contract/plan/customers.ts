import type { PlanRequest, Shipment, Stop } from '#generated/types.js';

/** What a customer of the model is made of: a stop, or one end of a shipment with what holds for both of its ends. */
export type Customer = Omit<Stop, 'id' | 'goods'>;

/**
 * Returns the customers of a valid request in the order of their nodes: its stops, then the pickup and the delivery of each
 * shipment. O(stops + shipments).
 */
export function customersOf({ stops, shipments }: PlanRequest): readonly Customer[] {
  return [...stops, ...(shipments ?? []).flatMap(endsOf)];
}

function endsOf({ pickup, delivery, id: _id, amounts: _amounts, goods: _goods, max_ride_seconds: _ride, ...shared }: Shipment): Customer[] {
  return [{ ...pickup, ...shared }, { ...delivery, ...shared }];
}
