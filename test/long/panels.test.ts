import { describePanels } from '../helpers/panels.js';

describe('panels, recording rules and scaling after five minutes of traffic', function () {
  this.timeout(60_000);
  describePanels({ interval: '15s', rateInterval: '1m', trafficMs: 300_000 });
});
