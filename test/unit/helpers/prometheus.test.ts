import { expect } from 'chai';
import { startMetricsServer } from '../../../src/serve/metrics-server.js';
import { findPrometheus, startPrometheus } from '../../helpers/prometheus.js';
import { rejection } from '../../helpers/rejection.js';
import { until } from '../../helpers/until.js';

describe('the Prometheus of the tests', () => {
  before(function () {
    // `make promtool` fetches it.
    if (findPrometheus() === null) this.skip();
  });

  it('scrapes the given pages, answers queries, and says what is wrong with one', async () => {
    const page = await startMetricsServer({ host: '127.0.0.1', port: 0 }, async () => Promise.resolve({ text: '# TYPE answer gauge\nanswer{of="all"} 42\n', contentType: 'text/plain; version=0.0.4' }));
    const prometheus = await startPrometheus({ targets: { roundsman: [`http://127.0.0.1:${page.port}/metrics`] } });
    try {
      const sample = await until('the sample', async () => (await prometheus.query('answer'))[0] ?? null, undefined, 50);
      expect(sample).to.have.property('value', 42);
      expect(sample.labels).to.include({ of: 'all', job: 'roundsman' });
      expect(await prometheus.query('scalar(answer)')).to.deep.equal([{ labels: {}, value: 42 }]);
      expect(await rejection(prometheus.query('sum by ('))).to.have.property('message').that.matches(/^sum by \(: .*parse error/);
    } finally {
      await prometheus.stop();
      await page.close();
    }
  });
});
