import { Command, CommanderError } from 'commander';
import { releaseVersion } from '../root.js';
import { CommandError, EXIT } from './command-error.js';
import { Output, standardStreams, type Streams } from './output.js';

/** Declares one or more commands of the program. */
type Declare = (program: Command, output: Output) => void;

const service = async (): Promise<Declare> => (await import('./service.js')).declareService;
const backup = async (): Promise<Declare> => {
  const { declareBackup } = await import('./backup.js');
  return (program, output) => declareBackup(program, output, releaseVersion);
};

/** How each command is declared, in the order of the help: only the code of the given command is loaded, so that none waits for that of others. */
const COMMANDS: ReadonlyMap<string, () => Promise<Declare>> = new Map(Object.entries({
  restart: service,
  serve: service,
  api: service,
  worker: service,
  account: async () => (await import('./management.js')).declareAccount,
  key: async () => (await import('./management.js')).declareKey,
  backup,
  restore: backup,
  solve: async () => (await import('./solve.js')).declareSolve,
  verify: async () => (await import('./verify.js')).declareVerify,
  convert: async () => (await import('./convert.js')).declareConvert,
  export: async () => (await import('./export/export.js')).declareExport,
  plot: async () => (await import('./export/plot.js')).declarePlot,
  bench: async () => (await import('./bench/bench.js')).declareBench,
  submit: async () => (await import('./submit.js')).declareSubmit,
  strategy: async () => (await import('./strategy/strategy.js')).declareStrategy,
}));

/**
 * Runs one command line.
 *
 * @param args without the program's name.
 * @returns the exit status: 0 done, 1 refused or not solved with a reason, 2 wrong usage.
 */
export async function runCommandLine(args: readonly string[], streams: Streams = standardStreams): Promise<number> {
  const output = new Output(args.includes('--json'), streams);
  const program = await createProgram(args, streams, output);
  try {
    await program.parseAsync(args, { from: 'user' });
    return output.exitCode;
  } catch (error) {
    const { exitCode, message } = await explained(error);
    if (exitCode !== EXIT.done && args.includes('--json')) output.answer({ error: message });
    if (exitCode !== EXIT.done && !(error instanceof CommanderError)) streams.err(`${message}\n`);
    if (error instanceof CommandError && error.cause instanceof Error) streams.err(`${error.cause.stack ?? String(error.cause)}\n`);
    return exitCode;
  }
}

async function createProgram(args: readonly string[], streams: Streams, output: Output): Promise<Command> {
  const program = new Command('roundsman').description('A vehicle-routing service and its tools.').version(releaseVersion);
  const given = COMMANDS.get(args.find((arg) => !arg.startsWith('-')) ?? '');
  const loads = new Set(given === undefined ? COMMANDS.values() : [given]);
  for (const declare of await Promise.all([...loads].map((load) => load()))) declare(program, output);
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
async function explained(error: unknown): Promise<{ exitCode: number; message: string }> {
  if (error instanceof CommanderError) {
    const helpOrVersion = error.exitCode === 0 || error.code === 'commander.help';
    return { exitCode: error.exitCode === 0 ? EXIT.done : EXIT.usage, message: helpOrVersion ? 'no command given; "roundsman --help" lists the commands' : error.message };
  }
  if (error instanceof CommandError) return { exitCode: error.exitCode, message: error.message };
  const { refusalText } = await import('../serve/refusal.js');
  return { exitCode: EXIT.refused, message: refusalText(error) ?? (error instanceof Error ? error.message : String(error)) };
}
