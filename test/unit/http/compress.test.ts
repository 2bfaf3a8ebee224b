import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { request } from 'undici';
import { finishedEnvelope } from '../../../src/tasks/envelope.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { withHttpService, type HttpService } from '../../helpers/http-service.js';
import { taskRecord } from '../../helpers/task-record.js';

const ENVELOPE = Buffer.from(JSON.stringify({ success: true, result: { filler: 'x'.repeat(100_000) } }));

/** Stores a finished task whose bytes polls return. */
async function finishedTask({ broker, account }: HttpService): Promise<{ readonly id: string; readonly answer: Buffer }> {
  const record = taskRecord({ account: account.id, state: 'solved', resultKey: 'result.large', finishedAt: Date.now(), expiresAt: Date.now() + 3_600_000 });
  await broker.blobs.put('result.large', ENVELOPE);
  await broker.bucket<TaskRecord>('tasks').put(record.id, record);
  return { id: record.id, answer: Buffer.from(finishedEnvelope(ENVELOPE, 'solved', record)) };
}

describe('large answers', () => {
  const ask = async (service: HttpService, path: string, encoding: string | null, method: 'GET' | 'HEAD' = 'GET') => {
    const headers = { ...service.credentials, ...(encoding !== null && { 'accept-encoding': encoding }) };
    const answer = await request(`http://127.0.0.1:${service.port}${path}`, { method, headers });
    return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
  };

  it('are compressed with gzip for clients that accept it, and inflate to the same bytes', async () => {
    await withHttpService({}, async (service) => {
      const { id, answer } = await finishedTask(service);
      const path = `/api/v1/solve/result/${id}`;
      for (const encoding of ['gzip', 'br, gzip;q=0.8, *;q=0.1']) {
        const { headers, bytes } = await ask(service, path, encoding);
        expect(headers, encoding).to.include({ 'content-encoding': 'gzip', 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' });
        expect(bytes.length).to.be.lessThan(ENVELOPE.length / 10);
        expect(gunzipSync(bytes).equals(answer)).to.equal(true);
      }
      for (const encoding of [null, '', 'identity', 'br', 'gzip;q=0', 'identity, gzip;q=0.5']) {
        const { headers, bytes } = await ask(service, path, encoding);
        expect(headers, String(encoding)).to.not.have.property('content-encoding');
        expect(headers).to.include({ 'content-length': String(answer.length), vary: 'Accept-Encoding' });
        expect(bytes.equals(answer)).to.equal(true);
      }
      const head = await ask(service, path, 'gzip', 'HEAD');
      expect([head.status, head.headers['content-length'], head.bytes.length]).to.deep.equal([200, String(answer.length), 0]);
    });
  });

  it('are compressed, but small ones are not', async () => {
    await withHttpService({}, async (service) => {
      const { status, headers } = await ask(service, '/api/v1/solve/result/nowhere', 'gzip');
      expect(status).to.equal(404);
      expect(headers).to.not.have.property('content-encoding');
      const document = await ask(service, '/openapi.json', 'gzip');
      expect(document.headers['content-encoding']).to.equal('gzip');
      expect(JSON.parse(gunzipSync(document.bytes).toString())).to.have.property('openapi', '3.0.3');
    });
  });

  it('leave nothing behind if the client disconnects half-way', async () => {
    await withHttpService({}, async (service) => {
      const { id } = await finishedTask(service);
      const path = `/api/v1/solve/result/${id}`;
      const answer = await request(`http://127.0.0.1:${service.port}${path}`, { headers: { ...service.credentials, 'accept-encoding': 'gzip' } });
      answer.body.destroy();
      answer.body.on('error', () => undefined);
      expect((await ask(service, path, 'gzip')).status).to.equal(200);
    });
  });
});
