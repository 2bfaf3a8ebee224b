/**
 * Measures proofs of impossibility: how many of 200 impossible problems are proved within a limit, and that none of 1,000 problems
 * with a planted plan is. See ../README.md.
 */
import { Command } from 'commander';
import { cheapBound } from '../../src/bounds/cheap/cheap-bound.js';
import { checkCertificate } from '../../src/bounds/certificate/check-certificate.js';
import { columnsBound } from '../../src/bounds/columns/columns-bound.js';
import type { BoundMethod } from '../../src/bounds/contract.js';
import type { ProofContext } from '../../src/bounds/infeasibility/bound-unserved.js';
import { proveImpossible } from '../../src/bounds/infeasibility/prove-impossible.js';
import { plantedProblem } from '../../test/helpers/impossible-problems.js';
import { FAMILIES, impossibleCases } from './impossible-cases.js';
import { processorClock } from './processor-clock.js';

const METHODS: readonly BoundMethod[] = [cheapBound, columnsBound];

/** A second or two for the check of each certificate. */
const CHECK = { work: 20_000_000, cells: 300_000 };
/** Problems around a plan between two lines that say how many are done. */
const PROGRESS = 50;

interface Options {
  readonly instances: string;
  readonly timeLimit: number;
  readonly families?: string;
  readonly planted: number;
  readonly plantedLimit: number;
  readonly count: number;
  readonly cpu?: boolean;
}

async function measure(options: Options): Promise<void> {
  const wanted = options.families?.split(',') ?? FAMILIES;
  const cases = impossibleCases(options).filter(({ family }) => wanted.includes(family));
  const tally = new Map<string, { given: number; proved: number; checked: number; trusted: number }>();
  for (const { family, name, problem } of cases) {
    const found = await proveImpossible(problem, context(options.timeLimit, options.cpu), { methods: METHODS, changes: false });
    const known = tally.get(family) ?? { given: 0, proved: 0, checked: 0, trusted: 0 };
    tally.set(family, known);
    known.given++;
    if (found !== null) known.proved++;
    const check = found?.certificate ? checkCertificate(problem, found.certificate, CHECK) : null;
    if (check?.holds) known.checked++;
    if (check?.holds && check.trusted.length > 0) known.trusted++;
    console.error(`${family} ${name}: ${found === null ? 'not proved' : `at least ${found.unservedAtLeast} unserved, ${found.method}`}${check === null ? '' : check.holds ? `, checked${check.trusted.length > 0 ? ' in part' : ''}` : ', REFUTED'}`);
  }
  console.log('| family | given | proved | certificate holds | in part on trust |\n|---|---|---|---|---|');
  for (const [family, { given, proved, checked, trusted }] of tally) console.log(`| ${family} | ${given} | ${proved} | ${checked} | ${trusted} |`);
  let wrong = 0;
  for (let seed = 0; seed < options.planted; seed++) {
    const { problem } = plantedProblem(seed, 4 + (seed % 60));
    if (await proveImpossible(problem, context(options.plantedLimit, options.cpu), { methods: METHODS, changes: false }) !== null) {
      wrong++;
      console.error(`FALSE PROOF: planted problem ${seed}`);
    }
    if ((seed + 1) % PROGRESS === 0) console.error(`${seed + 1} problems around a plan: ${wrong} false proofs`);
  }
  console.log(`\n${wrong} false proofs of ${options.planted} problems around a plan`);
}

function context(seconds: number, isCpu = false): ProofContext {
  const clock = isCpu ? processorClock() : (): number => performance.now();
  const from = clock();
  const limitMs = 1000 * seconds;
  const elapsedMs = (): number => clock() - from;
  return { seed: 1, effort: 'strong', limitMs, reproducible: false, elapsedMs, shouldStop: () => elapsedMs() >= limitMs, log: () => undefined };
}

await new Command('impossible')
  .description('measure proofs of impossibility')
  .requiredOption('--instances <folder>', 'folder with vrptw-solomon and cvrp-x')
  .option('--time-limit <seconds>', 'for each proof', Number, 10)
  .option('--families <names>', `${FAMILIES.join(', ')}; separated by commas; default all`)
  .option('--count <problems>', 'impossible problems', Number, 200)
  .option('--planted <problems>', 'problems around a plan', Number, 1000)
  .option('--planted-limit <seconds>', 'for each of these', Number, 2)
  .option('--cpu', 'count seconds of the processor instead of the clock, on a busy machine')
  .action(measure)
  .parseAsync();
