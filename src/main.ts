import { runCommandLine } from './cli/program.js';

const exitCode = await runCommandLine(process.argv.slice(2));
if (exitCode !== 0) process.exitCode = exitCode;
