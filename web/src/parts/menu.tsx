import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A button that opens a list of links. A click elsewhere, a selection or Escape closes it. */
export function Menu({ label, children }: { readonly label: ComponentChildren; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: PointerEvent): void => {
      if (!box.current!.contains(event.target as Node)) box.current!.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const close = (): void => {
    box.current!.open = false;
    box.current!.querySelector('summary')!.focus();
  };
  return (
    <details
      ref={box} class="menu" onKeyDown={(event) => event.key === 'Escape' && box.current!.open && close()}
      onFocusOut={(event) => {
        if (event.relatedTarget instanceof Node && !box.current!.contains(event.relatedTarget)) box.current!.open = false;
      }}
    >
      <summary class="button">{label}</summary>
      <div class="menu-items" onClick={() => close()}>{children}</div>
    </details>
  );
}
