import fc from 'fast-check';

/** Tokens that have broken readers: huge counts, extreme numbers, names of Object.prototype members. */
const HOSTILE = [
  '999999999', '5000000', '1e9', '1e308', '-1e308', '1e309', '-0', '0', '-1', '0x7fffffff', '2147483648', '9007199254740993', '1e-320', 'NaN', 'Infinity', '1.5',
  '+', '-', '.', 'e', '1e', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'EOF', '-1', ':', '#', ',', '"', '\u0000', '\u2028', '\ufeff', '\ud83d', '🚚', ' ', '\t', 'é',
  'DIMENSION : 1000000000', 'VEHICLES : 1000000', 'CAPACITY : -5', 'CAPACITY : 1e300', 'TYPE : constructor', 'EDGE_WEIGHT_TYPE : EXPLICIT', 'EDGE_WEIGHT_FORMAT : toString',
  'DEMAND_SECTION', 'NODE_COORD_SECTION', 'EDGE_WEIGHT_SECTION', 'DEPOT_SECTION', 'TIME_WINDOW_SECTION', 'VEHICLES_DEPOT_SECTION', 'NO_SUCH_SECTION',
  'VEHICLE', 'NUMBER CAPACITY', '999999999 1', '1 1e400', 'Route #999999999: 1', 'Route #1: 1e15', 'Cost', 'Cost : : 1',
] as const;

type Mutation = (text: string) => string;

/** A position in a text, as a fraction of its length, so that it shrinks well for any text. */
const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const hostile = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...HOSTILE) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) }, { weight: 1, arbitrary: fc.double().map(String) });

const onLines = (edit: (lines: string[], at: number) => void) => (at: number): Mutation => (text) => {
  const lines = text.split('\n');
  edit(lines, Math.floor(at * lines.length));
  return lines.join('\n');
};

const replaceToken = (at: number, by: string): Mutation => (text) => {
  const tokens = text.split(/(\s+)/);
  tokens[Math.floor(at * tokens.length)] = by;
  return tokens.join('');
};

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(share, hostile).map(([at, by]) => replaceToken(at, by)) },
  { weight: 2, arbitrary: fc.tuple(share, hostile).map(([at, by]) => onLines((lines, line) => lines.splice(line, 0, by))(at)) },
  { weight: 1, arbitrary: share.map(onLines((lines, line) => lines.splice(line, 1))) },
  { weight: 1, arbitrary: share.map(onLines((lines, line) => lines.splice(line, 0, lines[line]!))) },
  { weight: 1, arbitrary: share.map((at): Mutation => (text) => text.slice(0, Math.floor(at * text.length))) },
  { weight: 1, arbitrary: fc.tuple(share, fc.constantFrom(' ', '\n', '\t', '9', 'A', ': ', '[', '-1 ')).map(([at, filler]): Mutation => (text) => {
    const place = Math.floor(at * text.length);
    return text.slice(0, place) + filler.repeat(2000) + text.slice(place);
  }) },
);

/** Real texts, mutated in one to four places. */
export function mutatedTexts(texts: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...texts), fc.array(mutation, { minLength: 1, maxLength: 4 })).map(([text, mutations]) => mutations.reduce((broken, mutate) => mutate(broken), text));
}
