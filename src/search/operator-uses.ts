import type { MemoryExports } from './assembly.js';

/** What an operator did in a run. */
export interface OperatorUse {
  readonly name: string;
  readonly kind: 'ruin' | 'recreate' | 'move' | 'crossover';
  readonly uses: number;
  /** Uses whose solution became the current one, of a crossover whose child is feasible; and those that found a new best one. */
  readonly accepted: number;
  readonly improvements: number;
  /** By how much the best cost fell in its uses; a ruin and the recreate behind it both count it. */
  readonly gain: number;
  /** Time spent in it, from samples. */
  readonly milliseconds: number;
  /** Weight of its selection at the end, of 1 on average. */
  readonly weight: number;
}

/** What a kernel exports about its operators. */
export interface OperatorExports extends MemoryExports {
  operatorCount(): number;
  operatorName(k: number): number;
  operatorKind(k: number): number;
  operatorStatistics(k: number): number;
}

/** Numbers of an operator's statistics, in the order of `OperatorUse`, and those of all operators that a kernel has at most. */
const STATISTICS = 6;
export const MOST_STATISTICS = 64 * STATISTICS;
const KINDS = ['ruin', 'recreate', 'move', 'crossover'] as const;

/** Reads a string, whose length in bytes stands before it. */
function readName({ memory: { buffer } }: OperatorExports, at: number): string {
  const [length] = new Uint32Array(buffer, at - 4, 1);
  return new TextDecoder('utf-16le').decode(new Uint8Array(buffer, at, length));
}

/** Copies the statistics of a kernel's operators. */
export function writeStatistics(exports: OperatorExports, to: Float64Array): void {
  for (let k = 0; k < exports.operatorCount(); k++) {
    to.set(new Float64Array(exports.memory.buffer, exports.operatorStatistics(k), STATISTICS), k * STATISTICS);
  }
}

/** Names the numbers of several kernels alike: counts and times added, weights averaged. */
export function readStatistics(exports: OperatorExports, all: readonly Float64Array[]): OperatorUse[] {
  return Array.from({ length: exports.operatorCount() }, (_, k) => {
    const sum = (place: number) => all.reduce((total, numbers) => total + numbers[k * STATISTICS + place]!, 0);
    return {
      name: readName(exports, exports.operatorName(k)), kind: KINDS[exports.operatorKind(k)]!, uses: sum(0), accepted: sum(1), improvements: sum(2),
      gain: sum(3), milliseconds: sum(4), weight: sum(5) / all.length,
    };
  });
}
