import { expect } from 'chai';
import { OPERATIONS, type Operations } from '#generated/operations.js';
import { createContractRoutes, readContract } from '../../../src/http/contract-routes.js';
import { createClientAddress } from '../../../src/http/client-address.js';
import { createFloodLimit } from '../../../src/http/flood-limit.js';
import type { Handlers } from '../../../src/http/operation.js';
import { solveRequest, startHttpService, withHttpService, type HttpService } from '../../helpers/http-service.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { rawCall } from '../../helpers/raw-http.js';
import { rejection } from '../../helpers/rejection.js';
import { until } from '../../helpers/until.js';

describe('besides the contract', () => {
  let service: HttpService;
  before(async () => { service = await startHttpService(); });
  after(() => service.close());

  it('the document is served as bundled, with the address and the marketplace header of the deployment', async () => {
    const answer = await service.call('GET', '/openapi.json');
    expect(answer.body).to.deep.equal({ ...readContract(), servers: [{ url: `http://127.0.0.1:${service.port}`, description: 'This deployment.' }] });
    await withHttpService({ publicUrl: 'https://solve.example.com/', marketplace: { proxySecrets: ['secret'], secretHeader: 'x-proxy', plan: null } }, async (deployed) => {
      const { body } = await deployed.call('GET', '/openapi.json', { headers: { host: 'other.example' } });
      expect(body.servers[0].url).to.equal('https://solve.example.com');
      expect(body.components.securitySchemes.marketplaceProxy.name).to.equal('x-proxy');
      expect(body.security).to.deep.equal([{ userName: [], apiKey: [] }, { marketplaceProxy: [] }]);
    });
    await withHttpService({ marketplace: { proxySecrets: [], secretHeader: 'x-proxy', plan: null } }, async (direct) => {
      const { body } = await direct.call('GET', '/openapi.json');
      expect(Object.keys(body.components.securitySchemes)).to.deep.equal(['userName', 'apiKey']);
      expect(body.security).to.deep.equal([{ userName: [], apiKey: [] }]);
    });
  });

  it('errors name the page that explains their code, at the address that was called', async () => {
    await withHttpService({}, async (own) => {
      expect((await own.call('GET', '/nowhere')).body.documentation_url).to.equal(`http://127.0.0.1:${own.port}/docs/errors#not_found`);
    });
    await withHttpService({ publicUrl: 'https://solve.example.com/' }, async (deployed) => {
      expect((await deployed.call('GET', '/nowhere')).body.documentation_url).to.equal('https://solve.example.com/docs/errors#not_found');
    });
  });

  it('paths mean the same with letters, digits and -._~ percent-encoded, and nothing else does', async () => {
    await withHttpService({}, async (own) => {
      expect((await own.call('GET', '/he%61lth/%6cive')).body.result).to.deep.equal({ status: 'live' });
      expect((await own.call('OPTIONS', '/api/%76%31/sol%76e')).headers['allow']).to.equal('GET, HEAD, POST, OPTIONS');
      expect((await own.call('GET', '/docs/getting%2Dstarted')).status).to.equal(200);
      for (const path of ['/health%2Flive', '/he%2561lth/live']) expect((await own.call('GET', path)).status, path).to.equal(404);
    });
  });

  it('health reports live and ready, and why not', async () => {
    expect((await service.call('GET', '/health/live')).body.result).to.deep.equal({ status: 'live' });
    expect((await service.call('GET', '/health/ready')).body.result).to.deep.equal({ status: 'ready' });
    await withHttpService({ isReady: () => false }, async (unready) => {
      const answer = await unready.call('GET', '/health/ready');
      expect([answer.status, answer.body.error]).to.deep.equal([503, 'Not ready: no worker answers']);
    });
    const broker = createMemoryBroker({ skewMs: () => 3_600_000 });
    await withHttpService({ broker }, async (ahead) => {
      const answer = await ahead.call('GET', '/health/ready');
      expect(answer.status).to.equal(200);
      expect(answer.body.result.warnings[0]).to.include('3600 s ahead');
    });
  });

  it('every call is measured by operation and status, every refusal by code', async () => {
    await service.submit(solveRequest());
    await service.submit('{');
    await service.call('GET', '/nowhere');
    const text = await until('all are measured', async () => {
      const page = await service.metrics.registry.metrics();
      return /roundsman_http_refusals_total\{[^}]*code="not_found"/.test(page) ? page : null;
    });
    expect(text).to.match(/roundsman_http_requests_total\{[^}]*operation="submitSolve",status="200"[^}]*\} 1/);
    expect(text).to.match(/roundsman_http_requests_total\{[^}]*operation="submitSolve",status="422"[^}]*\} 1/);
    expect(text).to.match(/roundsman_http_requests_total\{[^}]*operation="unknown",status="404"[^}]*\} 1/);
    expect(text).to.match(/roundsman_http_refusals_total\{[^}]*code="validation_failed"[^}]*\} 1/);
    expect(text).to.match(/roundsman_tasks_accepted_total\{[^}]*pool="quick",strategy="savings",access="direct"[^}]*\} 1/);
    expect(text).to.not.include('nowhere');
  });

  it('a stop lets calls in progress finish, refuses none before, and closes idle connections', async () => {
    const stopping = await startHttpService();
    const body = JSON.stringify(solveRequest());
    let stopped: Promise<void> | undefined;
    const idle = rawCall(stopping.port, 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    const answer = await rawCall(stopping.port, (socket) => {
      socket.write(`POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nX-User-Name: demo\r\nX-Api-Key: ${stopping.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`);
      void until('the call has begun', () => stopping.broker.log.some((line) => line.startsWith('admission.get'))).then(() => {
        stopped = stopping.close();
        setImmediate(() => socket.write(body));
      });
    });
    expect(answer.status).to.equal(200);
    expect(answer.headers['connection']).to.equal('close');
    expect((await idle).status).to.equal(200);
    await stopped;
    expect(stopping.api.server.listening).to.equal(false);
  });

  it('nothing starts if an operation has no handler, or a handler no operation', async () => {
    const deps = { document: readContract(), authenticate: () => Promise.reject(new Error('unused')), nameTask: () => Promise.resolve(), flood: createFloodLimit(1) };
    const handler = (): Promise<never> => Promise.reject(new Error('unused'));
    expect(String(await rejection(createContractRoutes({ ...deps, handlers: { submitSolve: handler } as never })))).to.include('getSolveResult');
    const handlers = Object.fromEntries(Object.keys(OPERATIONS).map((id) => [id, handler])) as unknown as Handlers<Operations>;
    expect(String(await rejection(createContractRoutes({ ...deps, handlers: { ...handlers, other: handler } as never })))).to.include('other');
    expect(String(await rejection(createContractRoutes({ ...deps, document: { openapi: '3.0.3', paths: {} } as never, handlers })))).to.include('Unknown operationId');
    await createContractRoutes({ ...deps, handlers });
  });
});

