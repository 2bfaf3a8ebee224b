import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import type { PlanRequest } from '#generated/types.js';
import { planSizes } from '../contract/plan/parse.js';
import { requestToJson } from '../contract/wire.js';
import type { Rounding } from '../model/problem.js';
import { isVroomInput } from '../vroom/read-vroom.js';
import { UsageError } from './command-error.js';
import { requestFromSpreadsheet, SPREADSHEET_OPTIONS, spreadsheetOptions, type SpreadsheetOptions } from './convert-spreadsheet.js';
import { requestFromVroom, vroomFromAnswer } from './convert-vroom.js';
import { names, rounding } from './option-values.js';
import type { Output } from './output.js';
import { requireWritable } from './output-file.js';
import { readProblemFile, requestOfVersion1 } from './problem-file.js';
import { readJson } from './read-json.js';

interface ConvertOptions extends SpreadsheetOptions {
  readonly rounding?: Rounding;
  readonly to?: 'vroom';
  readonly input?: string;
  readonly amounts?: readonly string[];
  readonly output?: string;
}

/** A converted document, and what there is of what in it, in words. */
interface Converted {
  readonly document: object;
  readonly counts: Readonly<Record<string, number>>;
}

/** Files of spreadsheet programs that are not text. */
const WORKBOOKS = ['.xlsx', '.xlsm', '.xls', '.ods', '.numbers'];

/** Declares `convert FILE`. */
export function declareConvert(program: Command, output: Output): void {
  spreadsheetOptions(program.command('convert FILE'))
    .description("convert a spreadsheet of stops (.csv, .tsv), VROOM's input or a benchmark instance to a solve request, or an answer to VROOM's output")
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the instance', rounding)
    .addOption(new Option('--to <format>', "vroom: convert an answer of version 2 to VROOM's output").choices(['vroom']))
    .option('--input <file>', "with --to: VROOM's input that the request was made from, for descriptions, priorities and ids of breaks")
    .option('--amounts <names>', "names of the positions of VROOM's amounts, separated by commas; default: amount-1, amount-2 and so on", names)
    .option('-o, --output <file>', 'file to write to')
    .action((path: string, options: ConvertOptions) => {
      if (options.output !== undefined) requireWritable('--output', options.output);
      const { document, counts } = convert(path, options, output);
      if (options.output === undefined) {
        output.answer(document, JSON.stringify(document));
        return;
      }
      writeFileSync(options.output, `${JSON.stringify(document)}\n`);
      const text = Object.entries(counts).map(([what, count]) => `${count} ${what}`).join(', ');
      output.answer({ written: options.output, ...counts }, `written to ${options.output}: ${text}`);
    });
}

function convert(path: string, options: ConvertOptions, output: Output): Converted {
  const extension = extname(path).toLowerCase();
  if (WORKBOOKS.includes(extension)) throw new UsageError(`${path}: workbooks are not read: save the sheet as "CSV UTF-8" and convert that`);
  if (isSpreadsheet(extension, options)) {
    refuse(options, ['rounding', 'to', 'input', 'amounts'], 'is not for spreadsheets');
    return requestOfVersion2(requestFromSpreadsheet(path, options, output));
  }
  refuse(options, SPREADSHEET_OPTIONS, 'is for spreadsheets of stops, saved as .csv, .tsv or .txt');
  if (options.to === 'vroom') {
    refuse(options, ['rounding'], 'is for benchmark instances');
    const document = vroomFromAnswer(path, options, output);
    return { document, counts: { routes: document.routes.length, unassigned: document.unassigned.length } };
  }
  refuse(options, ['input'], "is for answers: add --to vroom");
  const document = extension === '.json' ? readJson(path) : null;
  if (isVroomInput(document)) {
    refuse(options, ['rounding'], 'is for benchmark instances');
    return requestOfVersion2(requestFromVroom(path, document, options.amounts, output));
  }
  if (isAnswer(document)) throw new UsageError(`${path}: an answer, not a problem; add --to vroom to convert it to VROOM's output`);
  refuse(options, ['amounts'], "is for VROOM's input and output");
  const request = requestOfVersion1(path, readProblemFile(path, options));
  return { document: requestToJson(request), counts: { nodes: request.nodeCount, vehicles: request.vehicleCount } };
}

/** Checks whether a file is a spreadsheet of stops; text files are benchmark instances without the options for spreadsheets. */
function isSpreadsheet(extension: string, options: ConvertOptions): boolean {
  return ['.csv', '.tsv'].includes(extension) || (extension === '.txt' && SPREADSHEET_OPTIONS.some((name) => options[name] !== undefined));
}

function requestOfVersion2(request: PlanRequest): Converted {
  return { document: request, counts: { locations: request.locations.length, vehicles: planSizes(request).vehicles, stops: request.stops.length } };
}

/** Checks whether a document is an envelope of version 2 or its result. */
function isAnswer(document: unknown): boolean {
  return typeof document === 'object' && document !== null && ('result' in document || 'unassigned' in document);
}

/** @throws UsageError when an option is given that has no effect here. */
function refuse(options: ConvertOptions, given: readonly (keyof ConvertOptions)[], why: string): void {
  for (const name of given) if (options[name] !== undefined) throw new UsageError(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${why}`);
}
