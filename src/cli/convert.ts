import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { requestToJson } from '../contract/wire.js';
import type { Rounding } from '../model/problem.js';
import { rounding } from './option-values.js';
import type { Output } from './output.js';
import { readProblemFile, requestOfVersion1 } from './problem-file.js';

/** Declares `convert FILE`. */
export function declareConvert(program: Command, output: Output): void {
  program
    .command('convert FILE')
    .description('convert a benchmark instance to a solve request')
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .option('-o, --output <file>', 'file to write the request to')
    .action((path: string, options: { rounding?: Rounding; output?: string }) => {
      const request = requestOfVersion1(path, readProblemFile(path, options));
      const document = requestToJson(request);
      if (options.output === undefined) {
        output.answer(document, JSON.stringify(document));
        return;
      }
      writeFileSync(options.output, `${JSON.stringify(document)}\n`);
      const summary = { written: options.output, nodes: request.nodeCount, vehicles: request.vehicleCount };
      output.answer(summary, `written to ${summary.written}: ${summary.nodes} nodes, ${summary.vehicles} vehicles`);
    });
}
