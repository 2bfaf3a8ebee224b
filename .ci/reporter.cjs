/** The spec reporter, which also writes the numbers of the run to the file of the option `output`. */
const { writeFileSync } = require('node:fs');
const { reporters } = require('mocha');

module.exports = class SpecWithNumbers extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      writeFileSync(options.reporterOption.output, JSON.stringify({ passes, failures, pending }));
    });
  }
};
