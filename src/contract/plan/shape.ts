import { PLAN_OBJECTS, type PlanField, type PlanObjectName } from '#generated/plan-fields.js';
import * as validators from '#generated/plan-validators.cjs';
import type { NumberBounds } from '#generated/request-fields.js';
import type { SchemaError, Validator } from '#generated/plan-validators.cjs';
import { isBadNumber } from '../arrays.js';
import { characters, show, type Findings } from '../findings.js';
import { isObject } from '../read-body.js';
import { expectedAmount, expectedField, expectedTypes, remedyForTooMuch } from './expected-field.js';
import { readInstant } from './instants.js';
import { fieldSpot, itemSpot, named, type Spot } from './spot.js';
import { unknownFieldText } from './unknown-field.js';

type Fields = Readonly<Record<string, unknown>>;

/** Half of a surrogate pair, which UTF-8 cannot give back. */
const HALF_PAIR = /\p{Surrogate}/u;

const { minLength: ID_LEAST = 1, maxLength: ID_MOST = 128 } = PLAN_OBJECTS.Stop['id']!;

/** What is looked at in an object of each kind: itself, and the fields that something lies inside. */
const KINDS = new Map(Object.entries(PLAN_OBJECTS).map(([kind, fields]) => [kind, {
  validate: (validators as unknown as Readonly<Record<string, Validator>>)[`validate${kind}`]!,
  inside: Object.entries(fields).filter(([, field]) => field.kind !== undefined),
}]));

/**
 * Checks the shape of a body: every object by its generated validator, one fault for each field, and what lies inside by
 * loops, so that the number of findings is bounded and a union is decided by its `type`.
 */
export class ShapeCheck {
  readonly #findings: Findings;
  /** Objects without a fault in themselves or below. */
  readonly #sound = new Set<unknown>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Checks whether a value is an object that was looked at and is as the contract types it. */
  isSound(value: unknown): boolean {
    return this.#sound.has(value);
  }

  /** Looks at an object and all below it. @returns true when nothing is wrong. */
  object(kind: PlanObjectName, value: unknown, spot: Spot): boolean {
    if (!isObject(value)) {
      this.#findings.add(spot.path, `${spot.label} must be an object (got ${show(value)})`, 'type_error');
      return false;
    }
    const broken = this.#ownFaults(kind, value, spot);
    let sound = broken.size === 0;
    for (const [name, field] of KINDS.get(kind)!.inside) {
      const member = Object.hasOwn(value, name) ? value[name] : null;
      if (member === null || broken.has(name)) continue;
      if (!this.#member(name, field, member, spot)) sound = false;
    }
    if (sound) this.#sound.add(value);
    return sound;
  }

  /** Adds the first fault of each field of an object. @returns the fields that have one. */
  #ownFaults(kind: PlanObjectName, value: Fields, spot: Spot): Set<string> {
    const { validate } = KINDS.get(kind)!;
    const broken = new Set<string>();
    if (validate(value)) return broken;
    for (const error of validate.errors ?? []) {
      const name = fieldOf(error);
      if (broken.has(name)) continue;
      broken.add(name);
      this.#ownFault(kind, name, error, value[name], spot);
    }
    return broken;
  }

  #ownFault(kind: PlanObjectName, name: string, { keyword }: SchemaError, value: unknown, spot: Spot): void {
    if (this.#findings.cut()) return;
    const path = [...spot.path, name];
    if (keyword === 'additionalProperties') {
      this.#findings.add([...spot.path, name.slice(0, 255)], unknownFieldText(name, kind), 'value_error');
      return;
    }
    const field = PLAN_OBJECTS[kind][name]!;
    const text = expectedField(kind, name, field);
    if (keyword === 'required') {
      this.#findings.add(path, `${named(name, spot)} is missing: send ${text}`, 'missing');
      return;
    }
    const { bounds } = field.kind === undefined ? field : { bounds: undefined };
    // 1.5 where an integer is asked for has the right type all the same.
    const type = keyword === 'type' && (bounds === undefined || typeof value !== 'number') ? 'type_error' : 'value_error';
    const remedy = bounds === undefined ? '' : remedyForTooMuch(name, value, bounds);
    this.#findings.add(path, `${named(name, spot)} must be ${text} (got ${show(value)})${remedy}`, type);
  }

