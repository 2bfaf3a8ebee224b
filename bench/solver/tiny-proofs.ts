/**
 * Measures proofs of tiny problems over all features: how many answers are proved optimal, or their problems impossible, within a
 * limit, by kind; and that no bound is above the best cost known, nor any proof false. See ../README.md.
 */
import { Command } from 'commander';
import { check, inspect } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../src/model/problem.js';
import { deliveredEarly } from '../../src/model/shipments.js';
import { agrees, exceeds } from '../../src/model/tolerance.js';
import { statedBound } from '../../src/strategy/bound/stated-bound.js';
import { featuresOf } from '../../src/strategy/features.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { builtInStrategies, loadManifests } from '../../src/strategy/registry.js';
import { runStrategy, type BoundMode, type RunResult } from '../../src/strategy/run.js';
import { selectStrategy } from '../../src/strategy/selection.js';
import { sketchOf } from '../../src/strategy/sketch.js';
import { TINY_KINDS, tinyMix } from '../../test/helpers/tiny-mix.js';
import { bestPlan, compareWorth, type Worth } from '../../test/helpers/tiny-plans.js';
import { modelWorth } from '../../test/helpers/tiny-worth.js';
import { processorClock } from './processor-clock.js';

interface Options {
  readonly problems: number;
  readonly first: number;
  readonly customers: number;
  readonly brute: number;
  readonly timeLimit: number;
  readonly bound: BoundMode;
  readonly cpu?: boolean;
  readonly list?: boolean;
}

interface Tally {
  given: number;
  solved: number;
  optimal: number;
  impossible: number;
  open: number;
  seconds: number;
  slowest: number;
}

async function measure(options: Options): Promise<void> {
  const tallies = new Map<string, Tally>();
  let faults = 0;
  for (let seed = options.first, done = 0; done < options.problems; seed++) {
    const problem = tinyMix(seed, options.customers);
    if (problem === null || isRefused(problem)) continue;
    done++;
    const result = await solve(problem, options);
    for (const fault of faultsOf(problem, result, options)) {
      faults++;
      console.error(`FALSE: seed ${seed}: ${fault}`);
    }
    const kind = TINY_KINDS[seed % 10]!;
    const proof = proofOf(problem, result);
    for (const name of [kind, 'all']) count(tallies, name, result, proof);
    if (options.list && proof === null) console.error(`open: seed ${seed}, ${kind}, ${problem.customers.length} customers, ${result.ended}, ${featuresOf(problem).join(' ')}`);
  }
  console.log('| kind | given | solved | proved optimal | proved impossible | neither | proved | mean s | most s |\n|---|---|---|---|---|---|---|---|---|');
  for (const [name, { given, solved, optimal, impossible, open, seconds, slowest }] of tallies) {
    console.log(`| ${name} | ${given} | ${solved} | ${optimal} | ${impossible} | ${open} | ${(100 * (1 - open / given)).toFixed(1)} % | ${(seconds / given).toFixed(3)} | ${slowest.toFixed(2)} |`);
  }
  console.log(`\n${faults} false bounds, proofs and answers`);
}

/** Whether the service refuses a problem because the beginning of a route that it asks for is impossible. */
function isRefused(problem: Problem): boolean {
  const alone: Problem = { ...problem, omission: null, relations: [], shipments: [], changes: null, balanceCost: 0, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, end: -1 })) };
  return problem.vehicleTypes.some(({ locked }, type) => {
    if (locked.length === 0) return false;
    if (inspect(alone, [{ type, customers: [...locked] }]).violations.some(({ route, unproved }) => route !== undefined && unproved !== true)) return true;
    return deliveredEarly(problem, [...locked]).length > 0;
  });
}

/** As the service does, with one thread. */
async function solve(problem: Problem, { timeLimit, bound, cpu }: Options): Promise<RunResult> {
  const manifests = loadManifests([builtInStrategies]);
  const sketch = { ...sketchOf(problem), limitSeconds: timeLimit };
  const selection = selectStrategy(manifests, sketch, null);
  if ('reason' in selection) throw new Error(selection.reason);
  return runStrategy(problem, selection.manifest, await loadStrategy(selection.manifest), { seed: 1, limitMs: 1000 * timeLimit, bound, ...(cpu && { now: processorClock() }) });
}

function proofOf(problem: Problem, { routes, ended, bound }: RunResult): 'optimal' | 'impossible' | null {
  if (routes === null) return ended === 'infeasible' ? 'impossible' : null;
  if (ended === 'optimal') return 'optimal';
  return problem.primary === 'none' && statedBound(problem, routes, { ended: null, bound, builtIn: true }).stated?.gap === 0 ? 'optimal' : null;
}

/** What of an answer is wrong, by the model and by every plan where that is possible. */
function faultsOf(problem: Problem, result: RunResult, { brute }: Options): string[] {
  const { routes, ended, bound, error } = result;
  if (ended === 'failed') return [`failed: ${String(error)}`];
  const faults = routes === null ? [] : check(problem, routes).map(({ message }) => message);
  if (problem.customers.length > brute) return routes === null ? faults : [...faults, ...boundFaults(bound, evaluate(problem, routes))];
  const cheapest = bestPlan({ ...problem, primary: 'none' }, modelWorth(problem));
  if (cheapest !== null && bound !== null) faults.push(...boundFaults(bound, { total: cheapest.worth.money, missed: cheapest.worth.missed }));
  const proof = proofOf(problem, result);
  const best = proof === null || problem.primary === 'none' ? cheapest : bestPlan(problem, modelWorth(problem));
  if (proof === 'impossible' && best !== null) faults.push('proved impossible, and there is a plan');
  if (proof === 'optimal' && compareWorth(worthOf(problem, routes!), best!.worth) !== 0) faults.push(`proved optimal, and there is a better plan: ${JSON.stringify([worthOf(problem, routes!), best])}`);
  return faults;
}

function boundFaults(bound: RunResult['bound'], { total, missed }: { readonly total: number; readonly missed: number }): string[] {
  if (bound === null || bound.infeasible === true || missed > 0 || agrees(bound.value, total) || !exceeds(bound.value, total)) return [];
  return [`the bound ${bound.value} by ${bound.method} is above the cost ${total}`];
}

function worthOf(problem: Problem, routes: PlannedRoutes): Worth {
  const { missed, primary, total } = evaluate(problem, routes);
  return { missed, primary, money: total };
}

function count(tallies: Map<string, Tally>, name: string, { routes, seconds }: RunResult, proof: ReturnType<typeof proofOf>): void {
  const tally = tallies.get(name) ?? { given: 0, solved: 0, optimal: 0, impossible: 0, open: 0, seconds: 0, slowest: 0 };
  tallies.set(name, tally);
  tally.given++;
  if (routes !== null) tally.solved++;
  tally[proof ?? 'open']++;
  tally.seconds += seconds;
  tally.slowest = Math.max(tally.slowest, seconds);
}

await new Command('tiny-proofs')
  .description('measure proofs of tiny problems over all features')
  .option('--problems <number>', 'how many', Number, 300)
  .option('--first <seed>', 'of the first problem', Number, 1)
  .option('--customers <number>', 'most of a problem', Number, 9)
  .option('--brute <number>', 'most customers of a problem of which every plan is tried', Number, 4)
  .option('--time-limit <seconds>', 'for each problem', Number, 1)
  .option('--bound <mode>', 'default or strong', 'default')
  .option('--cpu', 'count seconds of the processor instead of the clock, on a busy machine')
  .option('--list', 'name the seeds of what is not proved')
  .action(measure)
  .parseAsync();
