/** `make test` runs the suites of the browser in groups: those of one share a service and a browser, see `useAccountCenter`. */
import '../access.test.js';
import '../bounds.test.js';
import '../edit.test.js';
import '../edit-kept.test.js';
import '../edit-shipments.test.js';
import '../plan.test.js';
