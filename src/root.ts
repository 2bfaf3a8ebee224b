import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this project's package.json, wherever the compiled code stands below it: no trailing slash. */
export const packageRoot: string = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

/** The version of this release, as its package tells. */
export const releaseVersion: string = (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version;

function findPackageRoot(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no package.json above ${start}: the installation is incomplete`);
    folder = parent;
  }
  return folder;
}
