import { useEffect, useRef } from 'preact/hooks';

/** Calls a function periodically while `wanted` is true and the page is visible. */
export function useRepeat(wanted: boolean, everyMs: number, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [wanted, everyMs]);
}
