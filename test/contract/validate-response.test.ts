import { expect } from 'chai';
import { OPERATIONS } from '#generated/operations.js';
import type { JsonObject } from '../helpers/contract-document.js';
import { examplesOf } from '../helpers/contract-examples.js';
import { assertResponse, responseFaults } from '../helpers/validate-response.js';

const ID = '4fBq0cX2mZJt8sQyR1uLwA';
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'X-Request-Id': ID };

function example(name: string): JsonObject {
  const found = examplesOf().find((entry) => entry.name === name);
  return structuredClone(found?.value) as JsonObject;
}

describe('assertResponse', () => {
  it('accepts every example of a response', async () => {
    for (const { operationId, status, value } of examplesOf()) {
      if (operationId === null || status === 'request') continue;
      const wait = (value as JsonObject)['retry_after_seconds'];
      const { media } = OPERATIONS[operationId as 'submitSolve'].answers[status]!;
      const headers = { ...HEADERS, 'content-type': media, ...(wait === undefined ? {} : { 'Retry-After': JSON.stringify(wait) }) };
      expect(await responseFaults(operationId as 'submitSolve', Number(status), headers, value), `${operationId} ${status}`).to.deep.equal([]);
    }
  });

  it('accepts fetch headers and text', async () => {
    const body = JSON.stringify(example('submitSolve 200 accepted'));
    await assertResponse('submitSolve', 200, new Headers(HEADERS), body);
  });

  const bad: readonly [string, Parameters<typeof responseFaults>, RegExp][] = [
    ['an unknown operation', ['solveAll' as 'submitSolve', 200, HEADERS, {}], /no operation solveAll/],
    ['an unknown status', ['submitSolve', 418, HEADERS, {}], /does not name this status/],
    ['a status of another operation', ['getSolveResult', 413, HEADERS, {}], /does not name this status/],
    ['a missing X-Request-Id', ['submitSolve', 200, { 'content-type': 'application/json' }, example('submitSolve 200 accepted')], /X-Request-Id is missing/],
    ['another content type', ['submitSolve', 200, { ...HEADERS, 'content-type': 'text/html' }, example('submitSolve 200 accepted')], /Content-Type/],
    ['a 429 without Retry-After', ['submitSolve', 429, HEADERS, example('submitSolve 429 serviceBusy')], /Retry-After is missing/],
    ['a Retry-After other than the body says', ['submitSolve', 429, { ...HEADERS, 'Retry-After': '7' }, example('submitSolve 429 serviceBusy')], /is not Retry-After/],
    ['a code of another status', ['submitSolve', 401, HEADERS, example('submitSolve 403 apiAccessDenied')], /does not belong to this status/],
    ['a member that the contract does not name', ['submitSolve', 200, HEADERS, { ...example('submitSolve 200 accepted'), stack: 'at x' }], /additionalProperties/],
    ['a result beside an error', ['submitSolve', 500, HEADERS, { ...example('submitSolve 500 internalError'), result: null }], /additionalProperties/],
    ['an error without code', ['submitSolve', 500, HEADERS, { success: false, request_id: ID, error: 'x' }], /required/],
    ['a 422 without detail', ['submitSolve', 422, HEADERS, { success: false, request_id: ID, error: 'x', code: 'validation_failed' }], /required/],
    ['a failed task with the code of a refusal', ['getSolveResult', 200, HEADERS, { ...example('getSolveResult 200 failed'), code: 'service_busy' }], /does not belong to this status/],
    ['an accepted task that is solving', ['submitSolve', 200, HEADERS, { ...example('submitSolve 200 accepted'), result: { status: 'accepted', phase: 'solving', message: 'x' } }], /not queued/],
    ['text that is no JSON', ['submitSolve', 200, HEADERS, '<html>'], /no JSON/],
  ];
  for (const [what, call, fault] of bad) {
    it(`rejects ${what}`, async () => {
      expect((await responseFaults(...call)).join('; ')).to.match(fault);
    });
  }

  it('rejects a solved result that names another request', async () => {
    const envelope = example('getSolveResult 200 solved') as { result: JsonObject };
    envelope.result['request_id'] = 'A'.repeat(22);
    expect(await responseFaults('getSolveResult', 200, HEADERS, envelope)).to.have.length(1);
  });

  it('requires the error envelope if no operation was reached', async () => {
    await assertResponse(null, 404, HEADERS, { success: false, request_id: ID, error: 'No such path.', code: 'not_found' });
    expect(await responseFaults(null, 404, HEADERS, { error: 'Not Found' })).to.not.be.empty;
    expect((await responseFaults(null, 404, HEADERS, { success: false, request_id: ID, error: 'x', code: 'bad_request' })).join()).to.match(/does not belong/);
  });

  it('shows what was wrong and the body when it throws', async () => {
    const thrown = await assertResponse('submitSolve', 500, HEADERS, { error: 'oops' }).catch((error: unknown) => error as Error);
    expect(thrown).to.be.instanceOf(Error);
    expect((thrown as Error).message).to.match(/^submitSolve 500: .*required[^]*oops/);
  });
});
