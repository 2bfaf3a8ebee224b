import { expect } from 'chai';
import { deref, document, type Json, type JsonObject } from '../../helpers/contract-document.js';
import { solveRequest, withHttpService } from '../../helpers/http-service.js';

const PAGE = 'https://app.example.com';
const solve = '/api/v1/solve';
const preflight = (origin: string) => ({ headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' } });

/** Every header that a response of the contract may have. */
function answerHeaders(): string[] {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item ?? {}) as JsonObject[]);
  const answers = operations.flatMap((operation) => Object.values((operation['responses'] ?? {}) as JsonObject));
  return [...new Set(answers.flatMap((answer: Json) => Object.keys((deref(answer)['headers'] ?? {}) as JsonObject)))];
}

describe('calls of web pages', () => {
  it('get no CORS headers by default', async () => {
    await withHttpService({}, async (service) => {
      const asked = await service.call('OPTIONS', solve, preflight(PAGE));
      expect([asked.status, asked.headers['allow']]).to.deep.equal([204, 'GET, HEAD, POST, OPTIONS']);
      const sent = await service.submit(solveRequest(), { ...service.credentials, origin: PAGE });
      for (const { headers } of [asked, sent]) expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).to.deep.equal([]);
    });
  });

  it('are allowed from the configured origins: preflight without credentials, every response and its headers readable', async () => {
    await withHttpService({ corsOrigins: ['http://localhost:3000', PAGE] }, async (service) => {
      const asked = await service.call('OPTIONS', solve, preflight(PAGE));
      expect(asked.status).to.equal(204);
      expect(asked.headers).to.include({ 'access-control-allow-origin': PAGE, 'access-control-max-age': '600', vary: 'Origin' });
      expect(asked.headers['access-control-allow-headers']).to.match(/X-User-Name,X-Api-Key,Idempotency-Key/);
      expect(asked.headers['access-control-allow-methods']?.split(',')).to.include.members(['GET', 'POST']);
      expect(asked.headers).to.not.have.property('access-control-allow-credentials');
      for (const body of [solveRequest(), '{']) {
        const { headers } = await service.submit(body, { ...service.credentials, origin: PAGE });
        expect(headers).to.include({ 'access-control-allow-origin': PAGE, vary: 'Origin' });
        expect(headers['access-control-expose-headers']?.split(',')).to.include.members(answerHeaders());
      }
    });
  });

  it('get no CORS headers from other origins, and neither do clients that are not pages', async () => {
    await withHttpService({ corsOrigins: [PAGE] }, async (service) => {
      for (const origin of ['https://app.example.com.evil.org', 'http://app.example.com', 'null']) {
        expect((await service.call('OPTIONS', solve, preflight(origin))).headers, origin).to.not.have.property('access-control-allow-origin');
        expect((await service.submit(solveRequest(), { ...service.credentials, origin })).headers, origin).to.not.have.property('access-control-allow-origin');
      }
      const plain = await service.submit(solveRequest());
      expect([plain.status, plain.headers['access-control-allow-origin']]).to.deep.equal([200, undefined]);
    });
  });

  it('are allowed from everywhere by an asterisk', async () => {
    await withHttpService({ corsOrigins: ['*'] }, async (service) => {
      expect((await service.call('OPTIONS', solve, preflight('https://anywhere.example'))).headers['access-control-allow-origin']).to.equal('*');
      for (const [path, allowed] of [['/openapi.json', '*'], ['/docs', undefined], ['/health/live', undefined]] as const) {
        expect((await service.call('GET', path, { headers: { origin: PAGE } })).headers['access-control-allow-origin'], path).to.equal(allowed);
      }
      expect((await service.call('OPTIONS', '/account/api/session', preflight(PAGE))).headers).to.not.have.property('access-control-allow-origin');
    });
  });
});
