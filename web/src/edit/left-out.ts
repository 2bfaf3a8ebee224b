import type { PlanRequest, PlanVerdict } from '#generated/account/types.js';
import type { Answered } from './edited-plan.js';

type Unassigned = Answered['unassigned'][number];

/**
 * Returns a note on what a plan leaves out that the solved plan serves, and that has no price: it looks cheaper than it is, as a solve
 * leaves such stops out only where it finds no plan that serves them. Empty: there is none. O(stops).
 */
export function leftOutText({ stops, shipments }: Pick<PlanRequest, 'stops' | 'shipments'>, solved: Pick<Answered, 'unassigned'>, { plan }: PlanVerdict): string {
  const unpriced = new Set([
    ...(stops ?? []).filter(isUnpriced).map(({ id }) => keyOf({ stop: id })),
    ...(shipments ?? []).filter(isUnpriced).map(({ id }) => keyOf({ shipment: id })),
  ]);
  for (const left of solved.unassigned) unpriced.delete(keyOf(left));
  const [first, ...more] = (plan?.unassigned ?? []).filter((left) => unpriced.has(keyOf(left)));
  if (first === undefined) return '';
  const names = more.length === 0 ? nameOf(first) : `${nameOf(first)} and ${more.length} more`;
  return more.length === 0
    ? `${names} is left out at no cost: it has no price_of_omission, so a solve leaves it out only if it finds no plan that serves it.`
    : `${names} are left out at no cost: they have no price_of_omission, so a solve leaves them out only if it finds no plan that serves them.`;
}

/** Leaving out what is required is a violation. */
function isUnpriced({ required, price_of_omission: price }: Pick<NonNullable<PlanRequest['stops']>[number], 'required' | 'price_of_omission'>): boolean {
  return required !== true && (price === undefined || price === null);
}

function nameOf({ stop, shipment }: Unassigned): string {
  return stop ?? shipment ?? '';
}

function keyOf({ stop, shipment }: Unassigned): string {
  return shipment === undefined ? `stop ${stop ?? ''}` : `shipment ${shipment}`;
}
