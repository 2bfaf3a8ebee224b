import { expect } from 'chai';
import { solveRequest, withHttpService, type Answer } from '../../helpers/http-service.js';

const rateOf = ({ headers }: Answer) => [headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']];

describe('the RateLimit headers', () => {
  const now = (): number => Date.UTC(2026, 10, 15);

  it('count down with every submission, and agree with Retry-After when nothing is left', async () => {
    await withHttpService({ now, plan: { submissions_per_minute: 2 } }, async (service) => {
      expect(rateOf(await service.submit(solveRequest()))).to.deep.equal(['2', '1', '61']);
      expect(rateOf(await service.submit('{'))).to.deep.equal(['2', '1', '61']);
      expect(rateOf(await service.submit(solveRequest()))).to.deep.equal(['2', '0', '61']);
      const refused = await service.submit(solveRequest());
      expect([refused.status, ...rateOf(refused)]).to.deep.equal([429, '2', '0', refused.headers['retry-after']]);
    });
  });

  it('are sent only with submissions, and are missing if the rate was not read', async () => {
    await withHttpService({ now }, async (service) => {
      const headers = { ...service.credentials, 'idempotency-key': 'order-1' };
      const first = await service.submit(solveRequest(), headers);
      expect(rateOf(first)[0]).to.be.a('string');
      expect(rateOf(await service.poll(first.body.request_id))).to.deep.equal([undefined, undefined, undefined]);
      expect(rateOf(await service.submit(solveRequest(), { 'x-user-name': 'demo' }))).to.deep.equal([undefined, undefined, undefined]);
      await withHttpService({ now, broker: service.broker }, async (other) => {
        const repeated = await other.submit(solveRequest(), { ...other.credentials, 'idempotency-key': 'order-1' });
        expect([repeated.status, ...rateOf(repeated)]).to.deep.equal([200, undefined, undefined, undefined]);
      });
    });
  });
});
