import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPage } from '../../../src/http/docs/pages.js';
import { run } from '../../helpers/run-command.js';
import { snippetsOf } from '../../helpers/snippets.js';

const FILES = (['features-travel', 'features-vehicles', 'features-stops', 'features-plan', 'a-day'] as const)
  .flatMap((name) => snippetsOf(readPage(name))).filter(({ marks }) => marks.has('file')).map(({ marks, text }) => ({ name: marks.get('file')!, text }));
/** What has no plan, and what is said of it. */
const WITHOUT_PLAN: Readonly<Record<string, RegExp>> = {
  'required.json': /no vehicle can serve stop order-1/, 'circle.json': /required stops would have to be served in a circle/,
};

describe('the command line on every feature of version 2', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-features-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const { name, text } of FILES.filter((file) => WITHOUT_PLAN[file.name] === undefined)) {
    it(`solves ${name} to a plan that verify accepts, and not at another cost`, async () => {
      const request = join(folder, name);
      const plan = join(folder, `plan-${name}`);
      writeFileSync(request, text);
      expect(await run('solve', request, '--iterations', '50', '-o', plan)).to.include({ status: 0 });
      const solved = JSON.parse(readFileSync(plan, 'utf8')) as { summary: { costs: { total: number } } };
      const { status, out } = await run('verify', request, plan);
      expect({ status, out }).to.deep.equal({ status: 0, out: `valid: cost ${Number(solved.summary.costs.total.toFixed(6))}\n` });
      solved.summary.costs.total += 1;
      writeFileSync(plan, JSON.stringify(solved));
      expect(await run('verify', request, plan)).to.include({ status: 1 }).and.have.property('out').that.matches(/^not valid:\n {2}wrong-cost: /);
    });
  }

  for (const [name, why] of Object.entries(WITHOUT_PLAN)) {
    it(`says why there is no plan for ${name}`, async () => {
      const request = join(folder, name);
      writeFileSync(request, FILES.find((file) => file.name === name)!.text);
      expect(await run('solve', request)).to.include({ status: 1 }).and.have.property('err').that.matches(why);
    });
  }
});
