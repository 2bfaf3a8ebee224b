import { runServiceProcess } from './service-process.js';
import { startWorkerProcess } from './worker.js';

/** The worker process under a supervisor. */
await runServiceProcess('roundsman-worker', async (context) => startWorkerProcess(context, null));
