/** The part of `bidi-js` that the service uses; the package has no types. */
declare module 'bidi-js' {
  export default function createBidi(): {
    /** @returns the name of a character's Bidi_Class: `L`, `R`, `AL`, ... */
    getBidiCharTypeName(character: string): string;
  };
}
