/** The conformance suite: the rules for every strategy as code, shared by the command line and the tests. */
export { examine, type ExamineOptions } from './examine.js';
export { finding, RULES, type Finding, type Rule } from './finding.js';
export { conformanceProblems, type ConformanceCase } from './problems.js';
