/** What a drawing context measures texts with. */
export interface Measuring {
  readonly measureText: (text: string) => { readonly width: number };
}

/**
 * Returns a text that is no wider than `width` pixels in the font of a drawing context: with an ellipsis where it is too long. The number
 * that sets it apart from equal vehicles stays.
 */
export function fitted(context: Measuring, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const number = / \d{1,4}$/.exec(text)?.[0] ?? '';
  const letters = Array.from(new Intl.Segmenter().segment(text.slice(0, text.length - number.length)), ({ segment }) => segment);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (context.measureText(`${letters.slice(0, middle).join('')}…${number}`).width <= width) least = middle;
    else most = middle - 1;
  }
  return `${letters.slice(0, least).join('').trimEnd()}…${number}`;
}

/** Returns the left edge of a label inside the map: right of its stop, or left of it where there is no room. */
export function labelLeft(px: number, gap: number, width: number, room: number): number {
  return px + gap + width <= room || px - gap - width < 0 ? px + gap : px - gap - width;
}

/** Where a label of one line lies, pixels. */
export interface LabelBox {
  readonly left: number;
  readonly middle: number;
  readonly width: number;
}

/** Height of a line of labels, pixels. */
const LINE = 11;

/** Whether two labels would cover one another. */
export function covers(a: LabelBox, b: LabelBox): boolean {
  return Math.abs(a.middle - b.middle) < LINE && a.left < b.left + b.width && b.left < a.left + a.width;
}
