import { signal } from '@preact/signals';

/** The tasks that are chosen to be compared, in the order of choosing; two at most, and across pages of the list. */
export const chosen = signal<readonly string[]>([]);

/** Chooses a task or takes the choice back; of three the one that was chosen first goes. */
export function toggleChosen(id: string): void {
  chosen.value = chosen.value.includes(id) ? chosen.value.filter((each) => each !== id) : [...chosen.value, id].slice(-2);
}
