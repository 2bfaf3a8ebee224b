/** What a conversion has to say: faults, which make it impossible, and notes. */
export class Remarks {
  readonly #faults: string[] = [];
  readonly #notes = new Map<string, { readonly first: string; count: number }>();

  /** @param message names the member, where it is, its value and the remedy. */
  fault(message: string): void {
    this.#faults.push(message);
  }

  /** Notes what has no counterpart and does no harm; the same of several members is one note. @param path of the member. */
  note(path: string, text: string): void {
    const known = this.#notes.get(text);
    if (known === undefined) this.#notes.set(text, { first: path, count: 1 });
    else known.count++;
  }

  get faults(): readonly string[] {
    return this.#faults;
  }

  get notes(): string[] {
    return [...this.#notes].map(([text, { first, count }]) => `${first}${count > 1 ? ` and ${count - 1} more` : ''}: ${text}`);
  }
}
