import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { boundRowName, type BoundRow } from './bound-rows.js';
import type { CataloguedInstance } from './catalogue.js';
import { figureRows, rowName, type FigureRow } from './figure-rows.js';
import type { InstanceLists } from './instance-rule.js';

/** An instance of figures.txt. */
export interface ListedInstance {
  readonly family: string;
  /** Without its extension, as in runs. */
  readonly instance: string;
  readonly row: FigureRow;
  /** Also on the tuning list: its figures are not blind. */
  readonly tuned: boolean;
}

const FOLDER = join(packageRoot, 'bench', 'solver');

/** @returns the lists as files, by name. */
export function listTexts({ figures, tune, report }: InstanceLists): Record<string, string> {
  const lines = (instances: readonly { readonly path: string }[]) => instances.map(({ path }) => path);
  return {
    'figures.txt': text(['# The instances of the figures, row by row; the rule is in INSTANCES.md.', ...[...figures].flatMap(([row, instances]) => [`# ${rowName(row)}`, ...lines(instances)])]),
    'tune.txt': text(lines(tune)),
    'report.txt': text(lines(report)),
  };
}

/** @returns bounds.txt: the instances of the rows of bounds, row by row. Requests are made, not catalogued: their row is not in it. */
export function boundListText(lists: ReadonlyMap<BoundRow, readonly CataloguedInstance[]>): string {
  const filled = [...lists].filter(([, instances]) => instances.length > 0);
  return text(['# The instances of the bounds, row by row; the rule is in INSTANCES.md.', ...filled.flatMap(([row, instances]) => [`# ${boundRowName(row)}`, ...instances.map(({ path }) => path)])]);
}

/** @returns figures.txt. @throws RangeError for an instance without a row heading above it. */
export function figureList(): ListedInstance[] {
  const tuned = new Set(linesOf('tune.txt'));
  let row: FigureRow | undefined;
  return linesOf('figures.txt').flatMap((line) => {
    if (line.startsWith('#')) {
      row = figureRows.find((known) => line === `# ${rowName(known)}`);
      return [];
    }
    if (row === undefined) throw new RangeError(`figures.txt: ${line} stands below no row of the figures; its heading must be one of ${figureRows.map(rowName).join('; ')}`);
    const [, family, instance] = /^(.*)\/(.*)\.\w+$/.exec(line) ?? [];
    if (family === undefined || instance === undefined) throw new RangeError(`figures.txt: ${line} is no path of the form family/instance.ending`);
    return [{ family, instance, row, tuned: tuned.has(line) }];
  });
}

/** @returns the key that identifies a run's instance. */
export function instanceKey({ family, instance }: Pick<BenchRun, 'family' | 'instance'>): string {
  return `${family}/${instance}`;
}

function linesOf(name: string): string[] {
  return readFileSync(join(FOLDER, name), 'utf8').split('\n').filter((line) => line !== '');
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
