import { spawn } from 'node:child_process';

/**
 * Runs a program while this process continues serving. @returns its standard output @throws with all its output if it
 * fails
 */
export function runToEnd(command: readonly string[], { folder = process.cwd(), environment = {} } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command[0]!, command.slice(1), { cwd: folder, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`${command.join(' ')} ended with ${String(status)}:\n${output}\n${errors}`));
    });
  });
}
