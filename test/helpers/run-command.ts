import { runCommandLine } from '../../src/cli/program.js';

/** Runs one command line. @returns its exit status and what it wrote */
export async function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await runCommandLine(args, { out: (text) => (out += text), err: (text) => (err += text) });
  return { status, out, err };
}
