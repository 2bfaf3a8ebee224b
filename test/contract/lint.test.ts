import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'chai';
import { packageRoot } from '../../src/root.js';

interface Problem {
  readonly ruleId: string;
  readonly message: string;
}

/** Lints a document with the project's rules. */
async function lint(file: string): Promise<Problem[]> {
  const args = [join('node_modules', '.bin', 'redocly'), 'lint', file, '--config', 'redocly.yaml', '--format', 'json', '--max-problems', '200'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const stdout = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: packageRoot, env }, (_error, out) => resolve(out));
  });
  return (JSON.parse(stdout) as { problems: Problem[] }).problems;
}

describe('the style rules', () => {
  it('find nothing in the contract', async () => {
    expect(await lint('openapi/openapi.yaml')).to.deep.equal([]);
  });

  it('each find what they are for', async () => {
    const problems = await lint('test/data/contract/ill-styled.yaml');
    const found = (rule: string): string => problems.filter(({ ruleId }) => ruleId === `roundsman/${rule}`).map(({ message }) => message).join('\n');
    expect(found('naming')).to.match(/"Create_Thing" is not camelCase/).and.match(/"camelCase" is not snake_case/).and.match(/"thing_type" is not PascalCase/);
    expect(found('described')).to.match(/description/);
    expect(found('exemplified')).to.match(/example/);
    expect(found('numbers')).to.match(/minimum/).and.match(/format/).and.match(/x-unit/);
    expect(found('bounded')).to.match(/maxLength/);
    expect(found('omissible')).to.match(/x-default/);
    expect(found('named-unions')).to.match(/component of its own/).and.match(/anyOf/);
    expect(found('portable-patterns')).to.match(/without commas/);
    expect(found('distinct-values')).to.match(/"b" stands in another enum/);
    expect(found('operation-errors')).to.match(/Name the answer 422/).and.match(/lacks the header X-Request-Id/).and.match(/Retry-After/).and.match(/named schema/).and.match(/x-codes/);
  });
});
