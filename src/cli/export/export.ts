import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Command } from 'commander';
import type { SolvedResult } from '#generated/types.js';
import { isObject } from '../../contract/read-body.js';
import { verifyResult } from '../../contract/result-reader.js';
import { planCsv } from '../../drawing/files/plan-csv.js';
import { planGeojson } from '../../drawing/files/plan-geojson.js';
import { routesCsv, routesGeojson } from '../../drawing/files/route-files.js';
import { CommandError, UsageError } from '../command-error.js';
import type { Output } from '../output.js';
import { requireWritable } from '../output-file.js';
import { readPlanFile } from '../plan-file.js';
import { readProblemFile, requestOfVersion1, type ProblemFile } from '../problem-file.js';
import { readJson } from '../read-json.js';

/** Routes in both formats; null: there are no coordinates. */
interface RouteTexts {
  readonly csv: () => string;
  readonly geojson: () => object | null;
}

/** Declares `export REQUEST RESULT`. */
export function declareExport(program: Command, output: Output): void {
  program
    .command('export REQUEST RESULT')
    .description('write the routes of a result as a table or for a map; RESULT: envelope, result or plan')
    .requiredOption('-o, --output <file>', 'file to write to: .csv or .geojson')
    .action((request: string, result: string, options: { output: string }) => exportRoutes(request, result, options.output, output));
}

function exportRoutes(requestPath: string, resultPath: string, target: string, output: Output): void {
  const format = extname(target);
  if (format !== '.csv' && format !== '.geojson') throw new UsageError(`--output ${target}: must end in .csv or .geojson`);
  requireWritable('--output', target);
  const file = readProblemFile(requestPath);
  const texts = file.ids === null ? textsOfResult(requestPath, resultPath, file) : textsOfPlan(requestPath, resultPath, output);
  const text = format === '.csv' ? texts.csv() : geojsonText(requestPath, texts);
  writeFileSync(target, text);
  output.answer({ written: target }, `written to ${target}`);
}

function geojsonText(requestPath: string, { geojson }: RouteTexts): string {
  const document = geojson();
  if (document === null) throw new CommandError(`${requestPath}: has no coordinates, so there is nothing to put on a map; -o FILE.csv writes the routes as a table`);
  return `${JSON.stringify(document)}\n`;
}

function textsOfResult(requestPath: string, resultPath: string, file: ProblemFile): RouteTexts {
  const value = readJson(resultPath);
  const [violation] = verifyResult(file.problem, value);
  if (violation !== undefined) throw new CommandError(`${resultPath}: the result is not valid: ${violation.message}`);
  const result = (isObject(value) && isObject(value['result']) ? value['result'] : value) as SolvedResult;
  if (!isObject(result.details) || !isObject(result.time_windows)) throw new CommandError(`${resultPath}: has routes without "details"; give the result as the service or "roundsman solve" writes it`);
  const run = { request: requestOfVersion1(requestPath, file), result };
  return { csv: () => routesCsv(run), geojson: () => routesGeojson(run) };
}

function textsOfPlan(requestPath: string, resultPath: string, output: Output): RouteTexts {
  const { request, plan, violation } = readPlanFile(requestPath, resultPath);
  if (violation !== null) output.note(`the result is not valid: ${violation}`);
  return { csv: () => planCsv(request, plan), geojson: () => planGeojson(request, plan) };
}
