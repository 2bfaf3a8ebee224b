/**
 * The process of one examination: loads a strategy or a bound and runs the conformance suite over it, telling what it does on
 * descriptor 3, one JSON document a line. Arguments: its folder, rounds.
 */
import { writeSync } from 'node:fs';
import { examineBound } from '../../strategy/conformance/examine-bound.js';
import { examine, type ExamineOptions } from '../../strategy/conformance/examine.js';
import { findingOf, type Finding } from '../../strategy/conformance/finding.js';
import { loadBound, loadStrategy } from '../../strategy/loader.js';
import { readEitherManifest } from '../../strategy/registry.js';

/** What the process of an examination tells: that it started, what it begins, what it found, that it is through. */
export type CheckMessage =
  | { readonly started: true }
  | { readonly trial: string; readonly isOwnWork?: boolean }
  | { readonly finding: Finding }
  | { readonly done: true };

const UP = 3;
const sleeper = new Int32Array(new SharedArrayBuffer(4));
// Kept before a strategy can replace it.
const { stringify } = JSON;

process.title = 'roundsman-solve';
const [folder, rounds] = process.argv.slice(2) as [string, string];
tell({ started: true });
const manifest = readEitherManifest(folder);
const options: ExamineOptions = { rounds: Number(rounds), onTrial: (trial, isOwnWork = false) => tell({ trial, isOwnWork }), onFinding: (found) => tell({ finding: found }) };
tell({ trial: 'loading its code' });
if (manifest.kind === 'bound') {
  const bound = await loadBound(manifest).catch(notLoaded);
  if (bound !== null) await examineBound(bound, options);
} else {
  const strategy = await loadStrategy(manifest).catch(notLoaded);
  if (strategy !== null) await examine({ manifest, strategy }, options);
}
tell({ done: true });
process.exit(0);

function notLoaded(error: unknown): null {
  tell({ finding: findingOf(manifest.kind ?? 'strategy', 'loads', error instanceof Error ? error.message : String(error), error) });
  return null;
}

/** Written before it returns: the strategy may block the event loop forever. */
function tell(message: CheckMessage): void {
  const bytes = Buffer.from(`${stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(UP, bytes, sent);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') process.kill(0, 'SIGKILL');
      Atomics.wait(sleeper, 0, 0, 1);
    }
  }
}
