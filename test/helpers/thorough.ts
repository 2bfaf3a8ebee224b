/**
 * True under `make verify-long`: every case of a kind runs with real processes, whereas `make test` runs one or a few
 * of each kind.
 */
export const THOROUGH = process.env['THOROUGH'] === 'true';

/** @returns the number of random cases of a loop: `few` under `make test`, `many` under `make verify-long`. */
export const countOf = (few: number, many: number): number => (THOROUGH ? many : few);
