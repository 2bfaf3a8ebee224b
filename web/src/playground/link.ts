/** Marks the entry of the browser's history whose link was taken over last; null: none was. */
let taken: number | null = null;

/** Whether what the address links to is what the user left in the playground, with what they have made of it since. */
export function isTaken(): boolean {
  return taken !== null && (history.state as { readonly taken?: number } | null)?.taken === taken;
}

/** Remembers that the playground has what the address links to. */
export function take(): void {
  taken = Math.random();
  history.replaceState({ taken }, '');
}

/** Lets every link load again. */
export function forgetLink(): void {
  taken = null;
}
