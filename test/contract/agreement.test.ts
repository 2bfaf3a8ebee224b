import { expect } from 'chai';
import * as validators from '#generated/response-validators.cjs';
import { type Json, schemaJudge } from '../helpers/contract-document.js';
import { examplesOf } from '../helpers/contract-examples.js';

const compiled = validators as unknown as Record<string, (value: unknown) => boolean>;

/** Values that replace a part of an example: other types, bounds and shapes. */
const REPLACEMENTS: readonly Json[] = [null, true, false, 0, -1, 1.5, 1e13, '', 'text', 'Vehicle 0', '09:00', '24:00:00', [], [1], [0, 1, 2], {}, { a: 1 }, ['x']];

/** Returns copies of a value, each with one part replaced, taken away or added. Long arrays are changed at their ends only. */
function mutations(value: Json): Json[] {
  const replaced = REPLACEMENTS.map((replacement) => structuredClone(replacement));
  if (Array.isArray(value)) {
    const ends = [...new Set([0, value.length - 1])].filter((i) => i in value);
    const changed = ends.flatMap((i) => mutations(value[i] as Json).map((member) => value.with(i, member)));
    return [...replaced, ...changed, value.slice(1), [...value, ...value.slice(0, 1)]];
  }
  if (typeof value !== 'object' || value === null) return replaced;
  const entries = Object.entries(value);
  const changed = entries.flatMap(([key, member]) => mutations(member).map((other) => ({ ...value, [key]: other })));
  const without = entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key)));
  return [...replaced, ...changed, ...without, { ...value, extra: 1 }];
}

describe('the generated validators', () => {
  // One example of each answer: others of the same schema are mutated alike.
  const examples = examplesOf().filter(({ schema, status }, i, all) => status < '3' || all.findIndex((other) => other.schema === schema) === i);

  it('agree with hyperjump on every example with any one part changed', async () => {
    let valid = 0;
    let invalid = 0;
    for (const { name, schema, value } of examples) {
      const judge = schemaJudge(schema);
      for (const mutant of mutations(value)) {
        const faults = await judge(mutant);
        expect(compiled[`validate${schema}`]?.(mutant), `${name}: ${JSON.stringify(mutant)}: ${faults.join()}`).to.equal(faults.length === 0);
        if (faults.length === 0) valid++;
        else invalid++;
      }
    }
    expect(valid).to.be.greaterThan(200);
    expect(invalid).to.be.greaterThan(2000);
  }).timeout(60_000);
});
