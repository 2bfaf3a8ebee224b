import { useEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the inner size of an element in CSS pixels, kept up to date; 0 x 0 before it is laid out. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}
