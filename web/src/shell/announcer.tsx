import { signal } from '@preact/signals';

const message = signal('');

/** Has screen readers say something that happened, once they are silent. */
export function announce(text: string): void {
  // The same text twice is no change: a screen reader would be silent the second time.
  message.value = message.peek() === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return <div class="visually-hidden" role="status" aria-live="polite">{message}</div>;
}
