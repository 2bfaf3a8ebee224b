import { useEffect, useRef, useState } from 'preact/hooks';

/** A fetched value: loading, present or failed. The last value stays while it is loaded again. */
export interface Resource<T> {
  readonly value: T | null;
  readonly error: unknown;
  readonly loading: boolean;
  /** Fetches the value again. */
  readonly reload: () => void;
}

/**
 * Fetches a value when the component mounts and whenever the key changes.
 * @param key identifies the value; a new key discards the old value.
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
