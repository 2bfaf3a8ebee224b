import { useEffect, useState } from 'preact/hooks';
import { resultOf, secondsOf, type Run } from './run.js';

/** Elapsed seconds of the solve; the time in the result once it has finished. */
export function useElapsed(run: Run): number {
  const [seconds, setSeconds] = useState(0);
  const solving = run.phase === 'solving';
  useEffect(() => {
    if (!solving) return;
    const ahead = 1000 * (run.best?.elapsed_seconds ?? 0);
    const from = performance.now() - ahead;
    const timer = setInterval(() => setSeconds((performance.now() - from) / 1000), 200);
    return () => clearInterval(timer);
  }, [solving, run.attempt, run.id]);
  useEffect(() => {
    if (run.phase === 'submitting') setSeconds(0);
  }, [run.phase]);
  const result = resultOf(run);
  return result ? secondsOf(result) : Math.max(seconds, run.best?.elapsed_seconds ?? 0);
}
