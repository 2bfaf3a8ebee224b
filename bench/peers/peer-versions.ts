import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../src/cli/bench/run-record.js';
import { packageRoot } from '../../src/root.js';
import { peerNames, type PeerName } from './names.js';
import { scripts } from './run-peer.js';

/** The version of a peer and of its adapter. */
export interface PeerVersion {
  /** Python package. */
  readonly package: string;
  readonly version: string;
  /** Digest of all of our code between the instance and the peer. */
  readonly code: string;
}

const PACKAGES: Readonly<Record<PeerName, string>> = { pyvrp: 'pyvrp', ortools: 'ortools', vroom: 'pyvroom' };

/** What makes the neutral problem. */
const NEUTRAL = ['neutral-problem.js', 'neutral-time.js', 'neutral-types.js', 'unsaid.js'] as const;

/** @returns the pinned version of every peer. @throws Error if requirements.txt does not pin one. */
export function peerVersions(): Record<PeerName, PeerVersion> {
  const pinned = readFileSync(join(scripts, 'requirements.txt'), 'utf8');
  const shared = [join(scripts, 'task.py'), ...NEUTRAL.map((name) => join(packageRoot, 'dist', 'bench', 'peers', name))];
  const entries = (peerNames as PeerName[]).map((peer) => {
    const version = new RegExp(`^${PACKAGES[peer]}==(\\S+)$`, 'm').exec(pinned)?.[1];
    if (version === undefined) throw new Error(`requirements.txt pins no version of ${PACKAGES[peer]}`);
    const files = [join(scripts, `${peer}_peer.py`), ...shared].map((path) => digest(readFileSync(path)));
    return [peer, { package: PACKAGES[peer], version, code: digest(files.join(' ')) }] as const;
  });
  return Object.fromEntries(entries) as Record<PeerName, PeerVersion>;
}
