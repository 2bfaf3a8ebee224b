import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { packageRoot } from '../../src/root.js';
import type { Json, JsonObject } from '../helpers/contract-document.js';
import { goldenAnswers, type GoldenAnswers } from '../helpers/golden/answers.js';

/**
 * The answer without members that the golden one does not have: members may be added to version 1, and nothing else may
 * change.
 */
function withoutAdditions(answer: Json | undefined, golden: Json | undefined): Json | undefined {
  if (Array.isArray(answer) && Array.isArray(golden)) return answer.map((value, index) => withoutAdditions(value, golden[index]) ?? null);
  if (!isObject(answer) || !isObject(golden)) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([key]) => key in golden).map(([key, value]) => [key, withoutAdditions(value, golden[key])!]));
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

describe('version 1 of the API', () => {
  const golden = readFileSync(join(packageRoot, 'test', 'data', 'golden', 'version-1.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as GoldenAnswers);
  let answers: readonly GoldenAnswers[];
  before(async () => { answers = await goldenAnswers(); });

  it('has a golden answer for each of the 200 requests, to its solve too where it is accepted', () => {
    expect(golden.map(({ name }) => name)).to.deep.equal(answers.map(({ name }) => name)).and.to.have.length(200);
    for (const { name, submitted, solved } of golden) expect(solved !== undefined, name).to.equal((submitted as { success: boolean }).success);
  });

  for (const part of ['validated', 'checked', 'submitted', 'solved'] as const) {
    it(`answers as before where requests are ${part} (make golden writes it)`, () => {
      let compared = 0;
      for (const [index, answer] of answers.entries()) {
        if (answer[part] === undefined) continue;
        compared++;
        expect(withoutAdditions(answer[part], golden[index]![part]), answer.name).to.deep.equal(golden[index]![part]);
      }
      expect(compared).to.be.at.least(30);
    });
  }
});
