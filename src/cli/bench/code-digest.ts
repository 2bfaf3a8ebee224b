import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../root.js';
import { codePath, type RegisteredManifest } from '../../strategy/index.js';
import { digest } from './run-record.js';

const SHARED_FOLDERS = ['model', 'search', 'strategy'].map((name) => join(packageRoot, 'dist', 'src', name));

/** What is installed or made beside a program's own files. */
const FOREIGN = /(^|\/)(\.|node_modules(\/|$)|__pycache__(\/|$))/;

/**
 * @returns a digest of everything compiled that a strategy's run consists of: its own code and the parts it builds on; of a
 * program all files of its folder, but for hidden ones and what was installed there.
 */
export function codeDigest(manifest: RegisteredManifest): string {
  const shared = SHARED_FOLDERS.flatMap((folder) => digests(folder, filesOf(folder).filter(isCompiled)));
  const own = manifest.command === undefined ? dirname(codePath(manifest)) : manifest.folder;
  const files = manifest.command === undefined ? filesOf(own).filter(isCompiled) : programFiles(own);
  return digest([...shared, ...digests(own, files)].join('\n'));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

function isCompiled(name: string): boolean {
  return /\.(js|mjs|cjs|json|wasm)$/.test(name);
}

/** Hidden folders are not even entered: a virtual environment may be a large one. */
function programFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = join(below, entry.name);
    if (FOREIGN.test(name)) return [];
    if (entry.isDirectory()) return programFiles(folder, name);
    return entry.isFile() ? [name] : [];
  });
}

function digests(folder: string, names: readonly string[]): string[] {
  return [...names].sort().map((name) => `${name} ${digest(readFileSync(join(folder, name)))}`);
}
