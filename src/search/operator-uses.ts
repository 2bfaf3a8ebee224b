import type { MemoryExports } from './assembly.js';

/** Statistics of an operator in a run. */
export interface OperatorUse {
  readonly name: string;
  readonly kind: 'ruin' | 'recreate' | 'move' | 'crossover';
  readonly uses: number;
  /**
   * Uses whose solution became the current one, for a crossover those with a feasible child; and uses that found a new
   * best solution.
   */
  readonly accepted: number;
  readonly improvements: number;
  /** Total decrease of the best cost in its uses; a ruin and the recreate that follows it are both credited. */
  readonly gain: number;
  /** Time spent in it, estimated from samples. */
  readonly milliseconds: number;
  /** Final selection weight, 1 on average. */
  readonly weight: number;
}

/** The kernel exports that concern operators. */
export interface OperatorExports extends MemoryExports {
  operatorCount(): number;
  operatorName(k: number): number;
  operatorKind(k: number): number;
  operatorStatistics(k: number): number;
}

/** Values per operator, in the order of `OperatorUse`, and for the maximum number of operators of a kernel. */
const STATISTICS = 6;
export const MAX_STATISTICS = 64 * STATISTICS;
const KINDS = ['ruin', 'recreate', 'move', 'crossover'] as const;

/** Reads a string; its length in bytes precedes it. */
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

/**
 * Aggregates the statistics of several kernels with the same operators: counts and times are summed, weights averaged.
 */
export function readStatistics(exports: OperatorExports, all: readonly Float64Array[]): OperatorUse[] {
  return Array.from({ length: exports.operatorCount() }, (_, k) => {
    const sum = (place: number) => all.reduce((total, numbers) => total + numbers[k * STATISTICS + place]!, 0);
    return {
      name: readName(exports, exports.operatorName(k)), kind: KINDS[exports.operatorKind(k)]!, uses: sum(0), accepted: sum(1), improvements: sum(2),
      gain: sum(3), milliseconds: sum(4), weight: sum(5) / all.length,
    };
  });
}
