/** The parts of jStat that are used; it has no types of its own. */
declare module 'jstat' {
  /** A distribution with the given degrees of freedom. */
  interface StudentT {
    cdf(x: number, degrees: number): number;
    inv(probability: number, degrees: number): number;
  }
  const jStat: { readonly studentt: StudentT };
  export default jStat;
}
