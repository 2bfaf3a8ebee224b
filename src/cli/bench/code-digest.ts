import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../root.js';
import { builtInStrategies, isBuiltIn, type RegisteredManifest } from '../../strategy/registry.js';
import { codePath } from '../../strategy/loader.js';
import { digest } from './run-record.js';

/** Compiled parts of lower bounds: runs without one keep their state when these change. */
const BOUND_FOLDER = join(packageRoot, 'dist', 'src', 'bounds');

/** Compiled parts that every strategy's run consists of, the strategies of the service among them: they share one code state. */
const BUILD_FOLDERS = [...['model', 'search', 'strategy'].map((name) => join(packageRoot, 'dist', 'src', name)), join(packageRoot, 'dist', 'strategies')];

/** What is installed or made beside a program's own files. */
const FOREIGN = /(^|\/)(\.|node_modules(\/|$)|__pycache__(\/|$))/;

/**
 * @returns the code state of a strategy: a digest of everything compiled that its run consists of. The strategies of the service
 * share one, which changes with any of them and with their manifests, so that figures of several strategies are of one build.
 * A guest's has its own code beside it: the compiled files of its folder, of a program all, but for hidden ones and what was installed there.
 * @param bounded whether the run has a lower bound.
 */
export function codeDigest(manifest: RegisteredManifest, bounded = false): string {
  const build = buildFiles(bounded);
  if (isBuiltIn(manifest)) return digest(build.join('\n'));
  const own = manifest.command === undefined ? dirname(codePath(manifest)) : manifest.folder;
  const files = manifest.command === undefined ? ownFiles(own).filter(isCompiled) : ownFiles(own);
  return digest([...build, ...digests(own, files)].join('\n'));
}

function buildFiles(bounded: boolean): string[] {
  const folders = bounded ? [...BUILD_FOLDERS, BOUND_FOLDER] : BUILD_FOLDERS;
  const compiled = folders.flatMap((folder) => digests(folder, filesOf(folder).filter(isCompiled)));
  const manifests = readdirSync(builtInStrategies).map((name) => join(name, 'manifest.json')).filter((name) => existsSync(join(builtInStrategies, name)));
  return [...compiled, ...digests(builtInStrategies, manifests)];
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

function isCompiled(name: string): boolean {
  return /\.(js|mjs|cjs|json|wasm)$/.test(name);
}

/** Hidden folders are not even entered: a virtual environment may be a large one. */
function ownFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = join(below, entry.name);
    if (FOREIGN.test(name)) return [];
    if (entry.isDirectory()) return ownFiles(folder, name);
    return entry.isFile() ? [name] : [];
  });
}

function digests(folder: string, names: readonly string[]): string[] {
  return [...names].sort().map((name) => `${name} ${digest(readFileSync(join(folder, name)))}`);
}
