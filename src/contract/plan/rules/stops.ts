import { LIMITS } from '#generated/constants.js';
import { show } from '../../findings.js';
import type { Look } from '../look.js';
import { named } from '../spot.js';

/** Checks that no stop is both required and left out at a price, and that the quantities of all stops are not too many. */
export function checkStops(look: Look): void {
  const quantities = new Set<string>();
  for (const { item, spot } of look.list('stops')) {
    if (item.required === true && item.price_of_omission !== undefined && item.price_of_omission !== null) {
      look.findings.add([...spot.path, 'price_of_omission'],
        `${named('price_of_omission', spot)} (${show(item.price_of_omission)}) contradicts its "required": true: leave one of them out`, 'value_error');
    }
    for (const field of ['delivers', 'collects'] as const) {
      for (const name of Object.keys(item[field] ?? {})) {
        if (quantities.has(name)) continue;
        quantities.add(name);
        if (quantities.size !== LIMITS.planQuantities + 1) continue;
        look.findings.add([...spot.path, field, name],
          `${named(field, spot)} has the name ${show(name)}, one more than the ${String(LIMITS.planQuantities)} names that a request may have: count fewer things`, 'value_error');
      }
    }
  }
}
