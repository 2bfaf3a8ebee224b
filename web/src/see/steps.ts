import type { PlanRoute, Step, StopStep } from '#generated/types.js';

type Common = Omit<StopStep, 'type' | 'stop'>;

/** The step of an end of a shipment. */
export interface ShipmentStep extends Common {
  readonly type: 'pickup' | 'delivery';
  readonly shipment: string;
}

export interface ReloadStep extends Omit<Common, 'setup_seconds' | 'lateness_seconds'> {
  readonly type: 'reload';
}

/** A step that serves a customer. */
export type ServedStep = StopStep | ShipmentStep;

/** A step at a place. */
export type LocatedStep = Exclude<Step, { type: 'break' | 'pickup' | 'delivery' | 'reload' }> | ShipmentStep | ReloadStep;

/** Returns the steps of a route that are at a place: all but breaks. */
export function locatedSteps(steps: PlanRoute['steps']): readonly LocatedStep[] {
  return (steps as readonly (LocatedStep | { readonly type: 'break' })[]).filter((step) => step.type !== 'break');
}
