/** Milliseconds of the host's clock, which the module imports as `clock.now`. Only weights in timed runs may depend on it. */
export declare function now(): f64;
