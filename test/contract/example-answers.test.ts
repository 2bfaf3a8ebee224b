import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { packageRoot } from '../../src/root.js';
import type { Json } from '../helpers/contract-document.js';
import { goodAnswers } from '../helpers/examples/answers.js';
import { errorAnswers } from '../helpers/examples/errors.js';

for (const [file, make] of [['answers.yaml', goodAnswers], ['errors.yaml', errorAnswers]] as const) {
  describe(`the examples in openapi/examples/${file}`, function () {
    const examples = parse(readFileSync(join(packageRoot, 'openapi', 'examples', file), 'utf8')) as Record<string, { value: Json }>;
    let answers: Record<string, Json>;
    before(async () => { answers = await make(); });

    it('are all produced by calls, and every call has one', () => expect(Object.keys(answers)).to.have.members(Object.keys(examples)));

    for (const [name, { value }] of Object.entries(examples)) {
      it(`${name} is what the service returns (make examples writes it)`, () => expect(answers[name]).to.deep.equal(value));
    }
  });
}
