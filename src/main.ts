import { pathToFileURL } from 'node:url';
import { programPath } from './bundle.js';
import type * as Program from './cli/program.js';
import { survivePipes } from './cli/output.js';

/** Commands that run strategies, which import `#strategy`: the code around them must be the very modules of that import. */
const RUNS_STRATEGIES = new Set(['solve', 'bench', 'strategy']);
/** How long this process waits for what is still running in it after its command has ended: a strategy may have left a timer or a thread. */
const LINGER_MS = 1_000;

survivePipes();
const args = process.argv.slice(2);
const { runCommandLine } = args.some((arg) => RUNS_STRATEGIES.has(arg))
  ? await import('./cli/program.js')
  : await import(pathToFileURL(programPath('cli/program')).href) as typeof Program;
const exitCode = await runCommandLine(args);
if (exitCode !== 0) process.exitCode = exitCode;
setTimeout(() => process.stdout.write('', () => process.exit()), LINGER_MS).unref();
