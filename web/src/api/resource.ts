import { useEffect, useRef, useState } from 'preact/hooks';

/** Something asked for: on its way, there, or refused. What was there stays while it is asked for again. */
export interface Resource<T> {
  readonly value: T | null;
  readonly error: unknown;
  readonly loading: boolean;
  /** Asks again. */
  readonly reload: () => void;
}

/**
 * Asks for something when the component appears and whenever the key changes.
 * @param key what is asked for; with another key the old value is forgotten.
 */
export function useResource<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const [state, setState] = useState<{ key: string; value: T | null; error: unknown; loading: boolean }>({ key, value: null, error: null, loading: true });
  const [turn, setTurn] = useState(0);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const stop = new AbortController();
    setState((old) => ({ key, value: old.key === key ? old.value : null, error: null, loading: true }));
    latest.current(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setState({ key, value, error: null, loading: false });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState((old) => ({ ...old, key, error, loading: false }));
      },
    );
    return () => stop.abort();
  }, [key, turn]);
  const fresh = state.key === key;
  return {
    value: fresh ? state.value : null,
    error: fresh ? state.error : null,
    loading: !fresh || state.loading,
    reload: () => setTurn((count) => count + 1),
  };
}
