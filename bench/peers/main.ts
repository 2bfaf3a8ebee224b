/** Compares Roundsman with its peers on instances, see README.md. */
import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { defaultRunStore } from '../../src/cli/bench/bench.js';
import { instancePaths } from '../../src/cli/bench/instance-list.js';
import { names, number } from '../../src/cli/option-values.js';
import { loadInstancesDir } from '../../src/config.js';
import { Comparison } from './comparison.js';
import { peerNames, type PeerName } from './names.js';
import { defaultCpu, python } from './run-peer.js';

interface Options {
  readonly peers: readonly string[];
  readonly timeLimit: number;
  readonly seeds: number;
  readonly cpu: number;
  readonly store: string;
  readonly instances?: string;
}

const program = new Command('bench-peers')
  .argument('<files...>', 'instances; @LIST names a file of paths')
  .option('--peers <names>', 'which ones, comma-separated', names, [...peerNames])
  .option('--time-limit <seconds>', 'limit of each solve call', number(0.001, 86_400, { integer: false }), 10)
  .option('--seeds <number>', 'number of seeds per instance: 1 to this', number(1, 1000, { integer: true }), 1)
  .option('--cpu <number>', 'the core that everything runs on', number(0, 4095, { integer: true }), defaultCpu)
  .option('--store <folder>', 'folder of stored runs', defaultRunStore)
  .option('--instances <folder>', 'folder that relative paths start from; default: INSTANCES_DIR, otherwise the current folder')
  .action(run);

async function run(files: readonly string[], options: Options): Promise<void> {
  const unknown = options.peers.filter((name) => !peerNames.includes(name));
  if (unknown.length > 0) program.error(`${unknown.join(', ')}: no such peer; there are ${peerNames.join(', ')}`);
  if (!existsSync(python)) program.error(`${python}: not there; run "make peers-setup"`);
  const note = (line: string) => console.error(line);
  const { timeLimit, seeds, cpu, store } = options;
  const comparison = new Comparison({ peers: options.peers as PeerName[], limitSeconds: timeLimit, seeds, cpu, store }, note);
  for (const path of instancePaths(files, options.instances ?? loadInstancesDir())) {
    await comparison.measure(path).catch((error: unknown) => note(`failed: ${path}: ${error instanceof Error ? error.message : String(error)}`));
  }
}

await program.parseAsync();
