import { show } from '../../findings.js';
import type { Look } from '../look.js';
import { itemSpot, named } from '../spot.js';

/** Checks that no vehicle has two prices for the excess of one quantity. */
export function checkExcess(look: Look): void {
  for (const { item, spot } of look.list('vehicles')) {
    const seen = new Map<string, number>();
    for (const [i, load] of (item.excess_loads ?? []).entries()) {
      const first = seen.get(load.quantity);
      if (first === undefined) {
        seen.set(load.quantity, i);
        continue;
      }
      const place = itemSpot('excess_loads', i, load, spot);
      const message = `quantity of ${named('excess_loads', spot, i)} is ${show(load.quantity)}, as is that of ${named('excess_loads', spot, first)}: name a quantity once`;
      look.findings.add([...place.path, 'quantity'], message, 'value_error');
    }
  }
}
