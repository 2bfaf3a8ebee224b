import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPage } from '../../../src/http/docs/pages.js';
import { run } from '../../helpers/run-command.js';
import { snippetsOf } from '../../helpers/snippets.js';

const FILES = (['features-travel', 'features-vehicles', 'features-stops', 'features-plan', 'a-day'] as const)
  .flatMap((name) => snippetsOf(readPage(name))).filter(({ marks }) => marks.has('file')).map(({ marks, text }) => ({ name: marks.get('file')!, text }));
/** Its only stop is required, and no vehicle can serve it. */
const WITHOUT_PLAN = 'required.json';

describe('the command line on every feature of version 2', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-features-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const { name, text } of FILES.filter((file) => file.name !== WITHOUT_PLAN)) {
    it(`solves ${name} to a plan that verify accepts, and not at another cost`, async () => {
      const request = join(folder, name);
      const plan = join(folder, `plan-${name}`);
      writeFileSync(request, text);
      expect(await run('solve', request, '--iterations', '50', '-o', plan)).to.include({ status: 0 });
      const solved = JSON.parse(readFileSync(plan, 'utf8')) as { summary: { costs: { total: number } } };
      const { status, out } = await run('verify', request, plan);
      expect({ status, out }).to.deep.equal({ status: 0, out: `valid: cost ${solved.summary.costs.total}\n` });
      solved.summary.costs.total += 1;
      writeFileSync(plan, JSON.stringify(solved));
      expect(await run('verify', request, plan)).to.include({ status: 1 }).and.have.property('out').that.matches(/^not valid:\n {2}wrong-cost: /);
    });
  }

  it('says why there is no plan', async () => {
    const request = join(folder, WITHOUT_PLAN);
    writeFileSync(request, FILES.find(({ name }) => name === WITHOUT_PLAN)!.text);
    expect(await run('solve', request)).to.include({ status: 1 }).and.have.property('err').that.matches(/no vehicle can serve stop order-1/);
  });
});
