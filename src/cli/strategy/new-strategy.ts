import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packageRoot } from '../../root.js';
import { guestNameFault } from '../../strategy/bounds-registry.js';
import type { Kind } from '../../strategy/conformance/finding.js';
import { manifestFaults } from '../../strategy/manifest.js';
import { CommandError, UsageError } from '../command-error.js';

export const LANGUAGES = ['javascript', 'python'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Kinds of operators that a strategy may add to those of `alns`, a crossover to that of `hgs`. */
export const OPERATORS = ['ruin', 'recreate', 'move', 'crossover'] as const;
export type OperatorTemplate = (typeof OPERATORS)[number];

/** What a folder plugs in. */
export const KINDS = ['strategy', 'bound'] as const satisfies readonly Kind[];

export interface NewStrategy {
  /** Absolute. */
  readonly folder: string;
  readonly files: readonly string[];
}

export interface NewStrategyOptions {
  readonly language: Language;
  readonly folder: string;
  /** A strategy that adds an operator to `alns`, or a crossover to `hgs`; left out: one with a method of its own. */
  readonly operator?: OperatorTemplate | undefined;
  /** Default: a strategy; the other options but the folder are then for strategies only. */
  readonly kind?: Kind | undefined;
}

/** Placeholder for the strategy's name in the templates. */
const NAME = /STRATEGY_NAME/g;

/**
 * Writes the folder of a new strategy from the template of its language, or of an operator, or that of a new bound.
 * @throws UsageError for a name that a manifest would be refused for, or that something built-in has; CommandError when the folder is there already or cannot be written.
 */
export function writeStrategy(name: string, options: NewStrategyOptions): NewStrategy {
  const files = templateFiles(options);
  const faults = manifestFaults(JSON.parse(files.get('manifest.json')!.replace(NAME, name)));
  const taken = guestNameFault(name);
  if (taken !== null) faults.push(taken);
  if (faults.length > 0) throw new UsageError(`${options.kind ?? 'strategy'} ${name}: ${faults.join('; ')}`);
  const folder = resolve(options.folder, name);
  if (existsSync(folder)) throw new CommandError(`${folder} already exists; choose another name or --folder`);
  try {
    writeFiles(folder, new Map([...files].map(([file, text]) => [file, text.replace(NAME, name)])));
  } catch (error) {
    throw new CommandError(`${folder}: cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); choose a parent folder that can be written with --folder`);
  }
  return { folder, files: [...files.keys()] };
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  if (files.has('package.json')) linkInstallation(folder);
}

/** The files of a template: of an operator's all but the other kinds of operators. */
function templateFiles(options: NewStrategyOptions): Map<string, string> {
  const template = join(packageRoot, 'strategies', 'template', templateName(options));
  const others = OPERATORS.filter((kind) => kind !== options.operator).map((kind) => join('operators', `${kind}.ts`));
  const names = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .filter((name) => !others.includes(name));
  return new Map(names.sort().map((name) => [name, readFileSync(join(template, name), 'utf8')]));
}

function templateName({ language, operator, kind }: NewStrategyOptions): string {
  if (kind === 'bound') return 'bound';
  if (operator === undefined) return language;
  return operator === 'crossover' ? 'crossover' : 'operator';
}

/** Lets Node and tsc find `roundsman/strategy`, which `#strategy` stands for in the folder's package.json. */
function linkInstallation(folder: string): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(packageRoot, join(folder, 'node_modules', 'roundsman'), 'dir');
}
