import { signal } from '@preact/signals';

const message = signal('');

/** Announces an event to screen readers, without interrupting them. */
export function announce(text: string): void {
  // Repeating the same text is not a change, so screen readers would stay silent.
  message.value = message.peek() === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return <div class="visually-hidden" role="status" aria-live="polite">{message}</div>;
}
