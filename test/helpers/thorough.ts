/** True under `make verify-long`: every case of a kind runs with real processes, where `make test` takes one or a few of each kind. */
export const THOROUGH = process.env['THOROUGH'] === 'true';
