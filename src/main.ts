import { runCommandLine } from './cli/program.js';
import { survivePipes } from './cli/output.js';

/** How long this process waits for what is still running in it after its command has ended: a strategy may have left a timer or a thread. */
const LINGER_MS = 1_000;

survivePipes();
const exitCode = await runCommandLine(process.argv.slice(2));
if (exitCode !== 0) process.exitCode = exitCode;
setTimeout(() => process.stdout.write('', () => process.exit()), LINGER_MS).unref();
