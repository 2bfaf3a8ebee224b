import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Command } from 'commander';
import { routesFromResult } from '../../contract/result-reader.js';
import { drawPlan, isDrawable } from '../../drawing/draw-plan.js';
import { drawRoutes } from '../../drawing/draw-routes.js';
import { check } from '../../model/checker.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem, Rounding } from '../../model/problem.js';
import { CommandError, UsageError } from '../command-error.js';
import { rounding } from '../option-values.js';
import type { Output } from '../output.js';
import { requireWritable } from '../output-file.js';
import { readPlanFile } from '../plan-file.js';
import { gapText, readBytes, readProblemFile, readSolutionFile, type ProblemFile } from '../problem-file.js';

/** Declares `plot REQUEST RESULT`. */
export function declarePlot(program: Command, output: Output): void {
  program
    .command('plot REQUEST RESULT')
    .description('draw the routes of a result on the coordinates of its request; RESULT: envelope, result, plan or .sol')
    .requiredOption('-o, --output <file>', 'file to write the picture to: .svg')
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .action((request: string, result: string, options: { output: string; rounding?: Rounding }) => plot(request, result, options, output));
}

/** A drawing, and what is said of it. */
interface Picture {
  readonly svg: string;
  readonly routes: number;
  readonly cost: number;
  /** The first rule that the routes break, in words; null: they are valid. */
  readonly violation: string | null;
}

function plot(requestPath: string, resultPath: string, options: { output: string; rounding?: Rounding }, output: Output): void {
  if (extname(options.output) !== '.svg') throw new UsageError(`--output ${options.output}: must end in .svg`);
  requireWritable('--output', options.output);
  const file = readProblemFile(requestPath, { rounding: options.rounding });
  const { svg, routes, cost, violation } = file.ids === null ? picture(requestPath, resultPath, file) : planPicture(requestPath, resultPath, file);
  writeFileSync(options.output, svg);
  if (violation !== null) output.note(`the result is not valid: ${violation}`);
  output.answer({ written: options.output, routes, total_cost: cost, valid: violation === null }, `written to ${options.output}`);
}

function picture(requestPath: string, resultPath: string, { name, problem, bestKnown }: ProblemFile): Picture {
  if (problem.travel[0]!.distances.kind === 'matrix') throw new CommandError(`${requestPath}: has distances but no coordinates, so its nodes cannot be drawn; use a request with node_positions`);
  const routes = readRoutes(problem, resultPath);
  const [violation] = check(problem, routes);
  const { total: cost } = evaluate(problem, routes);
  const facts = [gapText(cost, bestKnown), violation === undefined ? null : 'NOT VALID'];
  return { svg: drawRoutes(titleOf(name, routes.length, cost, facts), problem, routes), routes: routes.length, cost, violation: violation?.message ?? null };
}

function planPicture(requestPath: string, resultPath: string, { name }: ProblemFile): Picture {
  const { request, plan, violation } = readPlanFile(requestPath, resultPath);
  if (!isDrawable(request)) throw new CommandError(`${requestPath}: no location has a position, so there is nothing to draw; add "position" to its locations, which changes no plan where matrices give the travel`);
  const { summary: { costs: { total: cost } }, routes: { length: routes }, unassigned: { length: left } } = plan;
  const facts = [left === 0 ? null : `${left} stops not served`, violation === null ? null : 'NOT VALID'];
  return { svg: drawPlan(titleOf(request.name ?? name, routes, cost, facts), request, plan), routes, cost, violation };
}

function titleOf(name: string, routes: number, cost: number, facts: readonly (string | null)[]): string {
  return [`${name}: ${routes} routes, cost ${Number(cost.toFixed(3))}`, ...facts.filter((fact) => fact !== null)].join(', ');
}

function readRoutes(problem: Problem, path: string): PlannedRoutes {
  if (extname(path).toLowerCase() === '.sol') return readSolutionFile(problem, path);
  const text = new TextDecoder().decode(readBytes(path));
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
