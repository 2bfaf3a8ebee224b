import { expect } from 'chai';
import { gzipSync } from 'node:zlib';
import { solveRequest, startHttpService, withHttpService, type HttpService } from '../../helpers/http-service.js';
import { rawCall, type RawAnswer } from '../../helpers/raw-http.js';
import { until } from '../../helpers/until.js';
import { assertResponse } from '../../helpers/validate-response.js';

const LIMIT = 4 * 1024 * 1024;

describe('requests on the wire', () => {
  let service: HttpService;
  before(async () => { service = await startHttpService(); });
  after(() => service.close());

  const authentic = (): string => `X-User-Name: demo\r\nX-Api-Key: ${service.key}\r\n`;
  const send = (text: string): Promise<RawAnswer> => rawCall(service.port, text.replace('AUTH\r\n', authentic()));
  const head = (first: string, ...lines: string[]): string => [first, ...lines, 'Connection: close', '', ''].join('\r\n');
  const connections = () => new Promise<number>((resolve) => { service.api.server.getConnections((_, count) => resolve(count)); });
  // idle connections of the tests' own client
  const ended = async (): Promise<void> => { service.api.server.closeIdleConnections(); await until('no connection is left', async () => await connections() === 0); };
  const expectEnvelope = async (answer: RawAnswer, status: number, code: string): Promise<void> => {
    expect(answer.status, answer.text.slice(0, 500)).to.equal(status);
    expect(answer.headers).to.not.have.any.keys('x-powered-by', 'server');
    await assertResponse(null, status, answer.headers, answer.body);
    expect((JSON.parse(answer.body) as { code: string }).code).to.equal(code);
  };

  describe('J15: paths', () => {
    for (const [path, code] of [
      ['/%00', 'not_found'], ['/%E0%A4%A', 'not_found'], ['//', 'not_found'], ['//api/v1/solve', 'not_found'], ['/api/v1/solve/../solve', 'not_found'],
      ['/api/v1/solve/result/%E0%A4%A', 'not_found'], ['/api/v1/solve/result/%00', 'task_not_found'], ['/api/v1/solve/result/..', 'task_not_found'],
      ['/api/v1/solve/result/abc.*', 'task_not_found'], ['/api/v1/solve/result/tasks.>', 'task_not_found'], ['/api/v1/solve/result/%3E', 'task_not_found'],
      [`/api/v1/solve/result/${'a'.repeat(8192)}`, 'task_not_found'], ['/api/v1/solve/result/a/b', 'not_found'], ['/api/v1/solve/result/', 'not_found'],
      [`/api/v1/solve/result/${'%C3%A9'.repeat(22)}`, 'task_not_found'], ['/constructor', 'not_found'], ['/docs/../package.json', 'not_found'], ['/docs/%2e%2e%2fpackage.json', 'not_found'],
    ] as const) {
      it(`${path.slice(0, 60)} is answered with 404`, async () => {
        const from = service.broker.log.length;
        const answer = await send(head(`GET ${path} HTTP/1.1`, 'Host: x', 'AUTH'));
        await expectEnvelope(answer, 404, code);
        expect(service.broker.log.slice(from).filter((line) => line.startsWith('tasks.'))).to.deep.equal([]);
      });
    }
  });

  describe('J16: methods and forms', () => {
    for (const [what, text, status, code, allow] of [
      ['PUT', head('PUT /api/v1/solve HTTP/1.1', 'Host: x'), 405, 'method_not_allowed', 'GET, HEAD, POST, OPTIONS'],
      ['TRACE', head('TRACE /api/v1/solve HTTP/1.1', 'Host: x'), 405, 'method_not_allowed', 'GET, HEAD, POST, OPTIONS'],
      ['POST to a result', head(`POST /api/v1/solve/result/${'x'.repeat(22)} HTTP/1.1`, 'Host: x'), 405, 'method_not_allowed', 'GET, HEAD, DELETE, OPTIONS'],
      ['DELETE of the document', head('DELETE /openapi.json HTTP/1.1', 'Host: x'), 405, 'method_not_allowed', 'GET, HEAD, OPTIONS'],
      ['CONNECT', head('CONNECT example.com:443 HTTP/1.1', 'Host: example.com'), 405, 'method_not_allowed', 'GET, HEAD, POST, DELETE, OPTIONS'],
      ['an unknown method', head('BREW /api/v1/solve HTTP/1.1', 'Host: x'), 400, 'bad_request'],
      ['no Host', head('GET /health/live HTTP/1.1'), 400, 'bad_request'],
      ['two Hosts', head('GET /health/live HTTP/1.1', 'Host: x', 'Host: y'), 400, 'bad_request'],
      ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad_request'],
      ['another version', head('GET / HTTP/9.9', 'Host: x'), 400, 'bad_request'],
      ['20 kB of headers', head('GET /health/live HTTP/1.1', 'Host: x', `X-Long: ${'a'.repeat(20_000)}`), 431, 'headers_too_large'],
      ['both lengths', `${head('POST /api/v1/solve HTTP/1.1', 'Host: x', 'Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400, 'bad_request'],
      ['two lengths', `${head('POST /api/v1/solve HTTP/1.1', 'Host: x', 'Content-Length: 3', 'Content-Length: 4')}abc`, 400, 'bad_request'],
      ['a body that is compressed as it is transferred', `${head('POST /api/v1/solve HTTP/1.1', 'Host: x', 'AUTH', 'Content-Type: application/json', 'Transfer-Encoding: gzip, chunked')}2\r\n{}\r\n0\r\n\r\n`, 400, 'bad_request'],
      ['a body that is chunked twice', `${head('POST /api/v1/solve HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400, 'bad_request'],
      ['a transfer coding that does not exist', head('GET /health/live HTTP/1.1', 'Host: x', 'Transfer-Encoding: rot13'), 400, 'bad_request'],
      ['another expectation', head('GET /health/live HTTP/1.1', 'Host: x', 'Expect: rain'), 400, 'bad_request'],
      ['an unknown path by any method', head('PATCH /nowhere HTTP/1.1', 'Host: x'), 404, 'not_found'],
    ] as const) {
      it(`${what} is answered with ${status} in the envelope`, async () => {
        const answer = await send(text);
        await expectEnvelope(answer, status, code);
        if (allow !== undefined) expect(answer.headers['allow']).to.equal(allow);
      });
    }

    it('HTTP/1.0, absolute URIs, upgrades and strange headers are served', async () => {
      expect((await send('GET /health/live HTTP/1.0\r\n\r\n')).status).to.equal(200);
      expect((await send(head('GET http://example.com/health/live HTTP/1.1', 'Host: example.com'))).status).to.equal(200);
      expect((await send('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n')).status).to.equal(200);
      expect((await send(head('GET /health/live HTTP/1.1', 'Host: x', '__proto__: 1', 'constructor: 2', 'toString: 3'))).status).to.equal(200);
      expect(Object.keys(Object.prototype)).to.deep.equal([]);
    });

    it('HEAD is GET without a body, OPTIONS names the methods', async () => {
      const { body } = await service.submit(solveRequest());
      const poll = await service.poll(body.request_id);
      const headAnswer = await service.call('HEAD', `/api/v1/solve/result/${body.request_id}`, { headers: service.credentials });
      expect([headAnswer.status, headAnswer.text, headAnswer.headers['content-length']]).to.deep.equal([200, '', poll.headers['content-length']]);
      expect((await service.call('HEAD', '/api/v1/solve/result/x')).status).to.equal(401);
      for (const [path, allow] of [['/api/v1/solve', 'GET, HEAD, POST, OPTIONS'], [`/api/v1/solve/result/${body.request_id}`, 'GET, HEAD, DELETE, OPTIONS'], ['/docs', 'GET, HEAD, OPTIONS']] as const) {
        const answer = await service.call('OPTIONS', path);
        expect([answer.status, answer.headers['allow'], answer.text]).to.deep.equal([204, allow, '']);
        expect(answer.headers).to.not.have.any.keys('access-control-allow-origin');
      }
      expect((await service.call('OPTIONS', '/nowhere')).status).to.equal(404);
    });
  });

  describe('bodies', () => {
    const large = Buffer.from(JSON.stringify(solveRequest(4, { filler: 'x'.repeat(LIMIT) })));
    const post = (...lines: string[]): string => ['POST /api/v1/solve HTTP/1.1', 'Host: x', `X-User-Name: demo\r\nX-Api-Key: ${service.key}`, 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

    it('over the limit are answered with 413, announced, chunked or compressed', async () => {
      const announced = await service.submit(large);
      expect([announced.status, announced.body.code]).to.deep.equal([413, 'body_too_large']);
      const chunked = await rawCall(service.port, (socket) => {
        socket.write(post('Transfer-Encoding: chunked'));
        for (let i = 0; i < 80; i++) socket.write(`${(65536).toString(16)}\r\n${'x'.repeat(65536)}\r\n`);
        socket.write('0\r\n\r\n');
      });
      await expectEnvelope(chunked, 413, 'body_too_large');
      const bomb = await service.submit(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { ...service.credentials, 'content-encoding': 'gzip' });
      expect([bomb.status, bomb.body.code]).to.deep.equal([413, 'body_too_large']);
      expect((await service.submit(solveRequest())).status).to.equal(200);
    });

    it('that wait for permission only get it if nothing else is wrong', async () => {
      const good = JSON.stringify(solveRequest());
      const allowed = await rawCall(service.port, (socket) => {
        socket.write(post('Expect: 100-continue', `Content-Length: ${good.length}`, 'Connection: close'));
        socket.once('data', () => socket.write(good));
      });
      expect(allowed.text).to.match(/^HTTP\/1\.1 100 Continue/);
      expect(allowed.status).to.equal(200);
      const refused = await rawCall(service.port, post('Expect: 100-continue', `Content-Length: ${LIMIT + 1}`));
      expect(refused.text).to.not.include('100 Continue');
      await expectEnvelope(refused, 413, 'body_too_large');
      const unknown = await rawCall(service.port, head('POST /api/v1/solve HTTP/1.1', 'Host: x', 'Expect: 100-continue', 'Content-Length: 9'));
      expect(unknown.text).to.not.include('100 Continue');
      await expectEnvelope(unknown, 401, 'missing_credentials');
    });

    it('may be compressed with gzip, and with nothing else', async () => {
      const bytes = Buffer.from(JSON.stringify(solveRequest()));
      const encoded = async (body: Buffer, encoding: string): Promise<unknown[]> => {
        const answer = await service.submit(body, { ...service.credentials, 'content-encoding': encoding });
        return [answer.status, answer.body.code];
      };
      const packed = gzipSync(bytes);
      expect(await encoded(packed, 'gzip')).to.deep.equal([200, undefined]);
      expect(await encoded(bytes, 'identity')).to.deep.equal([200, undefined]);
      for (const encoding of ['br', 'deflate', 'gzip, gzip', 'zstd']) expect(await encoded(packed, encoding), encoding).to.deep.equal([415, 'unsupported_media_type']);
      expect(await encoded(bytes, 'gzip')).to.deep.equal([400, 'bad_request']);
      expect(await encoded(packed.subarray(0, -12), 'gzip')).to.deep.equal([400, 'bad_request']);
      expect(await encoded(gzipSync(packed), 'gzip')).to.deep.equal([422, 'validation_failed']);
    });

    it('of a quarter megabyte and more are parsed outside the main thread, with the same outcome', async () => {
      const big = solveRequest(300);
      expect(JSON.stringify(big).length).to.be.greaterThan(200_000);
      await withHttpService({ limits: { threadFromBytes: 200_000 } }, async (threaded) => {
        for (const body of [big, solveRequest(4, { filler: 'x'.repeat(300_000) })]) expect((await threaded.submit(body)).status).to.equal(200);
        const wrong = await threaded.submit(solveRequest(4, { filler: 'x'.repeat(300_000), node_num: 0 }));
        expect([wrong.status, wrong.body.code]).to.deep.equal([422, 'validation_failed']);
      });
    });

    it('in flight are limited: a surplus body is refused before it is read, and its bytes are released', async () => {
      await withHttpService({ limits: { bodyBytesInFlight: 300_000 } }, async (tight) => {
        const slow = rawCall(tight.port, (socket) => {
          socket.write(post('Content-Length: 250000', 'Connection: close').replace(service.key, tight.key));
          void until('the surplus body is refused', async () => {
            const answer = await tight.submit(solveRequest(4, { filler: 'x'.repeat(100_000) }));
            return answer.status === 429 && answer.body.code === 'service_busy';
          }).then(() => socket.write('x'.repeat(250_000)));
        });
        expect((await slow).status).to.equal(422);
        expect((await tight.submit(solveRequest(4, { filler: 'x'.repeat(100_000) }))).status).to.equal(200);
        const chunked = await tight.submit(gzipSync(Buffer.alloc(400_000)), { ...tight.credentials, 'content-encoding': 'gzip' });
        expect([chunked.status, chunked.body.code]).to.deep.equal([429, 'service_busy']);
        expect((await tight.submit(solveRequest(4, { filler: 'x'.repeat(100_000) }))).status).to.equal(200);
      });
    });
  });

  it('that are too slow are answered with 408 and closed: headers, then body', async () => {
    await withHttpService({ limits: { headersTimeoutMs: 200, requestTimeoutMs: 400, connectionsCheckingIntervalMs: 50 } }, async (strict) => {
      const lateHeaders = await rawCall(strict.port, 'GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      await expectEnvelope(lateHeaders, 408, 'request_timeout');
      expect(lateHeaders.body).to.include('The headers of the request did not arrive within 0.2 seconds');
      const body = `POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nX-User-Name: demo\r\nX-Api-Key: ${strict.key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
      const lateBody = await rawCall(strict.port, body);
      await expectEnvelope(lateBody, 408, 'request_timeout');
      expect(lateBody.body).to.include('The request did not arrive within 0.4 seconds');
      const second = await rawCall(strict.port, 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\nGET /health/live HTTP/1.1\r\nHost: ');
      expect(second.text).to.include('The headers of the request did not arrive within 0.2 seconds');
      expect((await strict.submit(solveRequest())).status).to.equal(200);
    });
  });

  it('leave nothing behind if the client resets the connection on which it asked for a tunnel', async () => {
    for (let i = 0; i < 20; i++) {
      await rawCall(service.port, (socket) => { socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', () => socket.resetAndDestroy()); });
    }
    await ended();
    expect((await service.submit(solveRequest())).status).to.equal(200);
  });

  it('leave nothing behind if the client disconnects in the middle of a body that was refused', async () => {
    for (const lines of ['', 'Content-Encoding: gzip\r\n']) {
      const bytes = lines === '' ? Buffer.alloc(LIMIT + 65_536, ' ') : gzipSync(Buffer.alloc(64 * 1024 * 1024));
      const refused = await rawCall(service.port, (socket) => {
        socket.write(`POST /api/v1/solve HTTP/1.1\r\nHost: x\r\n${authentic()}Content-Type: application/json\r\n${lines}Transfer-Encoding: chunked\r\n\r\n`);
        socket.write(`${bytes.length.toString(16)}\r\n`);
        socket.write(bytes);
        socket.once('data', () => socket.destroy());
      });
      await expectEnvelope(refused, 413, 'body_too_large');
    }
    await ended();
    expect((await service.submit(solveRequest())).status).to.equal(200);
  });

  it('leave nothing behind if the client disconnects half-way', async () => {
    const body = `POST /api/v1/solve HTTP/1.1\r\nHost: x\r\n${authentic()}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    const from = service.log.length;
    await rawCall(service.port, (socket) => { socket.write(body, () => setImmediate(() => socket.destroy())); });
    await until('the call has ended', () => service.log.slice(from).some((line) => line.includes('submitSolve') && line.includes('"status":400')));
    expect((await service.submit(solveRequest())).status).to.equal(200);
  });

  describe('whose sender closes its side immediately', () => {
    const half = (text: string) => rawCall(service.port, (socket) => socket.end(text.replaceAll('AUTH\r\n', authentic()), 'latin1'));
    const submission = JSON.stringify(solveRequest());
    const post = (path: string, body = submission) => `POST ${path} HTTP/1.1\r\nHost: x\r\nAUTH\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

    it('are answered, all twenty submissions, and the connections end', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => half(post('/api/v1/solve'))));
      for (const { status, body } of answers) expect([status, JSON.parse(body).result?.status]).to.deep.equal([200, 'accepted']);
      await ended();
    });

    it('are answered if they are refused, including polls and pipelined calls', async () => {
      await expectEnvelope(await half(post('/api/v1/solve', '{}')), 422, 'validation_failed');
      const { request_id: id } = (await service.submit(solveRequest())).body;
      const poll = `GET /api/v1/solve/result/${id} HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n`;
      expect((await half(poll)).status).to.equal(200);
      const { text } = await half(poll + post('/api/v1/solve') + poll);
      expect(text.match(/HTTP\/1\.1 200/g)).to.have.length(3);
    });

    it('with half a body are refused', async () => {
      await expectEnvelope(await half(post('/api/v1/solve').slice(0, -5)), 400, 'bad_request');
      await ended();
    });

    it('do not stay occupied: a long poll is answered immediately, an event stream ends', async () => {
      const { request_id: id } = (await service.submit(solveRequest())).body;
      const waited = await half(`GET /api/v1/solve/result/${id} HTTP/1.1\r\nHost: x\r\nAUTH\r\nPrefer: wait=30\r\n\r\n`);
      expect([waited.status, JSON.parse(waited.body).result.phase]).to.deep.equal([200, 'queued']);
      expect((await half(`GET /api/v1/solve/result/${id}/events HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n`)).status).to.equal(200);
      const polled = rawCall(service.port, (socket) => {
        socket.write(`GET /api/v1/solve/result/${id} HTTP/1.1\r\nHost: x\r\n${authentic()}Prefer: wait=30\r\n\r\n`);
        void until('the poll waits', async () => /roundsman_http_held_calls\{kind="wait"[^}]*\} 1/.test(await service.metrics.registry.metrics())).then(() => socket.end());
      });
      expect(JSON.parse((await polled).body).result.phase).to.equal('queued');
      await ended();
    });
  });
});
