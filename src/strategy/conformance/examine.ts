import { isDeepStrictEqual } from 'node:util';
import { finding, type Finding } from './finding.js';
import { Findings } from './findings.js';
import { conformanceProblems, type ConformanceCase } from './problems.js';
import { tryOut, type Subject, type Trial } from './trial.js';

export interface ExamineOptions {
  /** How often each shape of problem is generated; default 1. */
  readonly rounds?: number;
  /** Called before each run, so that a caller in another process knows which run hangs; `isOwnWork`: before work of the suite itself. */
  readonly onTrial?: (label: string, isOwnWork?: boolean) => void;
  /** Called with every finding immediately, in case the examination never finishes. */
  readonly onFinding?: (finding: Finding) => void;
}

/** Work budget of the runs that are repeated, and of those with many customers, which take longer. */
const ITERATIONS = { few: 20, most: 150 };
const MANY_CUSTOMERS = 100;
/** Delay that a busy machine may cause; a strategy itself may be late by 100 ms. */
const LATE_MS = 1000;
/** Limit of the run that must end on time; a program has to start first. */
const LIMIT_MS = { module: 300, program: 3000 };
/**
 * Number of `shouldStop` calls after which it returns true, and the time that a strategy may take from then on; a
 * program is asked to stop, then killed.
 */
const STOP_ASKS = 20;
const STOP_MS = { module: LATE_MS, program: 5000 };

/**
 * The conformance suite: runs a strategy on the problems that its manifest declares. Used by `strategy check` and the
 * project's own tests.
 * @returns the broken rules; empty for a strategy that conforms.
 */
export async function examine(subject: Subject, options: ExamineOptions = {}): Promise<Finding[]> {
  const { onTrial, onFinding } = options;
  const findings = new Findings(onFinding);
  const note = (found: Finding): void => findings.note(found);
  const run = async (each: ConformanceCase, what: string, runOptions: Parameters<typeof tryOut>[2]): Promise<Trial> => {
    onTrial?.(`${each.label} (${what})`);
    const trial = await tryOut(subject, each, runOptions);
    trial.findings.forEach(note);
    return trial;
  };

  const cases = conformanceProblems(subject.manifest, options.rounds);
  const firsts: Trial[] = [];
  for (const each of cases) firsts.push(await run(each, `${iterationsOf(each)} iterations`, { iterations: iterationsOf(each) }));
  // If no run has an answer, the other checks would only repeat that.
  if (firsts.every(({ result }) => result.ended === 'failed')) return findings.all;
  if (firsts.every(({ result }) => result.routes === null)) note(finding('solves', `found no plan for any of ${cases.length} problems that have one`));

  // In reverse order and with a fake clock, so that leaked state or dependence on time becomes visible.
  for (let at = cases.length - 1; at >= 0; at--) {
    let time = 0;
    const iterations = iterationsOf(cases[at]!);
    const { result } = await run(cases[at]!, `${iterations} iterations again`, { iterations, now: () => (time += 3.7) });
    const first = firsts[at]!.result;
    if (first.ended === 'failed' || result.ended === 'failed') continue;
    if (!isDeepStrictEqual(result.routes, first.routes) || result.ended !== first.ended) {
      note(finding('repeats', `gave two answers for the same seed and ${iterations} iterations on ${cases[at]!.label}`));
    }
  }

  const last = cases.at(-1)!;
  const kind = subject.manifest.command === undefined ? 'module' : 'program';
  const limitMs = LIMIT_MS[kind];
  const limited = await run(last, `${limitMs} ms`, { iterations: null, limitMs });
  const over = 1000 * limited.result.seconds - limitMs;
  if (over > STOP_MS[kind]) note(finding('time-limit', `ended ${over.toFixed(0)} ms after its limit of ${limitMs} ms on ${last.label}`));
  let asked = 0;
  const stopped = await run(last, 'stopped', { iterations: null, limitMs: 60_000, stopped: () => ++asked > STOP_ASKS });
  if (1000 * stopped.result.seconds > STOP_MS[kind]) {
    note(finding('time-limit', `continued for ${stopped.result.seconds.toFixed(1)} s on ${last.label} after shouldStop() returned true`));
  }
  return findings.all;
}

function iterationsOf({ problem }: ConformanceCase): number {
  return problem.customers.length > MANY_CUSTOMERS ? ITERATIONS.few : ITERATIONS.most;
}
