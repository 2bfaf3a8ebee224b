import { expect } from 'chai';
import { OPERATIONS, type OperationId } from '#generated/operations.js';
import { ERRORS, type ErrorCode } from '#generated/errors.js';
import { deref, document, validateDocument, type Json, type JsonObject, schemaValidator } from '../helpers/contract-document.js';
import { examplesOf } from '../helpers/contract-examples.js';

const CODES = Object.keys(ERRORS) as ErrorCode[];

describe('the contract document', () => {
  it('is valid OpenAPI 3.0', async () => {
    expect(await validateDocument(document)).to.deep.include({ valid: true });
  });

  it('would fail validation with a fault in it', async () => {
    expect(await validateDocument({ ...document, info: {} })).to.deep.include({ valid: false });
  });

  it('contains the two operations of the specification, the additions and version 2, and nothing else', () => {
    expect(Object.keys(OPERATIONS)).to.have.members([
      'submitSolve', 'getSolveResult', 'listSolves',
      'cancelSolve', 'streamSolveEvents', 'getSolveCallback',
      'getUsage',
      'validateSolve', 'checkRoutes',
      'submitPlan', 'submitPlanBatch', 'getPlan', 'cancelPlan', 'streamPlanEvents', 'getPlanCallback', 'validatePlan', 'checkPlan',
      'putMatrices', 'getMatrices', 'listMatrices', 'deleteMatrices',
    ]);
    expect(OPERATIONS.submitSolve).to.include({ method: 'post', path: '/api/v1/solve' });
    expect(OPERATIONS.getSolveResult).to.include({ method: 'get', path: '/api/v1/solve/result/{request_id}' });
  });

  it('resolves every reference within itself', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] as string);
    expect(refs.length).to.be.greaterThan(50);
    for (const ref of refs) expect(deref({ $ref: ref }), ref).to.be.an('object');
  });

  it('sends the callback in the format of a finished poll', () => {
    const { callbacks } = deref(document.paths['/api/v1/solve']?.['post'] as Json);
    const callback = deref((callbacks as JsonObject)['solveCompleted'] as Json);
    const operation = (callback['{$request.body#/callback_url}'] as JsonObject)['post'] as JsonObject;
    expect(JSON.stringify(operation['requestBody'])).to.include('#/components/schemas/FinishedEnvelope');
  });
});

describe('the error codes', () => {
  it('are each listed and explained in the schema', () => {
    const schema = document.components['schemas']?.['ErrorCode'];
    expect(schema?.['x-extensible-enum']).to.deep.equal(CODES);
    for (const code of CODES) expect(schema?.['description']).to.include(`| \`${code}\` | ${ERRORS[code].status} | ${ERRORS[code].meaning} |\n`);
  });

  it('are listed at responses of their own status', () => {
    for (const { answers } of Object.values(OPERATIONS)) {
      for (const [status, { codes }] of Object.entries(answers)) {
        for (const code of codes) expect(ERRORS[code as ErrorCode].status, code).to.equal(Number(status));
      }
    }
  });

  it('are each reachable by an operation', () => {
    const reached = Object.values(OPERATIONS).flatMap(({ answers }) => Object.values(answers).flatMap(({ codes }) => codes));
    expect([...new Set(reached)]).to.have.members(CODES);
  });
});

describe('the examples', () => {
  const examples = examplesOf();

  it('exist for every response of every operation, one for each code', () => {
    for (const [operationId, { answers }] of Object.entries(OPERATIONS)) {
      for (const [status, { codes }] of Object.entries(answers)) {
        const values = examples.filter((example) => example.operationId === (operationId as OperationId) && example.status === status);
        expect(values, `${operationId} ${status}`).to.not.be.empty;
        const shown = values.map(({ value }) => (value as JsonObject)['code']);
        for (const code of codes) expect(shown, `${operationId} ${status}`).to.include(code);
      }
    }
  });

  for (const { name, schema, value } of examples) {
    it(`${name} satisfies ${schema}`, async () => {
      expect(await schemaValidator(schema, { strict: true })(value)).to.deep.equal([]);
    });
  }

  it('of single schemas and properties satisfy them', async () => {
    let seen = 0;
    for (const [name, schema] of Object.entries(document.components['schemas'] ?? {})) {
      if (!('example' in schema)) continue;
      seen++;
      expect(await schemaValidator(name)(schema['example']), name).to.deep.equal([]);
    }
    expect(seen).to.be.greaterThan(10);
  });
});
