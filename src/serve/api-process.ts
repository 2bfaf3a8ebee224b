import { startApiProcess } from './api.js';
import { runServiceProcess } from './service-process.js';

/** One API process under a supervisor; its number is its argument. */
await runServiceProcess('roundsman-api', async (context) => startApiProcess(context, Number(process.argv[2] ?? 1)));
