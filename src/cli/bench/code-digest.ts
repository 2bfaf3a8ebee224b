import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../root.js';
import { codePath, type RegisteredManifest } from '../../strategy/index.js';
import { digest } from './run-record.js';

const SHARED_FOLDERS = ['model', 'search', 'strategy'].map((name) => join(packageRoot, 'dist', 'src', name));

/** @returns a digest of everything compiled that a strategy's run consists of: its own code and the parts it builds on. */
export function codeDigest(manifest: RegisteredManifest): string {
  const files = [...SHARED_FOLDERS, dirname(codePath(manifest))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|mjs|cjs|json|wasm)$/.test(name))
      .sort()
      .map((name) => `${name} ${digest(readFileSync(join(folder, name)))}`));
  return digest(files.join('\n'));
}
