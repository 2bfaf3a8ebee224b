/** Generates instances by class, size and seed: `make instances`, see ../README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { instanceClasses, MIN_CUSTOMERS, makeInstance } from './make-instance.js';
import { wholeNumbers } from './whole-numbers.js';

interface Options {
  readonly classes: readonly string[];
  readonly sizes?: readonly number[];
  readonly seeds: readonly number[];
}

/** Customers of each family's instances unless --sizes says so. */
const SIZES: Readonly<Record<string, readonly number[]>> = { x: [120, 300, 800], road: [120, 300, 800], dispatch: [50, 200, 800], pairs: [50, 200, 800] };

const classNames = instanceClasses.map(({ name }) => name);

/** A class, or all classes of a family. */
function classesOf(text: string): string[] {
  const chosen = text.split(',').map((name) => name.trim()).flatMap((name) => {
    const members = instanceClasses.filter(({ family }) => family === name).map((member) => member.name);
    if (members.length === 0 && !classNames.includes(name)) throw new InvalidArgumentError(`"${name}" is no class; there are ${classNames.join(', ')}, and x, road, dispatch and pairs for all of a kind.`);
    return members.length > 0 ? members : [name];
  });
  return [...new Set(chosen)];
}

const program = new Command('instances')
  .description(`make instances into FOLDER/x, FOLDER/road, FOLDER/dispatch and FOLDER/pairs, the same bytes every time\n\n${instanceClasses.map(({ name, description }) => `  ${name.padEnd(17)} ${description}`).join('\n')}`)
  .argument('<folder>', 'where they are written; it is made')
  .option('--classes <names>', 'classes, or x, road, dispatch and pairs for all of a kind, separated by commas', classesOf, classNames)
  .option('--sizes <numbers>', 'customers, separated by commas; default: 120,300,800, and 50,200,800 for dispatch and pairs', wholeNumbers(MIN_CUSTOMERS, Math.max(...instanceClasses.map(({ most }) => most))))
  .option('--seeds <numbers>', 'seeds, separated by commas', wholeNumbers(1, 1_000_000), [1])
  .action(write);

function familyOf(className: string): string {
  return instanceClasses.find(({ name }) => name === className)!.family;
}

function write(folder: string, { classes, sizes, seeds }: Options): void {
  const beyond = instanceClasses.find(({ name, most }) => classes.includes(name) && sizes?.some((size) => size > most));
  if (beyond !== undefined) program.error(`error: class ${beyond.name} has at most ${beyond.most} customers; give smaller --sizes, or leave it out of --classes`);
  for (const name of classes) {
    for (const size of sizes ?? SIZES[familyOf(name)]!) {
      for (const seed of seeds) {
        const { family, file, text } = makeInstance(name, size, seed);
        try {
          mkdirSync(join(folder, family), { recursive: true });
          writeFileSync(join(folder, family, file), text);
        } catch (error) {
          program.error(`error: ${join(folder, family, file)} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); choose another folder`);
        }
        console.log(join(family, file));
      }
    }
  }
}

program.parse();
