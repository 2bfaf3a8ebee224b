import type { Relation } from '../problem.js';

/** The part of a route that relations depend on; its customers without reloads. */
interface Served {
  readonly index: number;
  readonly customers: readonly number[];
}

interface RelationFault {
  readonly message: string;
  readonly node: number;
}

/** A customer of a relation on its route. */
interface Visit {
  readonly node: number;
  readonly route: number;
  readonly place: number;
}

/** Says how routes break a relation; null if they keep it. A customer that is left out constrains nothing. */
export function relationFault(relation: Relation, routes: readonly Served[]): RelationFault | null {
  const visits = [...relation.nodes].flatMap((node): Visit[] => {
    const route = routes.find(({ customers }) => customers.includes(node));
    return route === undefined ? [] : [{ node, route: route.index, place: route.customers.indexOf(node) }];
  });
  for (const [k, visit] of visits.entries()) {
    for (const earlier of visits.slice(0, k)) {
      const pair = `customers ${earlier.node} and ${visit.node}`;
      const together = earlier.route === visit.route;
      if (relation.kind === 'one-of') return { node: visit.node, message: `Customers ${earlier.node} and ${visit.node} are served, and only one of them may be.` };
      if (relation.kind === 'different-vehicles') {
        if (together) return { node: visit.node, message: `Route ${visit.route} serves ${pair}, which need different vehicles.` };
      } else if (!together) {
        return { node: visit.node, message: `Routes ${earlier.route} and ${visit.route} serve ${pair}, which need the same vehicle.` };
      } else if (relation.kind !== 'same-vehicle' && visit.place < earlier.place) {
        return { node: visit.node, message: `Route ${visit.route} serves customer ${visit.node} before customer ${earlier.node}, which must come first.` };
      }
    }
  }
  return relation.kind === 'in-direct-order' ? partedFault(visits, routes) : null;
}

/** Says which customer comes between two that must follow each other directly; null if none does. */
function partedFault(visits: readonly Visit[], routes: readonly Served[]): RelationFault | null {
  for (const [k, visit] of visits.entries()) {
    const before = visits[k - 1];
    if (before === undefined || visit.place === before.place + 1) continue;
    const other = routes.find(({ index }) => index === visit.route)!.customers[before.place + 1]!;
    return { node: visit.node, message: `Route ${visit.route} serves customer ${other} between customers ${before.node} and ${visit.node}, which must follow each other directly.` };
  }
  return null;
}
