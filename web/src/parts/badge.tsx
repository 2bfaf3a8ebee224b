import type { ComponentChildren } from 'preact';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'none';

/** A state as a word; the colour only repeats it. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) {
  return <span class={tone === 'none' ? 'badge' : `badge badge-${tone}`}>{children}</span>;
}
