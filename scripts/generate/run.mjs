import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Keeps redocly off the network. */
export const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Path of a program that a package of ours brings. */
export const packageBin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs a program in the project's folder; throws with its output when it fails. */
export function run(program, args) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...offline },
  });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed (${status}):\n${stdout}\n${stderr}`);
  return stdout;
}
