import { describePanels } from '../../helpers/panels.js';

describe('panels, recording rules and scaling after some traffic', function () {
  describePanels({ interval: '1s', rateInterval: '30s', trafficMs: 3_000 });
});
