import { Command, CommanderError } from 'commander';
import { releaseVersion } from '../root.js';
import { refusalText } from '../serve/refusal.js';
import { declareBackup } from './backup.js';
import { declareBench } from './bench/bench.js';
import { CommandError, EXIT } from './command-error.js';
import { declareConvert } from './convert.js';
import { declareAccount, declareKey } from './management.js';
import { Output, standardStreams, type Streams } from './output.js';
import { declareService } from './service.js';
import { declareExport } from './export/export.js';
import { declarePlot } from './export/plot.js';
import { declareSolve } from './solve.js';
import { declareStrategy } from './strategy/strategy.js';
import { declareSubmit } from './submit.js';
import { declareVerify } from './verify.js';

/**
 * Runs one command line.
 *
 * @param args without the program's name.
 * @returns the exit status: 0 done, 1 refused or not solved with a reason, 2 wrong usage.
 */
export async function runCommandLine(args: readonly string[], streams: Streams = standardStreams): Promise<number> {
  const output = new Output(args.includes('--json'), streams);
  const program = createProgram(streams, output);
  try {
    await program.parseAsync(args, { from: 'user' });
    return output.exitCode;
  } catch (error) {
    const { exitCode, message } = explained(error);
    if (exitCode !== EXIT.done && args.includes('--json')) output.answer({ error: message });
    if (exitCode !== EXIT.done && !(error instanceof CommanderError)) streams.err(`${message}\n`);
    if (error instanceof CommandError && error.cause instanceof Error) streams.err(`${error.cause.stack ?? String(error.cause)}\n`);
    return exitCode;
  }
}

function createProgram(streams: Streams, answers: Output): Command {
  const program = new Command('roundsman').description('A vehicle-routing service and its tools.').version(releaseVersion);
  declareService(program, answers);
  declareAccount(program, answers);
  declareKey(program, answers);
  declareBackup(program, answers, releaseVersion);
  declareSolve(program, answers);
  declareVerify(program, answers);
  declareConvert(program, answers);
  declareExport(program, answers);
  declarePlot(program, answers);
  declareBench(program, answers);
  declareSubmit(program, answers);
  declareStrategy(program, answers);
  for (const command of [program, ...descendants(program)]) {
    command.exitOverride().configureOutput({ writeOut: (text) => streams.out(text), writeErr: (text) => streams.err(text) });
    if (command.commands.length === 0) command.option('--json', 'print exactly one JSON document on standard output');
  }
  return program;
}

function descendants(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...descendants(child)]);
}

/** Usage errors were told by the parser itself, help is no error. */
function explained(error: unknown): { exitCode: number; message: string } {
  if (error instanceof CommanderError) {
    const helpOrVersion = error.exitCode === 0 || error.code === 'commander.help';
    return { exitCode: error.exitCode === 0 ? EXIT.done : EXIT.usage, message: helpOrVersion ? 'no command given; "roundsman --help" lists the commands' : error.message };
  }
  if (error instanceof CommandError) return { exitCode: error.exitCode, message: error.message };
  return { exitCode: EXIT.refused, message: refusalText(error) ?? (error instanceof Error ? error.message : String(error)) };
}
