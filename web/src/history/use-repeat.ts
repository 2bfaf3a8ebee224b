import { useEffect, useRef } from 'preact/hooks';

/** Does something again and again while it is wanted and the page is seen. */
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
