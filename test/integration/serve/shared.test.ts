/** Suites that do not disturb one another share a service, see `useSharedService`. */
import './shared/answers.test.js';
import './shared/center.test.js';
import './shared/tracing.test.js';