  /** Looks at what lies inside a field whose own form is right. */
  #member(name: string, field: PlanField, value: unknown, spot: Spot): boolean {
    switch (field.kind) {
      case 'text': return this.#text(name, value as string, spot);
      case 'instant': return this.#instant(name, value, spot);
      case 'object': return this.#typed(field, value, fieldSpot(name, spot));
      case 'objects': return this.#all(value as unknown[], (item, i) => this.#typed(field, item, itemSpot(name, i, item, spot)));
      case 'amounts': return this.#all(Object.entries(value as Fields), ([what, amount]) => this.#amount(name, what, amount, field.bounds!, spot));
      case 'instants': return this.#all(value as unknown[], (item, i) => this.#instant(name, item, spot, i));
      case 'ids': return this.#all(value as unknown[], (item, i) => this.#id(name, item, i, spot));
      case 'numbers': return this.#all(value as unknown[], (item, i) => this.#number(name, item, field.bounds!, spot, i));
      case 'matrix': return this.#all(value as unknown[], (row, i) => this.#row(name, row, field.bounds!, spot, i));
      default: return true;
    }
  }

  /** An object of one kind, or of the kind that its `type` names. */
  #typed({ object, union }: PlanField, value: unknown, spot: Spot): boolean {
    if (union === undefined || !isObject(value)) return this.object(object ?? 'PlanRequest', value, spot);
    const type = Object.hasOwn(value, 'type') ? value['type'] : undefined;
    if (typeof type === 'string' && Object.hasOwn(union, type)) return this.object(union[type]!, value, spot);
    const path = [...spot.path, 'type'];
    const known = expectedTypes(union);
    if (type === undefined) this.#findings.add(path, `${named('type', spot)} is missing: send ${known}`, 'missing');
    else this.#findings.add(path, `${named('type', spot)} must be ${known} (got ${show(type)})`, typeof type === 'string' ? 'value_error' : 'type_error');
    return false;
  }

  /** Like `every`, but looks at all, until no more findings are kept. */
  #all<T>(values: readonly T[], isSound: (value: T, index: number) => boolean): boolean {
    let sound = true;
    for (let i = 0; i < values.length; i++) {
      if (this.#findings.cut()) return false;
      if (!isSound(values[i]!, i)) sound = false;
    }
    return sound;
  }

  #text(name: string, value: string, spot: Spot): boolean {
    if (!HALF_PAIR.test(value)) return true;
    return this.#fault([...spot.path, name], () => `${named(name, spot)} must be valid Unicode (it contains half of a surrogate pair)`);
  }

  #instant(name: string, value: unknown, spot: Spot, ...index: [] | [number]): boolean {
    const instant = typeof value === 'string' ? readInstant(value) : 'send text such as 2026-11-02T08:00:00+01:00';
    if (typeof instant !== 'string') return true;
    return this.#fault([...spot.path, name, ...index], () => `${named(name, spot, ...index)} is not an instant (got ${show(value)}): ${instant}`, typeof value === 'string' ? 'value_error' : 'type_error');
  }

  #amount(name: string, what: string, value: unknown, bounds: NumberBounds, spot: Spot): boolean {
    if (!isId(what)) {
      return this.#fault([...spot.path, name, what.slice(0, 255)], () =>
        `${named(name, spot)} has the name ${show(what)}: names have ${String(ID_LEAST)} to ${String(ID_MOST)} characters without control characters`);
    }
    if (!isBadNumber(value, bounds)) return true;
    return this.#badNumber([...spot.path, name, what], name, `${show(what)} in ${named(name, spot)}`, value, bounds);
  }

  #id(name: string, value: unknown, i: number, spot: Spot): boolean {
    if (typeof value === 'string' && isId(value)) return true;
    return this.#fault([...spot.path, name, i], () =>
      `${named(name, spot, i)} must be text of ${String(ID_LEAST)} to ${String(ID_MOST)} characters without control characters (got ${show(value)})`,
    typeof value === 'string' ? 'value_error' : 'type_error');
  }

  #number(name: string, value: unknown, bounds: NumberBounds, spot: Spot, ...indices: number[]): boolean {
    if (!isBadNumber(value, bounds)) return true;
    return this.#badNumber([...spot.path, name, ...indices], name, named(name, spot, ...indices), value, bounds);
  }

  #row(name: string, row: unknown, bounds: NumberBounds, spot: Spot, i: number): boolean {
    if (!Array.isArray(row)) {
      return this.#fault([...spot.path, name, i], () => `${named(name, spot, i)} must be an array of numbers (got ${show(row)})`, 'type_error');
    }
    const { minimum, maximum } = bounds;
    let sound = true;
    for (let j = 0; j < row.length; j++) {
      const cell: unknown = row[j];
      if (typeof cell === 'number' && cell >= minimum && cell <= maximum) continue;
      if (this.#findings.cut()) return false;
      sound = this.#number(name, cell, bounds, spot, i, j);
    }
    return sound;
  }

  #badNumber(path: Spot['path'], name: string, where: string, value: unknown, bounds: NumberBounds): false {
    return this.#fault(path, () => `${where} must be ${expectedAmount(bounds)} (got ${show(value)})${remedyForTooMuch(name, value, bounds)}`,
      typeof value === 'number' ? 'value_error' : 'type_error');
  }

  /** Adds a finding, whose text is built only if it is kept. @returns false. */
  #fault(path: Spot['path'], text: () => string, type: 'value_error' | 'type_error' = 'value_error'): false {
    if (!this.#findings.cut()) this.#findings.add(path, text(), type);
    return false;
  }
}

/** Checks whether a text may be an id or a name. */
function isId(text: string): boolean {
  const length = text.length <= ID_MOST ? text.length : characters(text);
  return length >= ID_LEAST && length <= ID_MOST && !/\p{Cc}/u.test(text) && !HALF_PAIR.test(text);
}

function fieldOf({ keyword, params, instancePath }: SchemaError): string {
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return (instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
}
