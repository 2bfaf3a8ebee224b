import type { ComponentChildren } from 'preact';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'none';

/** A state in a word; the colour only repeats what the word says. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) {
  return <span class={tone === 'none' ? 'badge' : `badge badge-${tone}`}>{children}</span>;
}
