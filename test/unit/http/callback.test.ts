import { expect } from 'chai';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { solveRequest, startHttpService, type HttpService } from '../../helpers/http-service.js';

describe('GET /api/v1/solve/result/{request_id}/callback', () => {
  let service: HttpService;
  before(async () => { service = await startHttpService(); });
  after(async () => service.close());

  const ask = (id: string, headers = service.credentials) => service.call('GET', `/api/v1/solve/result/${id}/callback`, { headers });
  const submitted = async (fields: Record<string, unknown> = { callback_url: 'https://receiver.example/done' }): Promise<string> => (await service.submit(solveRequest(4, fields))).body.request_id;
  const change = async (id: string, changes: Partial<TaskRecord>): Promise<void> => {
    const tasks = service.broker.bucket<TaskRecord>('tasks');
    await tasks.put(id, { ...(await tasks.get(id))!.value, ...changes });
  };

  it('says that none was requested, or that it has not been sent yet', async () => {
    expect((await ask(await submitted({}))).body.result).to.deep.equal({ state: 'not_asked', status: null, reason: null, at: null });
    const id = await submitted();
    expect((await ask(id)).body).to.deep.equal({ success: true, request_id: id, error: null, result: { state: 'pending', status: null, reason: null, at: null } });
    await change(id, { state: 'solved', callback: 'claimed', callbackAt: 1000 });
    expect((await ask(id)).body.result).to.include({ state: 'pending', at: null });
  });

  for (const [callback, state] of [['delivered', 'delivered'], ['failed', 'undelivered'], ['refused', 'blocked'], ['unknown', 'unclear']] as const) {
    it(`says that it was ${state}, with the status or the reason`, async () => {
      const id = await submitted();
      const about = callback === 'delivered' ? { callbackStatus: 204 } : { callbackReason: 'for a reason' };
      await change(id, { state: 'solved', callback, callbackAt: Date.UTC(2026, 10, 22), ...about });
      expect((await ask(id)).body.result).to.deep.equal({
        state, status: about.callbackStatus ?? null, reason: about.callbackReason ?? null, at: '2026-11-22T00:00:00.000Z',
      });
    });
  }

  it('is shown only to its account, and as long as the task exists', async () => {
    const id = await submitted();
    expect((await ask(id, await service.newCaller('stranger'))).status).to.equal(403);
    expect((await service.call('GET', `/api/v1/solve/result/${id}/callback`)).status).to.equal(401);
    await change(id, { state: 'solved', expiresAt: 1 });
    expect((await ask(id)).status).to.equal(404);
    expect((await ask('short')).status).to.equal(404);
    service.broker.setAvailable(false);
    expect((await ask(id)).body.code).to.equal('service_unavailable');
  });
});
