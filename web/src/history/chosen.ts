import { signal } from '@preact/signals';

/** Tasks selected for comparison, in the order of selection: at most two, kept across pages of the list. */
export const chosen = signal<readonly string[]>([]);

/** Selects or deselects a task. Selecting a third deselects the first. */
export function toggleChosen(id: string): void {
  chosen.value = chosen.value.includes(id) ? chosen.value.filter((each) => each !== id) : [...chosen.value, id].slice(-2);
}
