/**
 * The process of one examination: loads a strategy and runs the conformance suite over it, telling what it does on
 * descriptor 3, one JSON document a line. Arguments: the strategy's folder, rounds.
 */
import { writeSync } from 'node:fs';
import { examine } from '../../strategy/conformance/examine.js';
import { finding, type Finding } from '../../strategy/conformance/finding.js';
import { loadStrategy } from '../../strategy/loader.js';
import { readManifest } from '../../strategy/registry.js';
import type { Strategy } from '../../strategy/contract.js';

/** What the process of an examination tells: that it started, what it begins, what it found, that it is through. */
export type CheckMessage =
  | { readonly started: true }
  | { readonly trial: string }
  | { readonly finding: Finding }
  | { readonly done: true };

const UP = 3;
const sleeper = new Int32Array(new SharedArrayBuffer(4));
// Kept before a strategy can replace it.
const { stringify } = JSON;

process.title = 'roundsman-solve';
const [folder, rounds] = process.argv.slice(2) as [string, string];
tell({ started: true });
const manifest = readManifest(folder);
const strategy = await load();
if (strategy !== null) await examine({ manifest, strategy }, { rounds: Number(rounds), onTrial: (trial) => tell({ trial }), onFinding: (found) => tell({ finding: found }) });
tell({ done: true });
process.exit(0);

async function load(): Promise<Strategy | null> {
  tell({ trial: 'loading its code' });
  try {
    return await loadStrategy(manifest);
  } catch (error) {
    tell({ finding: notLoaded(error) });
    return null;
  }
}

function notLoaded(error: unknown): Finding {
  return finding('loads', error instanceof Error ? error.message : String(error), error);
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
