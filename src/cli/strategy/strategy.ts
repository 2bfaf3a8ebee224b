import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { Option } from 'commander';
import { loadConfig } from '../../config.js';
import { builtInBounds, guestBounds } from '../../strategy/bounds-registry.js';
import type { Kind } from '../../strategy/conformance/finding.js';
import { builtInStrategies, guestFolders, loadManifests } from '../../strategy/registry.js';
import { readSelectionTable } from '../../strategy/selection-reader.js';
import { EXIT } from '../command-error.js';
import { number } from '../option-values.js';
import { table, type Output } from '../output.js';
import { readSelectionFile } from '../../serve/selection.js';
import { selectionText } from './selection-text.js';
import { buildOperators } from './build-operators.js';
import { checkStrategy, type CheckReport } from './check-strategy.js';
import { KINDS, LANGUAGES, OPERATORS, writeStrategy, type Language, type OperatorTemplate } from './new-strategy.js';

const STACKS_SHOWN = 3;

/** Declares `strategy new | build | check | selection | list`. */
export function declareStrategy(program: Command, output: Output): void {
  const strategy = program.command('strategy').description('strategies, operators and bounds: new, build, check, selection, list');
  strategy
    .command('new NAME')
    .description('create the folder of a new strategy, or of a new bound, that works and passes the check; strategies/README.md explains the next steps')
    .addOption(new Option('--language <language>', 'language of the strategy').choices(LANGUAGES).default('javascript'))
    .addOption(new Option('--operator <kind>', 'create a strategy that adds an operator of this kind to alns, or a crossover to hgs').choices(OPERATORS).conflicts('language'))
    .addOption(new Option('--kind <kind>', 'what the folder plugs in: a strategy, or a bound').choices(KINDS).default('strategy').conflicts(['language', 'operator']))
    .option('--folder <folder>', 'parent folder of the new folder NAME', '.')
    .action((name: string, options: { language: Language; operator?: OperatorTemplate; kind: Kind; folder: string }) => {
      const made = writeStrategy(name, options);
      const shown = relative('.', made.folder) || '.';
      const step = options.operator === undefined ? 'check' : 'build';
      const next = [`written to ${shown}: ${made.files.join(', ')}`, `next: roundsman strategy ${step} ${shown}`];
      output.answer({ name, ...made }, next.join('\n'));
    });
  strategy
    .command('build DIR')
    .description('compile the search kernel with the operators of the strategy in a folder, operators/*.ts, into its kernel.wasm')
    .option('--draft', 'compile without optimisations, in seconds: for trying out, the search is several times slower')
    .action(async (folder: string, options: { draft?: boolean }) => {
      const built = await buildOperators(resolve(folder), options);
      output.answer(built, `${built.operators.join(', ')}: built into ${relative('.', built.file)}`);
    });
  strategy
    .command('check DIR')
    .description('run the conformance suite on the strategy or the bound in a folder, in a process with the limits of the service')
    .option('--patience <seconds>', 'a run that takes longer counts as hanging', number(0.1, 3600, { integer: false }), 20)
    .option('--memory <megabytes>', 'memory limit of the process', number(256, 1_048_576, { integer: true }), 2048)
    .option('--rounds <number>', 'problems generated per shape', number(1, 100, { integer: true }), 1)
    .action(async (folder: string, options: { patience: number; memory: number; rounds: number }) => {
      const report = await checkStrategy(resolve(folder), { patienceMs: 1000 * options.patience, memoryMegabytes: options.memory, rounds: options.rounds });
      const { manifest, findings } = report;
      output.answer({ [report.kind]: manifest?.name ?? null, version: manifest?.version ?? null, conforms: findings.length === 0, findings }, reportText(folder, report));
      for (const stack of stacksOf(report)) output.note(stack);
      if (findings.length > 0) output.refuse();
    });
  strategy
    .command('selection [FILE]')
    .description('check a selection file and print it; default: the one in force, SELECTION_FILE or the shipped one')
    .action((file: string | undefined) => {
      const config = loadConfig();
      const manifests = loadManifests([builtInStrategies, ...guestFolders(config.strategiesDir)]);
      const selection = file === undefined ? readSelectionFile(config, manifests) : readSelectionTable(resolve(file), manifests.map(({ name }) => name));
      output.answer(selection, selectionText(selection));
    });
  strategy
    .command('list')
    .description('list the strategies that the service would load, and all bounds: built-in, packages roundsman-strategy-*, STRATEGIES_DIR')
    .action(() => {
      const guests = guestFolders(loadConfig().strategiesDir);
      const manifests = loadManifests([builtInStrategies, ...guests]);
      const rows = manifests.map(({ name, version, pool, customers, command, features, folder }) =>
        [name, version, pool, `${customers.minimum}-${customers.maximum}`, command === undefined ? 'module' : 'program', features.join(' ') || '-', folder]);
      const bounds = [...builtInBounds().map((name) => [name, '-', '-']), ...guestBounds(guests).map(({ name, version, folder }) => [name, version, folder])]
        .map(([name, version, folder]) => [name!, version!, '-', '-', 'bound', '-', folder!]);
      output.answer([...manifests, ...guestBounds(guests)], table([['NAME', 'VERSION', 'POOL', 'CUSTOMERS', 'KIND', 'FEATURES', 'FOLDER'], ...rows, ...bounds]));
    });
}

/** Where the strategy threw, each place once. */
function stacksOf({ findings }: CheckReport): string[] {
  const place = (stack: string): string => stack.split('\n', 2).join();
  return [...new Map(findings.flatMap(({ stack }) => (stack === undefined ? [] : [[place(stack), stack]]))).values()].slice(0, STACKS_SHOWN);
}

function reportText(folder: string, { manifest, findings }: CheckReport): string {
  const who = manifest === null ? folder : `${manifest.name} ${manifest.version}`;
  if (findings.length === 0) return `${who} conforms`;
  const lines = findings.flatMap(({ rule, message }) => `  ${rule}: ${message}`);
  const remedies = [...new Map(findings.map(({ rule, remedy }) => [rule, `  ${rule}: ${remedy}`])).values()];
  return [`${who} does not conform (status ${EXIT.refused}):`, ...lines, 'what to do:', ...remedies].join('\n');
}
