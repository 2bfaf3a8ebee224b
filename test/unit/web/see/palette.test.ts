import { expect } from 'chai';
import { DASHES, lookOf, MARKS, outline, PALETTE } from '../../../../web/src/see/palette.js';

type Rgb = readonly [number, number, number];

/** Background colours of the page behind routes. */
const SURFACE = { light: '#ffffff', dark: '#191f25' } as const;

/** Vision without one kind of cone, on linear RGB. @see G. M. Machado et al., IEEE TVCG 15(6), 2009. */
const SIGHT: Readonly<Record<string, readonly Rgb[]>> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function linear(hex: string): Rgb {
  const at = (i: number): number => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function seen(hex: string, sight: readonly Rgb[]): Rgb {
  const rgb = linear(hex);
  const [r, g, b] = sight.map((row) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])));
  return oklab([r!, g!, b!]);
}

describe('colours of the vehicles', () => {
  for (const theme of ['light', 'dark'] as const) {
    it(`stand out from the ${theme} page with a contrast of at least 3`, () => {
      for (const colour of PALETTE[theme]) expect(contrast(colour, SURFACE[theme]), colour).to.be.at.least(3);
    });

    for (const [name, sight] of Object.entries(SIGHT)) {
      it(`are distinguishable with ${name} on the ${theme} page`, () => {
        const colours = PALETTE[theme].map((colour) => seen(colour, sight));
        for (const [i, one] of colours.entries()) {
          for (const other of colours.slice(i + 1)) {
            expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).to.be.at.least(name === 'tritanopia' ? 0.07 : 0.115);
          }
        }
      });
    }
  }

  it('are never the only difference: neighbours have another mark, and no two of 80 routes look the same', () => {
    const looks = Array.from({ length: 80 }, (_, route) => lookOf(route, 'light'));
    for (const [route, look] of looks.slice(1).entries()) expect(look.mark).not.to.equal(looks[route]!.mark);
    expect(new Set(looks.map((look) => JSON.stringify(look)))).to.have.lengthOf(80);
    for (let route = 8; route < 32; route++) expect(looks[route]!.dash).not.to.equal(looks[route % 8]!.dash);
    expect(DASHES).to.have.lengthOf(4);
  });

  it('have mark outlines within their radius', () => {
    for (const mark of MARKS) {
      for (const [x, y] of outline(mark, 4) ?? []) expect(Math.hypot(x, y)).to.be.at.most(6.5);
    }
  });
});
