import { InvalidArgumentError } from 'commander';

/** Creates the parser of an option that takes comma-separated integers. */
export function wholeNumbers(least: number, most: number): (text: string) => number[] {
  return (text) => text.split(',').map((part) => {
    const value = /^\s*\d+\s*$/.test(part) ? Number(part) : NaN;
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(`"${part}": give whole numbers from ${least} to ${most}, separated by commas.`);
    return value;
  });
}
