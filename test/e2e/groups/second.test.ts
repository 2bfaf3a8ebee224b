/** The other half of the suites of the browser; see the first group. */
import '../history.test.js';
import '../keys.test.js';
import '../long-names.test.js';
import '../playground.test.js';
import '../scripts-of-strangers.test.js';
import '../session.test.js';
import '../version-2.test.js';
