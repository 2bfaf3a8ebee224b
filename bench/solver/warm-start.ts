/**
 * Measures starts from an earlier plan: what a tenth of the time from it reaches beside the whole time from scratch, after some
 * stops were removed, added, and moved in place or time. See ../README.md.
 */
import { Command } from 'commander';
import { parsePlanBody } from '../../src/contract/plan/parse.js';
import { planProblem, type PlanProblem } from '../../src/contract/plan/problem.js';
import { compareCosts, createRandom, evaluate, loadStrategy, runStrategy, type PlannedRoutes, type Problem, type Random } from '#strategy';
import { builtInStrategies, loadManifests } from '../../src/strategy/registry.js';
import { makeInstance } from '../instances/make-instance.js';
import { wholeNumbers } from '../instances/whole-numbers.js';
import type { PlanRequest, Stop } from '#generated/types.js';

interface Options {
  readonly classes: string;
  readonly size: number;
  readonly changed: number;
  readonly instanceSeeds: readonly number[];
  readonly seeds: readonly number[];
  readonly timeLimit: number;
  readonly iterations?: number;
  readonly threads: number;
  readonly strategy: string;
  readonly warm: readonly (number | null)[];
}

/** A request with stops. */
type Stated = PlanRequest & { readonly stops: readonly Stop[] };

/** An earlier problem, the present one, and the earlier plan in the present one's numbers. */
interface Change {
  readonly earlier: Problem;
  readonly present: Problem;
  readonly translated: (routes: PlannedRoutes) => PlannedRoutes;
}

const program = new Command('warm-start')
  .description('measure starts from an earlier plan')
  .option('--classes <names>', 'classes of dispatch requests, separated by commas', 'dispatch-breaks,dispatch-skills,dispatch-optional,dispatch-hourly,dispatch-mixed')
  .option('--size <stops>', 'stops of the earlier request', Number, 500)
  .option('--changed <share>', 'of the stops', Number, 0.05)
  .option('--instance-seeds <numbers>', 'seeds of the generator', wholeNumbers(1, 1_000_000), [21])
  .option('--seeds <numbers>', 'seeds of the search', wholeNumbers(1, 1_000_000), [1, 2, 3])
  .option('--time-limit <seconds>', 'from scratch; a tenth of it from the earlier plan', Number, 10)
  .option('--iterations <number>', 'the same by iterations instead of seconds, for a busy machine', Number)
  .option('--threads <number>', 'of each solve', Number, 1)
  .option('--strategy <name>', 'which strategy', 'alns')
  .option('--warm <places>', 'on the curve of temperatures, separated by commas; default: the strategy\'s own', (text): (number | null)[] => text.split(',').map(Number), [null] as (number | null)[])
  .action(measure);

async function measure(options: Options): Promise<void> {
  console.log(`| instance | from scratch | a tenth of it | its start | ${options.warm.map((place) => `a tenth from the earlier plan${place === null ? '' : `, ${place}`}`).join(' | ')} |`);
  const sums = new Float64Array(2 + options.warm.length);
  let count = 0;
  for (const className of options.classes.split(',')) {
    for (const instanceSeed of options.instanceSeeds) {
      const change = changeOf(className, options, instanceSeed);
      const plan = await solve(change.earlier, options, { seed: 99, share: 1 });
      const initial = change.translated(plan.routes);
      const start = (await solve(change.present, options, { seed: 1, share: 0.001, initial })).cost;
      for (const seed of options.seeds) {
        const scratch = (await solve(change.present, options, { seed, share: 1 })).cost;
        const short = (await solve(change.present, options, { seed, share: 0.1 })).cost;
        const costs = [short, start];
        for (const warm of options.warm) costs.push((await solve(change.present, options, { seed, share: 0.1, initial, warm })).cost);
        const above = costs.map((cost) => 100 * (cost / scratch - 1));
        console.log(`| ${className}-n${options.size}-s${instanceSeed}, seed ${seed} | ${scratch.toFixed(1)} | ${percents(above)} |`);
        above.forEach((value, k) => { sums[k]! += value; });
        count++;
      }
    }
  }
  console.log(`| mean | | ${percents([...sums].map((sum) => sum / count))} |`);
}

function percents(values: readonly number[]): string {
  return values.map((value) => `${value.toFixed(2)} %`).join(' | ');
}

interface Run {
  readonly seed: number;
  readonly share: number;
  readonly initial?: PlannedRoutes;
  readonly warm?: number | null;
}

async function solve(problem: Problem, { strategy, timeLimit, iterations, threads }: Options, { seed, share, initial, warm = null }: Run): Promise<{ routes: PlannedRoutes; cost: number }> {
  const manifest = loadManifests([builtInStrategies]).find(({ name }) => name === strategy);
  if (manifest === undefined) throw new RangeError(`there is no strategy ${strategy}`);
  const parameters = warm === null ? {} : { warm };
  const { routes } = await runStrategy(problem, manifest, await loadStrategy(manifest), {
    seed, ...(iterations === undefined ? { limitMs: 1000 * timeLimit * share } : { iterations: Math.ceil(iterations * share) }), threads, initial: initial ?? null, parameters,
  });
  if (routes === null) throw new Error('no plan was found');
  const cost = evaluate(problem, routes);
  if (compareCosts(cost, { ...cost, missed: 0 }) > 0) console.log(`missed ${cost.missed}`);
  return { routes, cost: cost.total };
}

/** The last stops of a larger request are those that are added, its first those that are removed. */
function changeOf(className: string, { size, changed }: Options, seed: number): Change {
  const third = Math.round((size * changed) / 3);
  const whole = JSON.parse(makeInstance(className, size + third, seed).text) as Stated;
  const random = createRandom(seed);
  const earlier = { ...whole, stops: whole.stops.slice(0, size) };
  const present = { ...whole, stops: moved(whole.stops.slice(third), third, random) };
  const place = new Map(present.stops.map(({ id }, node) => [id, node]));
  return {
    earlier: problemOf(earlier).problem,
    present: problemOf(present).problem,
    translated: (routes) => routes.map(({ type, customers }) => ({
      type, customers: customers.flatMap((node) => (node < size ? place.get(earlier.stops[node]!.id) ?? [] : [node])),
    })),
  };
}

/** Moves random stops: every other to the location of another one, the rest to the windows of another one. */
function moved(stops: readonly Stop[], count: number, random: Random): Stop[] {
  const result = [...stops];
  for (let k = 0; k < count; k++) {
    const node = random.below(stops.length);
    const other = stops[random.below(stops.length)]!;
    const { windows: _, ...rest } = result[node]!;
    result[node] = k % 2 === 0 ? { ...result[node]!, location: other.location } : { ...rest, ...(other.windows === undefined ? {} : { windows: other.windows }) };
  }
  return result;
}

function problemOf(request: PlanRequest): PlanProblem {
  const read = parsePlanBody(request);
  if ('findings' in read) throw new Error(read.findings[0]!.msg);
  const stated = planProblem(read.request);
  if ('fault' in stated) throw new Error(stated.fault.msg);
  return stated;
}

await program.parseAsync();
