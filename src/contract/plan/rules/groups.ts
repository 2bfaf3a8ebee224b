import { PLAN_DEFAULTS } from '#generated/constants.js';
import type { Stop, StopRelation } from '#generated/types.js';
import { show } from '../../findings.js';
import { incompatibleKinds } from '../goods.js';
import type { Look } from '../look.js';
import { named, type Spot } from '../spot.js';

type OneOf = Extract<StopRelation, { type: 'one_of' }>;
type Omission = Pick<Stop, 'required' | 'price_of_omission' | 'priority'>;

/** Most kinds of goods that exclude others: they are bits of a number. */
const MAX_KINDS = 31;

/** Checks that alternatives are all stops or all shipments, are in one relation, and are left out by the same rules. */
export function checkAlternatives(look: Look): void {
  const orders = { stops: new Map<string, Omission>(), shipments: new Map<string, Omission>() };
  for (const { item } of look.list('stops')) orders.stops.set(item.id, item);
  for (const { item } of look.list('shipments')) orders.shipments.set(item.id, item);
  const known = new Map<string, string>();
  for (const { item, spot } of look.list('relations')) {
    if (item.type !== 'one_of') continue;
    checkForm(look, item, spot);
    for (const field of ['stops', 'shipments'] as const) checkMembers(look, { field, orders: orders[field], known, spot }, item[field] ?? []);
  }
}

/** An empty list counts as omitted. */
function checkForm(look: Look, { stops, shipments }: OneOf, spot: Spot): void {
  const given = [stops, shipments].filter((ids) => ids?.length).length;
  for (const [field, ids] of [['stops', stops], ['shipments', shipments]] as const) {
    if (ids?.length === 1) look.findings.add([...spot.path, field], `${named(field, spot)} has only ${show(ids[0])}: name at least 2, or leave the relation out`, 'value_error');
  }
  if (given === 1) return;
  look.findings.add(spot.path, `${spot.label} has ${given === 0 ? 'neither stops nor shipments' : 'both stops and shipments'}: name either stops or shipments of which one is served`, 'value_error');
}

interface Members {
  readonly field: 'stops' | 'shipments';
  readonly orders: ReadonlyMap<string, Omission>;
  /** Where each is an alternative already. */
  readonly known: Map<string, string>;
  readonly spot: Spot;
}

function checkMembers(look: Look, { field, orders, known, spot }: Members, ids: readonly string[]): void {
  const first = orders.get(ids[0]!);
  for (const [i, id] of ids.entries()) {
    if (look.findings.cut()) return;
    const key = `${field} ${id}`;
    const earlier = known.get(key);
    if (earlier === undefined) known.set(key, spot.label);
    else if (earlier !== spot.label) look.findings.add([...spot.path, field, i], `${named(field, spot, i)} is ${show(id)}, which is in ${earlier} already: name it in one relation of type one_of`, 'value_error');
    const member = i === 0 ? undefined : differing(first, orders.get(id));
    if (member === undefined) continue;
    look.findings.add([...spot.path, field, i],
      `${named(field, spot, i)} is ${show(id)}, whose ${member} is not that of ${show(ids[0])}, the first of its alternatives: leave it out there, or state the same`, 'value_error');
  }
}

/** The first member that an alternative states and that is another one than that of the first. */
function differing(first: Omission | undefined, other: Omission | undefined): keyof Omission | undefined {
  if (first === undefined || other === undefined) return undefined;
  const usual = { required: false, price_of_omission: null, priority: PLAN_DEFAULTS.priority } as const;
  return (['required', 'price_of_omission', 'priority'] as const).find((member) => (other[member] ?? null) !== null && other[member] !== (first[member] ?? usual[member]));
}

/** Checks that incompatible goods are few enough kinds, each once in its set, and that no stop or shipment has two of one set. */
export function checkGoods(look: Look): void {
  const sets = [...look.list('incompatible_goods')];
  for (const { item: { goods }, spot } of sets) {
    for (const [i, kind] of goods.entries()) {
      const first = goods.indexOf(kind);
      if (first < i) look.findings.add([...spot.path, 'goods', i], `${named('goods', spot, i)} is ${show(kind)}, as is ${named('goods', spot, first)}: name a kind once`, 'value_error');
    }
  }
  const { length } = incompatibleKinds({ incompatible_goods: sets.map(({ item }) => item) });
  if (length > MAX_KINDS) {
    look.findings.add([...look.spot.path, 'incompatible_goods'], `incompatible_goods names ${String(length)} kinds, more than ${String(MAX_KINDS)}: join kinds that exclude the same others`, 'value_error');
  }
  for (const list of ['stops', 'shipments'] as const) {
    for (const { item: { goods }, spot } of look.list(list)) {
      if (!goods || goods.length < 2) continue;
      const set = sets.find(({ item }) => item.goods.filter((kind) => goods.includes(kind)).length > 1);
      if (set === undefined) continue;
      const [one, other] = set.item.goods.filter((kind) => goods.includes(kind));
      look.findings.add([...spot.path, 'goods'], `${named('goods', spot)} has ${show(one)} and ${show(other)}, which ${set.spot.label} keeps off one route: split it, or correct one of them`, 'value_error');
    }
  }
}
