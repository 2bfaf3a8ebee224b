/**
 * Eight colours per theme that people with any of the three dichromacies can distinguish: the set of Okabe and Ito, adjusted
 * until each has a contrast of 3 on the page's surface. Colour is never the only cue: the mark of a vehicle differs from its
 * neighbours' and its line is dashed from the ninth on.
 * @see M. Okabe, K. Ito, Color Universal Design, 2008.
 */
export const PALETTE = {
  light: ['#1555b4', '#b8480d', '#459688', '#720663', '#c48806', '#0999f1', '#7a546f', '#3a400a'],
  dark: ['#418cf3', '#f48b05', '#67f5c3', '#af3f93', '#f5d540', '#8dc5f5', '#b7899f', '#7e6a09'],
} as const;

export type Theme = keyof typeof PALETTE;

/** Shapes of a stop. Their number is coprime with the number of colours, which gives 40 distinct pairs. */
export const MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;

export type Mark = (typeof MARKS)[number];

/** Lengths of dash and gap in pixels; empty for a solid line. */
export const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3]];

/** How a vehicle is drawn. */
export interface Look {
  readonly colour: string;
  readonly mark: Mark;
  readonly dash: readonly number[];
  /** Whether the mark is hollow: from the 41st route on. */
  readonly hollow: boolean;
}

/** Returns the look of a route by its index; the same everywhere and in every session. */
export function lookOf(route: number, theme: Theme): Look {
  const colours = PALETTE[theme];
  return {
    colour: colours[route % colours.length]!,
    mark: MARKS[route % MARKS.length]!,
    dash: DASHES[Math.floor(route / colours.length) % DASHES.length]!,
    hollow: Math.floor(route / (colours.length * MARKS.length)) % 2 === 1,
  };
}

/**
 * Returns the outline of a mark as points around (0, 0), or null for the circle, which has none.
 * @param radius of the circle that covers the same area, in pixels.
 */
export function outline(mark: Mark, radius: number): readonly (readonly [number, number])[] | null {
  const r = radius;
  switch (mark) {
    case 'circle':
      return null;
    case 'square':
      return box(0.886 * r);
    case 'triangle':
      return [[0, -1.45 * r], [1.3 * r, 0.85 * r], [-1.3 * r, 0.85 * r]];
    case 'diamond':
      return [[0, -1.3 * r], [1.3 * r, 0], [0, 1.3 * r], [-1.3 * r, 0]];
    case 'cross':
      return plus(1.25 * r, 0.45 * r);
  }
}

function box(half: number): [number, number][] {
  return [[-half, -half], [half, -half], [half, half], [-half, half]];
}

/** A plus sign: arms of length `a` and half width `w`. */
function plus(a: number, w: number): [number, number][] {
  return [[-w, -a], [w, -a], [w, -w], [a, -w], [a, w], [w, w], [w, a], [-w, a], [-w, w], [-a, w], [-a, -w], [-w, -w]];
}
