import type { Problem } from '../../model/problem.js';

/** The empty arrays of a problem without shipments. */
export const NO_SHIPMENTS = { partner: [], isPickup: [], shipped: [], maxRide: [], lastInFirstOut: [] } as const;

/**
 * The arrays of shipments that the kernel's `Details` reads: per node the other one of its shipment, whether it is a pickup,
 * what is loaded there (at deliveries negative) per quantity, and the longest ride; per type whether it unloads last in, first out.
 */
export function shipmentsOf({ shipments, quantities, vehicleTypes }: Problem, n: number, relax: (limit: number) => number) {
  if (shipments.length === 0) return NO_SHIPMENTS;
  const partner = new Int32Array(n).fill(-1);
  const isPickup = new Int32Array(n);
  const shipped = new Float64Array(n * quantities.length);
  const maxRide = new Float64Array(n).fill(Infinity);
  for (const shipment of shipments) {
    const { pickup, delivery, amounts } = shipment;
    partner[pickup] = delivery;
    partner[delivery] = pickup;
    isPickup[pickup] = 1;
    if (shipment.maxRide < Infinity) maxRide[pickup] = maxRide[delivery] = relax(shipment.maxRide);
    amounts.forEach((amount, quantity) => {
      shipped[quantity * n + pickup] = amount;
      shipped[quantity * n + delivery] = -amount;
    });
  }
  const rides = shipments.some((shipment) => shipment.maxRide < Infinity);
  return { partner, isPickup, shipped, maxRide: rides ? maxRide : [], lastInFirstOut: vehicleTypes.map((type) => Number(type.lastInFirstOut)) };
}
