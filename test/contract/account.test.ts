import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'chai';
import { CENTER_ERRORS, type CenterErrorCode } from '#generated/account/errors.js';
import { OPERATIONS } from '#generated/account/operations.js';
import { ERRORS } from '#generated/errors.js';
import type { AnyErrorCode } from '../../src/errors.js';
import { packageRoot } from '../../src/root.js';
import { accountDocument, accountExamples, accountFaults } from '../helpers/account-contract.js';
import { validateDocument, type JsonObject } from '../helpers/contract-document.js';

const registry = { ...ERRORS, ...CENTER_ERRORS };
const CODES = Object.keys(CENTER_ERRORS) as CenterErrorCode[];

describe("the account center's document", () => {
  it('is valid OpenAPI 3.0', async () => {
    expect(await validateDocument(accountDocument)).to.deep.include({ valid: true });
  });

  it('obeys the style rules', async () => {
    const args = [join('node_modules', '.bin', 'redocly'), 'lint', 'openapi/account.yaml', '--config', 'redocly.yaml', '--format', 'json'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const stdout = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { cwd: packageRoot, env }, (_error, out) => resolve(out));
    });
    expect((JSON.parse(stdout) as { problems: unknown[] }).problems).to.deep.equal([]);
  });

  it('contains only its own paths', () => {
    for (const { path } of Object.values(OPERATIONS)) expect(path).to.match(/^\/account\/api\//);
  });

  it('lists its codes and explains them', () => {
    const schema = accountDocument.components['schemas']?.['CenterErrorCode'];
    expect(schema?.['x-extensible-enum']).to.deep.equal(CODES);
    for (const code of CODES) expect(schema?.['description']).to.include(`| \`${code}\` | ${CENTER_ERRORS[code].status} | ${CENTER_ERRORS[code].meaning} |\n`);
  });

  it('lists codes at responses of their own status, and each of its own codes somewhere', () => {
    const named = Object.values(OPERATIONS).flatMap(({ answers }) => Object.entries(answers).flatMap(([status, { codes }]) => codes.map((code) => ({ code, status }))));
    for (const { code, status } of named) expect(registry[code as AnyErrorCode].status, code).to.equal(Number(status));
    expect(named.map(({ code }) => code)).to.include.members(CODES);
  });

  it('shows an example for every code of every response', () => {
    const examples = accountExamples();
    for (const [operationId, { answers }] of Object.entries(OPERATIONS)) {
      for (const [status, { codes }] of Object.entries(answers)) {
        const values = examples.filter((example) => example.operationId === operationId && example.status === status);
        const shown = values.map(({ value }) => (value as JsonObject)['code']);
        for (const code of codes) expect(shown, `${operationId} ${status}`).to.include(code);
      }
    }
  });

  it('has examples that satisfy their schemas', async () => {
    for (const { name, schema, value } of accountExamples()) expect(await accountFaults(schema, value), name).to.deep.equal([]);
  });
});
