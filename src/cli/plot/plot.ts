import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Command } from 'commander';
import { routesFromResult } from '../../contract/result-reader.js';
import { drawRoutes } from '../../drawing/draw-routes.js';
import { readSolution } from '../../instance/solution.js';
import { check } from '../../model/checker.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem, Rounding } from '../../model/problem.js';
import { CommandError, UsageError } from '../command-error.js';
import { rounding } from '../option-values.js';
import type { Output } from '../output.js';
import { fileLimits, gapText, readBytes, readProblemFile } from '../problem-file.js';

/** Declares `plot REQUEST RESULT`. */
export function declarePlot(program: Command, output: Output): void {
  program
    .command('plot REQUEST RESULT')
    .description('draw the routes of a result on the coordinates of its request; RESULT: envelope, result or .sol')
    .requiredOption('-o, --output <file>', 'file to write the picture to: .svg')
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .action(async (request: string, result: string, options: { output: string; rounding?: Rounding }) => plot(request, result, options, output));
}

async function plot(requestPath: string, resultPath: string, options: { output: string; rounding?: Rounding }, output: Output): Promise<void> {
  if (extname(options.output) !== '.svg') throw new UsageError(`--output ${options.output}: must end in .svg`);
  const { name, problem, bestKnown } = readProblemFile(requestPath, { rounding: options.rounding });
  if (problem.travel[0]!.distances.kind === 'matrix') throw new CommandError(`${requestPath}: has distances but no coordinates, so its nodes cannot be drawn; use a request with node_positions`);
  const routes = readRoutes(problem, resultPath);
  const [violation] = check(problem, routes);
  const { total } = evaluate(problem, routes);
  const gap = gapText(total, bestKnown);
  const title = `${name}: ${routes.length} routes, cost ${Number(total.toFixed(3))}${gap === null ? '' : `, ${gap}`}${violation === undefined ? '' : ', NOT VALID'}`;
  writeFileSync(options.output, drawRoutes(title, problem, routes));
  if (violation !== undefined) output.note(`the result is not valid: ${violation.message}`);
  output.answer({ written: options.output, routes: routes.length, total_cost: total, valid: violation === undefined }, `written to ${options.output}`);
}

function readRoutes(problem: Problem, path: string): PlannedRoutes {
  const text = new TextDecoder().decode(readBytes(path));
  if (extname(path).toLowerCase() === '.sol') return readSolution(problem, text, fileLimits());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CommandError(`${path}: not JSON; give an envelope, a result or a .sol file`);
  }
  const { routes } = routesFromResult(problem, value);
  if (routes.length === 0 && problem.customers.length > 0) throw new CommandError(`${path}: contains no routes for this request`);
  return routes;
}
