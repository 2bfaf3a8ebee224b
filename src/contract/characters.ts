/** @returns the length of a text as the contract counts it: in Unicode code points. */
export function characters(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) if (text.codePointAt(i)! > 0xffff) count--;
  return count;
}

/** @returns the first characters of a text; no pair of surrogates is cut in two. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, 2 * count)).slice(0, count).join('');
}
