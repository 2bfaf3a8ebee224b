import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import type { Snippet } from './snippets.js';

/** The outcome of a run block. */
export interface Ran {
  readonly status: number;
  readonly output: string;
}

/** A reader's folder and shell. */
export interface SnippetSession {
  readonly folder: string;
  /**
   * Saves the files of a page, then runs its blocks in order in one shell. @returns the outcome of each, and all
   * complaints
   */
  follow(snippets: readonly Snippet[], timeoutMs: number): Promise<{ ran: ReadonlyMap<Snippet, Ran>; errors: string }>;
  remove(): void;
}

/**
 * Creates an empty folder in which the commands of the texts work: `bin/roundsman` and installed packages are
 * available, and `node` runs TypeScript like newer versions.
 * @param fill replaces the sample addresses and keys of the texts.
 */
export function openSession(environment: Readonly<Record<string, string>>, fill: (text: string) => string): SnippetSession {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-docs-'));
  const programs = join(folder, '.programs');
  mkdirSync(programs);
  for (const name of ['bin', 'node_modules']) symlinkSync(join(packageRoot, name), join(folder, name));
  if (!('typescript' in process.features && process.features.typescript)) addTypeScriptRunner(join(programs, 'node'));
  const env = { ...environment, PATH: `${programs}:${process.env['PATH'] ?? ''}`, HOME: folder };
  return {
    folder,
    follow: async (snippets, timeoutMs) => {
      for (const { marks, text } of snippets) {
        const file = marks.get('file');
        if (file !== undefined) writeFileSync(join(folder, file), fill(text));
      }
      const blocks = snippets.filter(({ marks }) => marks.has('run'));
      const script = blocks.map(({ text }, i) => `printf '\\n@@begin ${i}\\n'\n${fill(text)}\nprintf '\\n@@end ${i} %d\\n' $?\n`).join('');
      const { output, errors } = await shell(script, folder, env, timeoutMs);
      const ran = blocks.map((block, i): [Snippet, Ran] => {
        const [, text = '', status = '-1'] = new RegExp(`@@begin ${i}\\n([\\s\\S]*?)\\n@@end ${i} (\\d+)\\n`).exec(output) ?? [];
        return [block, { status: Number(status), output: text }];
      });
      return { ran: new Map(ran), errors };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A `node` that strips types first, as versions from 22.18 do by default. */
function addTypeScriptRunner(path: string): void {
  const esbuild = join(packageRoot, 'node_modules', '.bin', 'esbuild');
  writeFileSync(path, `#!/bin/sh
node='${process.execPath}'
case "$1" in *.mts) ;; *) exec "$node" "$@" ;; esac
"$node" '${esbuild}' "$1" --format=esm --log-level=error --outfile=".$1.mjs" || exit
file=".$1.mjs"
shift
exec "$node" "$file" "$@"
`);
  chmodSync(path, 0o755);
}

/** Runs a script in its own process group, which is killed with it. */
async function shell(script: string, cwd: string, env: Record<string, string>, timeoutMs: number): Promise<{ output: string; errors: string }> {
  const child = spawn('bash', ['-s'], { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const endAll = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // already gone
    }
  };
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  const timer = setTimeout(() => {
    errors += `\nnot done after ${timeoutMs} ms`;
    endAll();
  }, timeoutMs);
  // a process that a block left in the background may keep the pipes open
  child.once('exit', endAll);
  child.stdin.end(script);
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { output, errors };
}
