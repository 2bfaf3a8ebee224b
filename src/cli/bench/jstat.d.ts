/** What is used of jStat, which brings no types. */
declare module 'jstat' {
  /** A distribution with the given degrees of freedom. */
  interface StudentT {
    cdf(x: number, degrees: number): number;
    inv(probability: number, degrees: number): number;
  }
  const jStat: { readonly studentt: StudentT };
  export default jStat;
}
