/** Formats the name of a method or feature as words: `column-generation` as `column generation`. */
export function words(name: string): string {
  return name.replaceAll(/[-_]/g, ' ');
}
