/** True under `make verify-long`: every case of a kind runs with real processes, where `make test` takes one or a few of each kind. */
export const THOROUGH = process.env['THOROUGH'] === 'true';

/** @returns how many random cases a loop takes: `few` under `make test`, `many` under `make verify-long`. */
export const countOf = (few: number, many: number): number => (THOROUGH ? many : few);
