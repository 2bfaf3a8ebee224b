/** The spec reporter, which also writes the numbers of the run, and the files with skipped tests, to the file of the option `output`. */
const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');
const { reporters } = require('mocha');

module.exports = class SpecWithNumbers extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const skipped = new Set();
    runner.on('pending', ({ file }) => skipped.add(relative(process.cwd(), file)));
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      writeFileSync(options.reporterOption.output, JSON.stringify({ passes, failures, pending, skipped: [...skipped].sort() }));
    });
  }
};
