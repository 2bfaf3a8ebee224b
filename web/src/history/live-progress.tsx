import { useEffect, useRef, useState } from 'preact/hooks';
import { CostCurve } from '../playground/cost-curve.js';
import { followTask } from '../playground/follow.js';
import { advance, IDLE, type Run } from '../playground/run.js';
import { useElapsed } from '../playground/use-elapsed.js';

/** Best cost and lower bound of a task that is being solved. What was seen stays after its end, until the page is left. */
export function LiveProgress({ id, running }: { readonly id: string; readonly running: boolean }) {
  const run = useLiveRun(id, running);
  const until = useElapsed(run);
  const seen = run.curve.length + run.bounds.length > 0;
  if (!seen && run.phase !== 'solving') return null;
  return (
    <section class="card stack" aria-labelledby="progress-title" data-phase={run.phase}>
      <h2 id="progress-title">Progress</h2>
      <CostCurve run={run} until={until} />
    </section>
  );
}

/** Follows a task if it was running when it was first shown. */
function useLiveRun(id: string, running: boolean): Run {
  const [run, setRun] = useState<Run>(IDLE);
  const follows = useRef(running);
  useEffect(() => {
    setRun({ ...IDLE, phase: 'queued', id });
    if (!follows.current) return;
    // A task that can no longer be followed still updates with the page.
    return followTask(id, { apply: (event) => setRun((before) => advance(before, event)), failed: () => undefined });
  }, [id]);
  return run;
}
