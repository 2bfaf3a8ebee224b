import { isDeepStrictEqual } from 'node:util';
import { finding, type Finding, type Rule } from './finding.js';
import { conformanceProblems, type ConformanceCase } from './problems.js';
import { tryOut, type Subject, type Trial } from './trial.js';

export interface ExamineOptions {
  /** How often each shape of problem is drawn; default 1. */
  readonly rounds?: number;
  /** Told before each run, so that a caller in another process knows what hangs. */
  readonly onTrial?: (told: string) => void;
  /** Told of every finding at once, for the case that the examination does not come to its end. */
  readonly onFinding?: (finding: Finding) => void;
}

/** Work budget of the runs that must repeat. */
const ITERATIONS = 150;
/** Findings of one rule that are told. */
const TOLD_PER_RULE = 3;
/** A busy machine may be late by so much; a strategy itself by 100 ms. */
const LATE_MS = 1000;
/** Limit of the run that must end by the clock; a program starts first. */
const LIMIT_MS = { module: 300, program: 3000 };
/** Questions after which `shouldStop` says yes, and what a strategy may take from then on; a program is asked to, then killed. */
const STOP_ASKS = 20;
const STOP_MS = { module: LATE_MS, program: 5000 };

/**
 * The conformance suite: runs a strategy over the problems that its manifest says it takes. `strategy check` and the
 * project's own tests call this.
 * @returns what it broke, by rule; empty for a strategy that conforms.
 */
export async function examine(subject: Subject, options: ExamineOptions = {}): Promise<Finding[]> {
  const { onTrial, onFinding } = options;
  const told = new Map<Rule, number>();
  const findings: Finding[] = [];
  const note = (found: Finding): void => {
    // The second run of a problem often breaks what the first one did.
    if (findings.some(({ message }) => message === found.message)) return;
    const count = (told.get(found.rule) ?? 0) + 1;
    told.set(found.rule, count);
    if (count > TOLD_PER_RULE) return;
    findings.push(found);
    onFinding?.(found);
  };
  const run = async (each: ConformanceCase, what: string, runOptions: Parameters<typeof tryOut>[2]): Promise<Trial> => {
    onTrial?.(`${each.told} (${what})`);
    const trial = await tryOut(subject, each, runOptions);
    trial.findings.forEach(note);
    return trial;
  };

  const cases = conformanceProblems(subject.manifest, options.rounds);
  const firsts: Trial[] = [];
  for (const each of cases) firsts.push(await run(each, `${ITERATIONS} iterations`, { iterations: ITERATIONS }));
  // Without an answer anywhere the rest would say the same again.
  if (firsts.every(({ result }) => result.ended === 'failed')) return findings;
  if (firsts.every(({ result }) => result.routes === null)) note(finding('solves', `found no plan for any of ${cases.length} problems that have one`));

  // Backwards and with a clock of its own making, so that neither state nor time may show.
  for (let at = cases.length - 1; at >= 0; at--) {
    let time = 0;
    const { result } = await run(cases[at]!, `${ITERATIONS} iterations again`, { iterations: ITERATIONS, now: () => (time += 3.7) });
    const first = firsts[at]!.result;
    if (first.ended === 'failed' || result.ended === 'failed') continue;
    if (!isDeepStrictEqual(result.routes, first.routes) || result.ended !== first.ended) {
      note(finding('repeats', `gave two answers for one seed and ${ITERATIONS} iterations on ${cases[at]!.told}`));
    }
  }

  const last = cases.at(-1)!;
  const kind = subject.manifest.command === undefined ? 'module' : 'program';
  const limitMs = LIMIT_MS[kind];
  const limited = await run(last, `${limitMs} ms`, { iterations: null, limitMs });
  const over = 1000 * limited.result.seconds - limitMs;
  if (over > STOP_MS[kind]) note(finding('time-limit', `ended ${over.toFixed(0)} ms after its limit of ${limitMs} ms on ${last.told}`));
  let asked = 0;
  const stopped = await run(last, 'stopped', { iterations: null, limitMs: 60_000, stopped: () => ++asked > STOP_ASKS });
  if (1000 * stopped.result.seconds > STOP_MS[kind]) {
    note(finding('time-limit', `went on for ${stopped.result.seconds.toFixed(1)} s on ${last.told} though shouldStop() said yes`));
  }
  return findings;
}
