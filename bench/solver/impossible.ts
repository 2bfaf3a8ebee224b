/**
 * Measures proofs of impossibility: how many of 200 impossible problems are proved within a limit, and that none of 1,000 problems
 * with a planted plan is. See ../README.md.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { cheapBound } from '../../src/bounds/cheap/cheap-bound.js';
import { checkCertificate } from '../../src/bounds/certificate/check-certificate.js';
import { columnsBound } from '../../src/bounds/columns/columns-bound.js';
import type { BoundMethod } from '../../src/bounds/contract.js';
import type { ProofContext } from '../../src/bounds/infeasibility/bound-unserved.js';
import { proveImpossible } from '../../src/bounds/infeasibility/prove-impossible.js';
import { readProblemFile } from '../../src/cli/problem-file.js';
import type { Problem } from '../../src/model/problem.js';
import { bruteForce } from '../../test/helpers/brute-force.js';
import { plantedProblem, vehiclesForDemand, withVehicleCount } from '../../test/helpers/impossible-problems.js';
import { randomProblem } from '../../test/helpers/random-problem.js';

const METHODS: readonly BoundMethod[] = [cheapBound, columnsBound];

/**
 * Fewest vehicles known of Solomon's instances where they come first (Gehring and Homberger's table, SINTEF TOP); with one
 * vehicle less no plan is known, and of most it is proved that there is none.
 */
const FEWEST: Readonly<Record<string, number>> = {
  C1: 10, C2: 3, R102: 17, R104: 9, R106: 12, R108: 9, R110: 10, R112: 9, R202: 3, R204: 2, R206: 3, R208: 2, R210: 3,
  RC101: 14, RC103: 11, RC105: 13, RC107: 11, RC201: 4, RC203: 3, RC205: 4, RC207: 3,
};

interface Case {
  readonly family: string;
  readonly name: string;
  readonly problem: Problem;
}

interface Options {
  readonly instances: string;
  readonly timeLimit: number;
  readonly families?: string;
  readonly planted: number;
  readonly plantedLimit: number;
  readonly count: number;
  readonly cpu?: boolean;
}

new Command('impossible')
  .description('measure proofs of impossibility')
  .requiredOption('--instances <folder>', 'folder with vrptw-solomon and cvrp-x')
  .option('--time-limit <seconds>', 'for each proof', Number, 10)
  .option('--families <names>', 'solomon, x, tiny; separated by commas; default all')
  .option('--count <problems>', 'impossible problems', Number, 200)
  .option('--planted <problems>', 'problems around a plan', Number, 1000)
  .option('--planted-limit <seconds>', 'for each of these', Number, 2)
  .option('--cpu', 'count seconds of the processor instead of the clock, on a busy machine')
  .action(measure)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });

async function measure(options: Options): Promise<void> {
  const wanted = options.families?.split(',') ?? ['solomon', 'x', 'tiny'];
  const cases = impossible(options).filter(({ family }) => wanted.includes(family));
  const tally = new Map<string, { given: number; proved: number; checked: number; trusted: number }>();
  for (const { family, name, problem } of cases) {
    const found = await proveImpossible(problem, context(options.timeLimit, options.cpu), { methods: METHODS, changes: false });
    const known = tally.get(family) ?? { given: 0, proved: 0, checked: 0, trusted: 0 };
    tally.set(family, known);
    known.given++;
    if (found !== null) known.proved++;
    const check = found?.certificate ? checkCertificate(problem, found.certificate) : null;
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
  }
  console.log(`\n${wrong} false proofs of ${options.planted} problems around a plan`);
}

function context(seconds: number, isCpu = false): ProofContext {
  const clock = (): number => (isCpu ? process.cpuUsage().user / 1000 : performance.now());
  const from = clock();
  const limitMs = 1000 * seconds;
  const elapsedMs = (): number => clock() - from;
  return { seed: 1, effort: 'strong', limitMs, reproducible: false, elapsedMs, shouldStop: () => elapsedMs() >= limitMs, log: () => undefined };
}

/** Of the families in turn: Solomon with a vehicle less than the fewest, X with one less than the demand takes, tiny ones with one less than the exact minimum. */
function impossible({ instances, count }: Options): Case[] {
  const solomon = files(join(instances, 'vrptw-solomon'), '.txt').flatMap(({ name, path }) => {
    const fewest = FEWEST[name] ?? FEWEST[name.slice(0, 2)];
    return fewest === undefined ? [] : [{ family: 'solomon', name, problem: withVehicleCount(readProblemFile(path).problem, fewest - 1) }];
  });
  const x = files(join(instances, 'cvrp-x'), '.vrp').map(({ name, path }) => {
    const { problem } = readProblemFile(path);
    return { family: 'x', name, problem: withVehicleCount(problem, vehiclesForDemand(problem) - 1) };
  }).filter(({ problem }) => problem.customers.length <= 500);
  return [...solomon, ...x, ...tiny(Math.max(0, count - solomon.length - x.length))];
}

function files(folder: string, extension: string): { name: string; path: string }[] {
  return readdirSync(folder).filter((file) => file.endsWith(extension)).sort().map((file) => ({ name: file.slice(0, -extension.length), path: join(folder, file) }));
}

function tiny(count: number): Case[] {
  const found: Case[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const problem = randomProblem(seed, { customers: 6, vehicles: 3, timed: true, tightness: 0.4 });
    if (problem.vehicleTypes.length !== 1) continue;
    const least = [1, 2, 3].find((vehicles) => bruteForce(withVehicleCount(problem, vehicles)) !== null);
    if (least !== undefined && least > 1) found.push({ family: 'tiny', name: String(seed), problem: withVehicleCount(problem, least - 1) });
  }
  return found;
}
