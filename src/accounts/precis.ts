import createBidi from 'bidi-js';

/**
 * User names by PRECIS, the profile UsernameCasePreserved: width mapping, normal form C, the bidi rule, and user parts
 * of the IdentifierClass separated by single spaces. Unicode's properties come from the engine and the bidi classes from
 * `bidi-js`; joiners are held to the rule that the engine's properties can decide (a zero-width non-joiner stands behind
 * a virama or between two Arabic letters, a joiner behind a virama).
 *
 * @see P. Saint-Andre, A. Melnikov (2017), RFC 8265, section 3.4; P. Saint-Andre, M. Blanchet (2017), RFC 8264, sections 8 and 9;
 * H. Alvestrand, C. Karp (2010), RFC 5893, section 2.
 */

const bidi = createBidi();

const WIDE_OR_NARROW = /[\u3000\uff01-\uffef]/gu;
const OLD_HANGUL_JAMO = /[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]/u;
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
const LETTER_OR_DIGIT = /[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u;
/** Section 9.6 of RFC 8264: characters whose class their properties do not give. */
const ALWAYS_VALID = /[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]/u;
const NEVER_VALID = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/u;
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed]/u;
/** Arabic letters that join on neither side, and those that join to the letter before them only. */
const NOT_JOINING = /[\u0621\u0674]/u;
const JOINING_BACKWARDS = /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779]/u;
const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;

/**
 * Brings a user name to the form in which it is stored and compared.
 * @param name of any script.
 * @throws RangeError that names the character or the rule that refuses it.
 */
export function enforceUsername(name: string): string {
  const enforced = name.replace(WIDE_OR_NARROW, (wide) => wide.normalize('NFKC')).normalize('NFC');
  const parts = enforced.split(' ');
  if (parts.includes('')) throw new RangeError('begins or ends with a space, or has two in a row; separate words with one space');
  for (const part of parts) {
    const characters = Array.from(part);
    for (const [at, character] of characters.entries()) {
      if (!isAllowed(character, at, characters)) throw new RangeError(`has the character ${shown(character)}, which is not allowed there in a user name; use letters, digits and ASCII punctuation`);
    }
    requireBidiRule(characters);
  }
  return enforced;
}

function isAllowed(character: string, at: number, all: readonly string[]): boolean {
  if (ALWAYS_VALID.test(character)) return true;
  if (NEVER_VALID.test(character)) return false;
  const rule = CONTEXT_RULES.find(({ of }) => of.test(character));
  if (rule) return rule.holds(all, at);
  if (/[\x21-\x7e]/.test(character)) return true;
  if (OLD_HANGUL_JAMO.test(character) || IGNORABLE.test(character)) return false;
  return character.normalize('NFKC') === character && LETTER_OR_DIGIT.test(character);
}

interface ContextRule {
  readonly of: RegExp;
  holds(all: readonly string[], at: number): boolean;
}

/** Appendix A of RFC 5892, which RFC 8264 keeps. */
const CONTEXT_RULES: readonly ContextRule[] = [
  { of: /\u200c/u, holds: (all, at) => isVirama(all[at - 1]) || separatesArabic(all, at) },
  { of: /\u200d/u, holds: (all, at) => isVirama(all[at - 1]) },
  { of: /\u00b7/u, holds: (all, at) => all[at - 1] === 'l' && all[at + 1] === 'l' },
  { of: /\u0375/u, holds: (all, at) => /\p{Script=Greek}/u.test(all[at + 1] ?? '') },
  { of: /[\u05f3\u05f4]/u, holds: (all, at) => /\p{Script=Hebrew}/u.test(all[at - 1] ?? '') },
  { of: /\u30fb/u, holds: (all) => all.some((other) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(other)) },
  { of: /[\u0660-\u0669]/u, holds: (all) => !all.some((other) => /[\u06f0-\u06f9]/u.test(other)) },
  { of: /[\u06f0-\u06f9]/u, holds: (all) => !all.some((other) => /[\u0660-\u0669]/u.test(other)) },
];

function isVirama(character: string | undefined): boolean {
  return character !== undefined && VIRAMA.test(character);
}

function separatesArabic(all: readonly string[], at: number): boolean {
  const [before = '', after = ''] = [all[at - 1], all[at + 1]];
  const joins = (letter: string): boolean => ARABIC_LETTER.test(letter) && !NOT_JOINING.test(letter);
  return joins(before) && !JOINING_BACKWARDS.test(before) && joins(after);
}

const RIGHT_TO_LEFT = ['R', 'AL', 'AN'];
const IN_BOTH = ['EN', 'ES', 'CS', 'ET', 'ON', 'BN', 'NSM'];

/** Applies to a part with right-to-left characters only. */
function requireBidiRule(characters: readonly string[]): void {
  const classes = characters.map((character) => bidi.getBidiCharTypeName(character));
  if (!classes.some((name) => RIGHT_TO_LEFT.includes(name))) return;
  const toTheRight = classes[0] === 'L';
  const allowed = toTheRight ? ['L', ...IN_BOTH] : [...RIGHT_TO_LEFT, ...IN_BOTH];
  const ends = toTheRight ? ['L', 'EN'] : ['R', 'AL', 'EN', 'AN'];
  const last = classes.findLast((name) => name !== 'NSM') ?? '';
  const begins = toTheRight || classes[0] === 'R' || classes[0] === 'AL';
  const mixesDigits = classes.includes('EN') && classes.includes('AN');
  if (!begins || !classes.every((name) => allowed.includes(name)) || !ends.includes(last) || mixesDigits) {
    throw new RangeError('mixes left-to-right and right-to-left text; use one direction per word');
  }
}

function shown(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? code : `${JSON.stringify(character)} (${code})`;
}
