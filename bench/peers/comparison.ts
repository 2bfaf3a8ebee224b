import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runLine } from '../../src/cli/bench/format.js';
import { figuresOfRun } from '../../src/cli/bench/figures-of-run.js';
import { digest, runKey, type BenchRun, type RunIdentity, type RunOutcome } from '../../src/cli/bench/run-record.js';
import { openRunStore, type RunStore } from '../../src/cli/bench/run-store.js';
import { surroundings } from '../../src/cli/bench/surroundings.js';
import { bestOf, readBytes, readProblemFile, type ProblemFile } from '../../src/cli/problem-file.js';
import { packageRoot } from '../../src/root.js';
import { nothing, outcomeOf } from './peer-outcome.js';
import type { PeerName } from './names.js';
import { neutralProblem, scaledDurations, scaledMatrix, type NeutralProblem } from './neutral-problem.js';
import { peerVersions } from './peer-versions.js';
import { runPeer, runPinned } from './run-peer.js';

export interface ComparisonOptions {
  readonly peers: readonly PeerName[];
  readonly limitSeconds: number;
  readonly seeds: number;
  readonly cpu: number;
  readonly store: string;
}

/** The peers take a full matrix: with more nodes it takes several GB, copied by each of them. */
const MAX_MATRIX_NODES = 7001;

/** Peers without a seed: one run each. */
const SEEDLESS: readonly PeerName[] = ['ortools', 'vroom'];

/** Measures Roundsman and then each peer on one instance after the other, everything on the same core. */
export class Comparison {
  private readonly options: ComparisonOptions;
  private readonly store: RunStore;
  private readonly versions = peerVersions();
  private readonly note: (line: string) => void;

  constructor(options: ComparisonOptions, note: (line: string) => void) {
    this.options = options;
    this.store = openRunStore(options.store);
    this.note = note;
  }

  /**
   * Makes all runs on one instance that are not stored yet. Failures are reported and stored, and do not prevent the
   * remaining runs.
   */
  async measure(path: string): Promise<void> {
    await this.measureOwn(path);
    const workbench = new Workbench(path);
    try {
      for (const peer of this.options.peers) {
        const seeds = SEEDLESS.includes(peer) ? 1 : this.options.seeds;
        for (let seed = 1; seed <= seeds; seed++) await this.measurePeer(workbench, peer, seed);
      }
    } finally {
      workbench.clear();
    }
  }

  private async measureOwn(path: string): Promise<void> {
    const { cpu, limitSeconds, seeds, store } = this.options;
    const command = [process.execPath, join(packageRoot, 'dist', 'src', 'main.js'), 'bench', path];
    const settings = ['--threads', '1', '--time-limit', String(limitSeconds), '--seeds', String(seeds), '--store', store];
    const { failure } = await runPinned(cpu, [...command, ...settings], { passErrors: true });
    if (failure !== null) this.note(`${path}: bench: ${failure}`);
  }

  private async measurePeer(workbench: Workbench, peer: PeerName, seed: number): Promise<void> {
    const identity = this.identityOf(workbench, peer, seed);
    const key = runKey(identity);
    const stored = this.store.find(identity, key);
    if (stored !== null) {
      this.note(`stored already: ${runLine(stored)}`);
      return;
    }
    const { outcome, python } = await this.outcomeOf(workbench, peer, seed);
    const { problem } = workbench.file;
    const best = bestOf(workbench.file);
    const { versions, ...around } = surroundings();
    const run: BenchRun = {
      ...identity, key, n: problem.customers.length, ...best, ...figuresOfRun(outcome, identity, best), versions: { ...versions, ...(python === undefined ? {} : { python }) }, ...around,
    };
    this.store.save(run);
    this.note(`${runLine(run)}${run.reason === null ? '' : `: ${run.reason}`}`);
  }

  private identityOf({ file, family, fileDigest }: Workbench, peer: PeerName, seed: number): RunIdentity {
    const { version, code } = this.versions[peer];
    return {
      family, instance: file.name, file: fileDigest, strategy: peer, strategyVersion: version, code, parameters: {}, seed, threads: 1,
      limitSeconds: this.options.limitSeconds, iterationBudget: null, rounding: null,
    };
  }

  private async outcomeOf(workbench: Workbench, peer: PeerName, seed: number): Promise<{ readonly outcome: RunOutcome; readonly python?: string | undefined }> {
    const { nodeCount } = workbench.file.problem;
    if (nodeCount > MAX_MATRIX_NODES) return { outcome: nothing('not-run', `takes a full matrix: not run above ${MAX_MATRIX_NODES} nodes`) };
    const { limitSeconds, cpu } = this.options;
    try {
      const answer = await runPeer(peer, workbench.writeTask({ limitSeconds, seed, ...this.versions[peer] }), limitSeconds, cpu);
      return 'failure' in answer ? { outcome: nothing('failed', answer.failure) } : { outcome: outcomeOf(workbench.file.problem, answer), python: answer.python };
    } catch (error) {
      return { outcome: nothing('failed', error instanceof Error ? error.message : String(error)) };
    }
  }
}

/** An instance, and the files that describe it to the peers, created on demand. */
class Workbench {
  readonly file: ProblemFile;
  readonly family: string;
  readonly fileDigest: string;
  private folder: string | null = null;

  constructor(path: string) {
    this.file = readProblemFile(path);
    this.family = basename(dirname(path));
    this.fileDigest = digest(readBytes(path));
  }

  /** @returns the path of the task file. */
  writeTask({ limitSeconds, seed, package: name, version }: { readonly limitSeconds: number; readonly seed: number; readonly package: string; readonly version: string }): string {
    const problem = neutralProblem(this.file.problem);
    this.folder ??= this.writeMatrices(problem);
    const paths = (kind: string) => problem.profiles.map((_, profile) => join(this.folder!, `${kind}${profile}`));
    const path = join(this.folder, 'task.json');
    writeFileSync(path, JSON.stringify({ problem, distances: paths('distances'), durations: problem.time === null ? [] : paths('durations'), limitSeconds, seed, package: name, version }));
    return path;
  }

  private writeMatrices(problem: NeutralProblem): string {
    const folder = mkdtempSync(join(tmpdir(), 'roundsman-peers-'));
    const write = (name: string, matrix: Int32Array): void => writeFileSync(join(folder, name), new Uint8Array(matrix.buffer));
    for (const [index, profile] of problem.profiles.entries()) {
      write(`distances${index}`, scaledMatrix(this.file.problem, problem, profile));
      if (problem.time !== null) write(`durations${index}`, scaledDurations(this.file.problem, problem, profile));
    }
    return folder;
  }

  clear(): void {
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
  }
}
