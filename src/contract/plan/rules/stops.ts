import { LIMITS } from '#generated/constants.js';
import type { Shipment, Stop } from '#generated/types.js';
import { show } from '../../findings.js';
import type { Look } from '../look.js';
import { named, type Spot } from '../spot.js';

/** Checks that no stop or shipment is both required and left out at a price, and that the quantities of all are not too many. */
export function checkStops(look: Look): void {
  const quantities = new Set<string>();
  for (const { item, spot } of look.list('stops')) {
    checkPrice(look, item, spot);
    for (const field of ['delivers', 'collects'] as const) checkQuantities(look, quantities, field, item[field], spot);
  }
  for (const { item, spot } of look.list('shipments')) {
    checkPrice(look, item, spot);
    checkQuantities(look, quantities, 'amounts', item.amounts, spot);
  }
}

function checkPrice(look: Look, { required, price_of_omission: price }: Pick<Stop, 'required' | 'price_of_omission'>, spot: Spot): void {
  if (required !== true || price === undefined || price === null) return;
  look.findings.add([...spot.path, 'price_of_omission'],
    `${named('price_of_omission', spot)} (${show(price)}) contradicts its "required": true: leave one of them out`, 'value_error');
}

/** @param known the names so far, to which those of the amounts are added. */
function checkQuantities(look: Look, known: Set<string>, field: string, amounts: Shipment['amounts'], spot: Spot): void {
  for (const name of Object.keys(amounts ?? {})) {
    if (known.has(name)) continue;
    known.add(name);
    if (known.size !== LIMITS.planQuantities + 1) continue;
    look.findings.add([...spot.path, field, name],
      `${named(field, spot)} has the name ${show(name)}, one more than the ${String(LIMITS.planQuantities)} names that a request may have: count fewer things`, 'value_error');
  }
}
