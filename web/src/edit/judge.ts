/** Asks the service about one plan after another: one call at a time, and only about the last plan that was asked for. */
export interface Judge<Subject> {
  /** Asks after a pause in which nothing else is tried or asked. */
  readonly try: (subject: Subject) => void;
  /** Asks as soon as no call is under way. */
  readonly ask: (subject: Subject) => void;
  /** Forgets what is still to be asked, and does not report the call that is under way. */
  readonly stop: () => void;
}

export interface JudgeOptions<Subject, Verdict> {
  readonly call: (subject: Subject) => Promise<Verdict>;
  readonly onVerdict: (subject: Subject, verdict: Verdict) => void;
  readonly onError: (subject: Subject, error: unknown) => void;
  /** Calls back after a pause. @returns a function that prevents it. */
  readonly pause: (then: () => void) => () => void;
}

export function createJudge<Subject, Verdict>({ call, onVerdict, onError, pause }: JudgeOptions<Subject, Verdict>): Judge<Subject> {
  let wanted: { readonly subject: Subject } | null = null;
  let busy = false;
  let turn = 0;
  let unpause: () => void = () => undefined;

  const next = async (): Promise<void> => {
    if (busy || wanted === null) return;
    const { subject } = wanted;
    wanted = null;
    busy = true;
    const mine = turn;
    try {
      const verdict = await call(subject);
      if (mine === turn) onVerdict(subject, verdict);
    } catch (error) {
      if (mine === turn) onError(subject, error);
    } finally {
      busy = false;
      void next();
    }
  };
  const ask = (subject: Subject): void => {
    unpause();
    wanted = { subject };
    void next();
  };
  return {
    ask,
    try(subject) {
      unpause();
      unpause = pause(() => ask(subject));
    },
    stop() {
      unpause();
      wanted = null;
      turn++;
    },
  };
}
