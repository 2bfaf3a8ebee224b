import type { VroomInput } from './input.js';
import type { Remarks } from './remarks.js';

/** Names for the positions of amounts. */
export class AmountNames {
  readonly names: readonly string[];
  readonly #remarks: Remarks;

  constructor(names: readonly string[], remarks: Remarks) {
    this.names = names;
    this.#remarks = remarks;
  }

  /** Returns amounts by name; undefined when none are given. Another number of amounts is a fault. @param path of the amounts. */
  named(amounts: readonly number[] | undefined, path: string): Record<string, number> | undefined {
    if (amounts === undefined) return undefined;
    if (amounts.length !== this.names.length) {
      this.#remarks.fault(`${path} has ${amounts.length} amounts, and capacity of vehicles[0] has ${this.names.length}: give as many in both`);
      return undefined;
    }
    return this.names.length === 0 ? undefined : Object.fromEntries(this.names.map((name, i) => [name, amounts[i]!]));
  }

  /** Returns the amounts that are not 0, by name; undefined when there are none. */
  carried(amounts: readonly number[] | undefined, path: string): Record<string, number> | undefined {
    const named = Object.entries(this.named(amounts, path) ?? {}).filter(([, amount]) => amount > 0);
    return named.length === 0 ? undefined : Object.fromEntries(named);
  }
}

/** Returns the name of the amounts at a position when the caller gives none. @param position from 0. */
export function defaultName(position: number): string {
  return `amount-${position + 1}`;
}

/** Returns names for the amounts of an input: those of the caller, or `amount-1`, `amount-2` and so on. */
export function amountNames({ vehicles }: VroomInput, given: readonly string[] | undefined, remarks: Remarks): AmountNames {
  const size = vehicles[0]?.capacity?.length ?? 0;
  if (given !== undefined && given.length !== size) {
    remarks.fault(`capacity of vehicles[0] has ${size} amounts, and there are ${given.length} names for them: name each`);
  }
  if (given !== undefined && new Set(given).size < given.length) remarks.fault(`the names of the amounts (${given.join(', ')}) are not unique`);
  return new AmountNames(given?.length === size ? given : Array.from({ length: size }, (_, i) => defaultName(i)), remarks);
}
