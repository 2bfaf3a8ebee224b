import { expect } from 'chai';
import { SECRET, solveRequest, withHttpService } from '../../helpers/http-service.js';

describe('the usage of an account', () => {
  const usage = '/api/v1/usage';

  it('is shown with the limits of its plan, counts down with submissions, and costs nothing to read', async () => {
    const now = (): number => Date.UTC(2026, 10, 15, 12);
    await withHttpService({ now, plan: { submissions_per_minute: 5, monthly_quota: 3, max_nodes: 70 } }, async (service) => {
      const ask = async () => (await service.call('GET', usage, { headers: service.credentials })).body.result;
      const before = await ask();
      expect(before).to.deep.include({
        plan: 'pro',
        minute: { limit: 5, used: 0, remaining: 5, reset_seconds: 0 },
        month: { limit: 3, used: 0, remaining: 3, resets_at: '2026-12-01T00:00:00.000Z' },
      });
      expect(before.limits).to.include({ max_nodes: 70, max_body_bytes: 4 * 1024 * 1024 });
      await service.submit(solveRequest());
      await service.submit('{');
      expect(await ask()).to.deep.include({
        minute: { limit: 5, used: 1, remaining: 4, reset_seconds: 61 },
        month: { limit: 3, used: 1, remaining: 2, resets_at: '2026-12-01T00:00:00.000Z' },
      });
    });
  });

  it('is separate: every account sees only its own, including a marketplace user', async () => {
    await withHttpService({}, async (service) => {
      await service.submit(solveRequest());
      const other = await service.newCaller('other');
      const marketplace = { 'x-rapidapi-proxy-secret': SECRET, 'x-rapidapi-user': 'someone' };
      for (const [headers, used] of [[service.credentials, 1], [other, 0], [marketplace, 0]] as const) {
        expect((await service.call('GET', usage, { headers })).body.result.month.used).to.equal(used);
      }
    });
  });

  it('is refused like any other call', async () => {
    await withHttpService({}, async (service) => {
      expect((await service.call('GET', usage)).status).to.equal(401);
      expect((await service.call('GET', usage, { headers: await service.newCaller('free-rider', 'free') })).status).to.equal(403);
      const wrong = await service.call('POST', usage, { headers: service.credentials });
      expect([wrong.status, wrong.headers['allow']]).to.deep.equal([405, 'GET, HEAD, OPTIONS']);
      service.broker.setAvailable(false);
      const away = await service.call('GET', usage, { headers: service.credentials });
      expect([away.status, away.body.code]).to.deep.equal([503, 'service_unavailable']);
    });
  });
});
