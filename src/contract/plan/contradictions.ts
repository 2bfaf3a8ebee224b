import { type Contradiction, contradictions, type NoVehicle } from '../../model/contradictions.js';
import type { ShortOfVehicles } from '../../model/contradictions/apart.js';
import type { HoldingFault } from '../../model/contradictions/holding.js';
import type { OrderContradiction } from '../../model/contradictions/order.js';
import { list } from '../../model/explanation/wording.js';
import type { Problem } from '../../model/problem.js';
import { typesOfVehicles } from '../../model/vehicle-types.js';
import { barText } from './barred.js';
import type { PlanIds } from './ids.js';
import { relationName, relationNames } from './relation-names.js';
import { vehicleNames } from './routes.js';
import { nameOf } from './route-trial.js';

/** Contradictions, and vehicles of one, that are put into words. */
const MAX_TOLD = 3;

interface Context {
  readonly problem: Problem;
  readonly ids: PlanIds;
}

/** Returns in words how relations of required stops leave no plan, and what to do about it; null: they do not, for all that is known. */
export function contradictionText(problem: Problem, ids: PlanIds): string | null {
  const found = contradictions(problem);
  if (found.length === 0) return null;
  const told = found.slice(0, MAX_TOLD).map((one) => textOf(one, { problem, ids }));
  const more = found.length - told.length;
  return `${told.join('; ')}${more > 0 ? `; and ${String(more)} more` : ''}. Change these relations${REMEDIES[found[0]!.kind]}, or do not require all of these stops.`;
}

const REMEDIES: Readonly<Record<Contradiction['kind'], string>> = {
  order: '', neighbours: '', 'together-and-apart': '', 'no-vehicle': ' or the vehicles', 'too-few': ' or the vehicles',
};

function textOf(found: Contradiction, context: Context): string {
  const { problem, ids } = context;
  switch (found.kind) {
    case 'order': return orderText(found, context);
    case 'neighbours': return `${relationNames(problem, found.relations)} require different stops directly ${found.side} ${nameOf(ids, found.node)}`;
    case 'together-and-apart': {
      const [one, other] = found.nodes.map((node) => nameOf(ids, node));
      return `${one!} and ${other!} need different vehicles by ${relationName(problem, found.relation)}, and the same vehicle by ${relationNames(problem, found.together)}`;
    }
    case 'no-vehicle': return noVehicleText(found, context);
    case 'too-few': return tooFewText(found, context);
  }
}

function orderText({ steps, direct }: OrderContradiction, { problem, ids }: Context): string {
  const orders = list(steps.map(({ before, after, relation }) => `${nameOf(ids, before)} before ${nameOf(ids, after)} by ${relationName(problem, relation)}`));
  const unbroken = direct.length === 0 ? '' : `, where ${relationNames(problem, direct)} allows no other stop between its own`;
  return `required stops would have to be served in a circle: ${orders}${unbroken}`;
}

function namesOf(ids: PlanIds, nodes: readonly number[]): string {
  return list(nodes.map((node) => nameOf(ids, node)));
}

function noVehicleText({ nodes, relations, faults }: NoVehicle, { problem, ids }: Context): string {
  const types = typesOfVehicles(problem);
  const nameOfVehicle = vehicleNames(ids);
  // The first of equal vehicles speaks for all.
  const why = new Map(types.map(([type], vehicle) => [nameOfVehicle(vehicle).vehicle, faults[type!]!] as const).reverse());
  const told = ids.vehicles.filter(({ id }) => why.has(id)).map(({ id }) => faultText(why.get(id)!, id, { problem, ids }));
  const more = told.length - MAX_TOLD;
  return `no vehicle can serve ${namesOf(ids, nodes)} together, as required by ${relationNames(problem, relations)}: ${told.slice(0, MAX_TOLD).join('; ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

function faultText(fault: HoldingFault, vehicle: string, { ids }: Context): string {
  switch (fault.kind) {
    case 'not-allowed': return barText(ids, fault.node, { vehicle, name: nameOf(ids, fault.node) });
    case 'locked': return `another vehicle than ${vehicle} has ${nameOf(ids, fault.node)} among its locked_visits`;
    case 'goods': return `${vehicle} may not carry the goods of ${nameOf(ids, fault.node)} with those of the others`;
    case 'stops': return `${vehicle} may serve ${String(fault.limit)} stops`;
    case 'capacity': return `${vehicle} has a capacity of ${String(fault.limit)} ${ids.quantities[fault.quantity]!}, and they have ${String(fault.load)}`;
  }
}

function tooFewText({ nodes, relations, vehicles, most }: ShortOfVehicles, { problem, ids }: Context): string {
  const nameOfVehicle = vehicleNames(ids);
  const counts = new Map<string, number>();
  for (const { vehicle } of vehicles.map(nameOfVehicle)) counts.set(vehicle, (counts.get(vehicle) ?? 0) + 1);
  const names = list([...counts].map(([id, count]) => (count === 1 ? id : `${String(count)} of ${id}`)));
  const apart = `${namesOf(ids, nodes)} need ${String(nodes.length)} different vehicles by ${relationNames(problem, relations)}`;
  if (most !== null) return `${apart}, and fleet_limits allow ${String(most)} of ${names}`;
  return vehicles.length === 0 ? `${apart}, and no vehicle may serve any of them` : `${apart}, and only ${names} may serve any of them`;
}
