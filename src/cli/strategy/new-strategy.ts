import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '../../root.js';
import { manifestFaults } from '../../strategy/index.js';
import { CommandError, UsageError } from '../command-error.js';

export const LANGUAGES = ['javascript', 'python'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface NewStrategy {
  /** Absolute. */
  readonly folder: string;
  readonly files: readonly string[];
}

/** What stands for the strategy's name in the templates. */
const NAME = /STRATEGY_NAME/g;

/**
 * Writes the folder of a new strategy from the template of its language.
 * @throws UsageError for a name that a manifest would be refused for; CommandError when the folder is there already.
 */
export function writeStrategy(name: string, options: { readonly language: Language; readonly folder: string }): NewStrategy {
  const template = join(packageRoot, 'strategies', 'template', options.language);
  const files = new Map(readdirSync(template).sort().map((file) => [file, readFileSync(join(template, file), 'utf8').replace(NAME, name)]));
  const faults = manifestFaults(JSON.parse(files.get('manifest.json')!));
  if (faults.length > 0) throw new UsageError(`strategy ${name}: ${faults.join('; ')}`);
  const folder = resolve(options.folder, name);
  if (existsSync(folder)) throw new CommandError(`${folder} is there already; choose another name or --folder`);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  return { folder, files: [...files.keys()] };
}
