import { spawnSync } from 'node:child_process';
import { packageRoot } from '../../src/root.js';

/** Runs a program until it exits, at most for `seconds`. @returns its standard output @throws with all its output if it fails */
export function runProgram(command: readonly string[], { folder = packageRoot, environment = {}, seconds = Infinity } = {}): string {
  const { status, error, stdout, stderr } = spawnSync(command[0]!, command.slice(1), {
    cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024,
    ...(seconds < Infinity && { timeout: 1000 * seconds }),
  });
  if (error !== undefined || status !== 0) throw new Error(`${command.join(' ')} ended with ${error?.message ?? String(status)}:\n${stdout}\n${stderr}`);
  return stdout;
}
