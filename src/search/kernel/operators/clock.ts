/**
 * Milliseconds of the host's clock, imported by the module as `clock.now`. Only weights in timed runs may depend on it.
 */
export declare function now(): f64;
