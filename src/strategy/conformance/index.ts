/** The conformance suite: what every strategy must hold, as code that the command line and the tests share. */
export { examine, type ExamineOptions } from './examine.js';
export { finding, RULES, type Finding, type Rule } from './finding.js';
export { conformanceProblems, type ConformanceCase } from './problems.js';
