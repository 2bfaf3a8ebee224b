/** The part of `fast-levenshtein` that the service uses; the package has no types. */
declare module 'fast-levenshtein' {
  const levenshtein: {
    /** @returns how many characters to insert, delete or replace to turn one text into the other. */
    get(one: string, other: string): number;
  };
  export default levenshtein;
}
