import { runCommandLine } from './cli/program.js';
import { survivePipes } from './cli/output.js';

survivePipes();
const exitCode = await runCommandLine(process.argv.slice(2));
if (exitCode !== 0) process.exitCode = exitCode;