describe('the client\'s address', () => {
  it('is that of the socket, whatever the headers say, unless a trusted proxy set it', () => {
    expect(createClientAddress([])('10.0.0.1', '1.2.3.4')).to.equal('10.0.0.1');
    const behind = createClientAddress(['10.0.0.0/8', '::1']);
    expect(behind('::ffff:10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2')).to.equal('1.2.3.4');
    expect(behind('::1', '2001:db8::7')).to.equal('2001:db8::7');
    expect(behind('9.9.9.9', '1.2.3.4')).to.equal('9.9.9.9');
    expect(behind('10.0.0.1', undefined)).to.equal('10.0.0.1');
    expect(behind('10.0.0.1', 'nonsense')).to.equal('10.0.0.1');
    expect(behind(undefined, '1.2.3.4')).to.equal('unknown');
  });
});

describe('the limit on refused calls', () => {
  it('counts by client, with an IPv6 network as one, and by the bytes that were read in vain', () => {
    const flood = createFloodLimit(10);
    for (let i = 0; i < 10; i++) flood.refused(`2001:db8:1:2::${i}`);
    expect(() => flood.check('2001:db8:1:2:ffff::1')).to.throw('Too many refused calls');
    expect(() => flood.check('2001:db8:1:3::1')).to.not.throw();
    flood.refused('1.2.3.4', 2_000_000);
    expect(() => flood.check('1.2.3.4')).to.throw('Too many refused calls');
    expect(() => flood.check('1.2.3.5')).to.not.throw();
  });
});
