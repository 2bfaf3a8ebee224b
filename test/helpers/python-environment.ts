import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import { runProgram } from './run-program.js';

/**
 * Creates a virtual environment with the packages of a requirements file, once per content. @returns its interpreter
 */
export function pythonEnvironment(name: string, requirements: string): string {
  const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const environment = join(packageRoot, '.cache', 'python', `${name}-${digest}`);
  const interpreter = join(environment, 'bin', 'python');
  if (!existsSync(join(environment, 'complete'))) {
    runProgram(['python3', '-m', 'venv', '--clear', environment]);
    runProgram([interpreter, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements]);
    mkdirSync(join(environment, 'complete'));
  }
  return interpreter;
}
