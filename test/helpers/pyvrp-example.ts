import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';

/** The environment installed by `make peers-setup`, which includes PyVRP. */
const ENVIRONMENT = join(packageRoot, '.cache', 'peers');

/** @returns why the example cannot be run here; null if it can. */
export function whyNoPyvrp(): string | null {
  const python = join(ENVIRONMENT, 'bin', 'python');
  if (!existsSync(python)) return 'no Python with PyVRP: make peers-setup installs it';
  const { status, stderr } = spawnSync(python, ['-c', 'import pyvrp'], { encoding: 'utf8' });
  return status === 0 ? null : `PyVRP cannot be imported: ${stderr.trim().split('\n').at(-1) ?? ''}`;
}

/** Copies the example into a folder, with the installed environment. @returns its folder */
export function installExample(parent: string): string {
  const folder = join(parent, 'pyvrp');
  const own = join(packageRoot, 'strategies', 'examples', 'pyvrp');
  cpSync(own, folder, { recursive: true, filter: (path) => !path.startsWith(join(own, '.venv')) });
  symlinkSync(ENVIRONMENT, join(folder, '.venv'));
  chmodSync(parent, 0o755);
  return folder;
}
