/** A bar of round length. */
export interface ScaleBar {
  readonly meters: number;
  readonly pixels: number;
  /** `500 m` or `2 km`. */
  readonly text: string;
}

/** Returns the longest bar of 1, 2 or 5 times a power of ten meters that fits. @param most pixels. */
export function scaleBar(metersPerPixel: number, most: number): ScaleBar {
  const longest = metersPerPixel * most;
  const power = 10 ** Math.floor(Math.log10(longest));
  const meters = Number(((([5, 2].find((factor) => factor * power <= longest) ?? 1) * power)).toPrecision(3));
  return { meters, pixels: meters / metersPerPixel, text: meters >= 1000 ? `${meters / 1000} km` : `${meters} m` };
}
