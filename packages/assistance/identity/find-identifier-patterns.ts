import { isKnownWord, termClassesOf } from '@constat/language/lexicon';
import { splitWords } from '@constat/language/text';
import { readFigures } from '@constat/language/values';
import { placesOf } from './folded-text.ts';
import type { FoldedText } from './folded-text.ts';
import type { IdentityKind, IdentityPlace } from './find-identity.ts';

const NOT_AFTER = String.raw`(?<![\p{L}\d]|\d[.,-])`;
const NOT_BEFORE = String.raw`(?![\p{L}\d]|[.,-]\d)`;
/**
 * What is nothing else by its shape, in a folded text: a health insurance number of Québec, a telephone number, a postal
 * code with its blank (« L4L5S1 » are levels of the spine), an e-mail address, and a number after what names a file.
 */
const SHAPES: readonly (readonly [IdentityKind, RegExp])[] = [
  ['number', new RegExp(String.raw`${NOT_AFTER}[a-z]{4}[ -]?\d{4}[ -]?\d{4}${NOT_BEFORE}`, 'gu')],
  [
    'number',
    new RegExp(
      String.raw`${NOT_AFTER}(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])[2-9]\d{2}[.-]\d{4}${NOT_BEFORE}`,
      'gu',
    ),
  ],
  [
    'address',
    new RegExp(
      String.raw`${NOT_AFTER}[abceghj-nprstvxy]\d[abceghj-nprstv-z][ -]\d[abceghj-nprstv-z]\d${NOT_BEFORE}`,
      'gu',
    ),
  ],
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,4}(?![\w-])/gu],
  [
    'number',
    new RegExp(
      String.raw`(?<=\b(?:dossier|file|reclamation|claim|cnesst|csst|ramq|nam)(?: (?:cnesst|csst|number|numero|no\.?|n°|nº|#))?[ :]{1,3})\d(?:[ -]?\d){5,11}${NOT_BEFORE}`,
      'gu',
    ),
  ],
];
const BIRTH =
  /(?:\bnee? (?:le )?|\bnaissance ?:? ?(?:est )?(?:le )?|\b(?:ddn|dob) ?:? ?|\bborn (?:on )?|\bdate of birth ?:? ?(?:is )?)$/u;
const DATE_IN_DIGITS = /\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}/gu;

/**
 * A title before a name: « M. », "Dr", « madame ». Not after a digit (« 12 M. »), nor in a street ("45 Maple Dr"); « MS »
 * and « MR » are a drug and an image.
 */
const TITLE =
  /(?<![\p{L}\d.]|\d[ \u00A0]|\d \p{Lu}\p{L}{1,20} )(?:(?:MM?|[Mm]mes?|MMES?|[Mm]lles?|MLLES?|Mr|Mrs|MRS|Ms|[Dd]re?s?|DRE?)\.?|[Mm]onsieur|MONSIEUR|[Mm]essieurs|[Mm]adame|MADAME|[Mm]esdames|[Mm]ademoiselle|[Dd]octeure?s?|DOCTEURE?|Miss|[Dd]octors?)[ \u00A0\u202F]/gu;
const SEVERAL =
  /^(?:MM|Mmes|MMES|Mlles|MLLES|Messieurs|messieurs|Mesdames|mesdames|[Dd]re?s|[Dd]octeure?s|[Dd]octors)(?!\p{L})/u;
const NEXT_OF_SEVERAL = /(?:,| et| and| &)[ \u00A0]/uy;
const PARTICLE =
  /(?:(?:[Dd]e [Ll]a|[Dd]e|[Dd]u|[Dd]es|La|Le|[Vv]an [Dd]e[nr]|[Vv]an|[Vv]on|[Dd]er|[Dd]i|[Dd]a|[Ee]l)[ \u00A0]|[Dd]['’])(?=\p{Lu})/uy;
const DOCTOR = /^(?:[Dd]re?s?|[Dd]octeure?s?|[Dd]octors?)(?!\p{L})/u;
/** As it is dictated: « le docteur lavigne ». */
const SMALL_WORD = /\p{Ll}[\p{L}\p{M}]{2,}(?:[‐‑-]\p{Ll}[\p{L}\p{M}]+)*(?![\p{L}\d'’])/uy;
const NAME_WORD =
  /(?:\p{Lu}\.(?:[ \u00A0‐‑-]?\p{Lu}\.){0,3}|\p{Lu}[\p{L}\p{M}]*(?:['’](?!s(?!\p{L}))[\p{L}\p{M}]+|[‐‑-]\p{L}[\p{L}\p{M}]*)*)/uy;
/** « Dr J.-P. de la Durantaye-Roy »: more words than these are no name. */
const MOST_WORDS = 5;
/** « Dr Roy IRM », « Dr Roy CNESST », and not « Mme Lucie ROUX ». */
const ABBREVIATION = /^(?:\p{Lu}{2,3}|CH(?:UM|US|UL|SLD)|CNESST|CSST|CLSC|CISSS|CIUSSS|SAAQ|IVAC|RAMQ)$/u;
/** What begins a sentence after a title that ended one, or follows one in a line in capitals; and the titles. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'a au aux avec ce ces cet cette dans de depuis des donc du elle elles en est et hier il ils je la le les leur lors lui mais ne nous on or ou par pas pour puis que qui sa se selon ses si son suite sur un une vous y after also an and as at but by for from he her his if in is it no not of on she since the their then there they this to was we when with you dr dre drs dres mm mme mmes mlle mlles mr mrs ms miss monsieur messieurs madame mesdames mademoiselle docteur docteure docteurs docteures doctor doctors'.split(
    ' ',
  ),
);

/** The places that tell an identity by their shape, or by the word before them, whoever it is. */
export function findIdentifierPatterns(text: string, folded: FoldedText): readonly IdentityPlace[] {
  const places = SHAPES.flatMap(([kind, pattern]) =>
    placesOf(folded, pattern).map(({ start, end }): IdentityPlace => ({ kind, start, end })),
  );
  const inDigits = placesOf(folded, DATE_IN_DIGITS).map(({ start, end }) => ({ start, end }));
  // What is folded before a date is looked for where the date stands in the folded text.
  const ends = new Map(folded.offsets.map((offset, at) => [offset, at]));
  const dates = [...inDigits, ...datesInWords(text, 'fr'), ...datesInWords(text, 'en')].filter(
    ({ start }) => {
      const at = ends.get(start) ?? 0;
      return BIRTH.test(folded.text.slice(Math.max(0, at - 30), at));
    },
  );
  return [
    ...places,
    ...dates.map(({ start, end }): IdentityPlace => ({ kind: 'date', start, end })),
    ...titledNames(text),
  ];
}

/** The names after a title, each from its first word to its last. Initials alone stay. */
function titledNames(text: string): readonly IdentityPlace[] {
  return [...text.matchAll(TITLE)].flatMap(({ 0: title, index }) => {
    const places: IdentityPlace[] = [];
    for (let start = index + title.length; ;) {
      const end = endOfName(text, start, title);
      if (end === null) return places;
      places.push({ kind: 'name', start, end });
      const next = SEVERAL.test(title) ? matchAt(NEXT_OF_SEVERAL, text, end) : '';
      if (next === '') return places;
      start = end + next.length;
    }
  });
}

/** Where the name ends that begins at an offset; null where none does. */
function endOfName(text: string, start: number, title: string): number | null {
  // In a line in capitals each word has them, and « Sexe : M » is no title.
  const isDoubtful = /^(?:M[ \u00A0\u202F]|\p{Lu}{2})/u.test(title) && !title.startsWith('MM.');
  const small = DOCTOR.test(title) ? endOfSmallName(text, start) : null;
  if (small !== null) return small;
  let at = start;
  let end: number | null = null;
  let first: string | undefined;
  // « le docteur de Québec » has no name.
  if (/^\p{Lu}/u.test(title)) at += matchAt(PARTICLE, text, at).length;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const word = matchAt(NAME_WORD, text, at);
    const isInitial = /^\p{Lu}\.?$|\.$/u.test(word);
    if (word === '' || (!isInitial && !mayBeName(word, isDoubtful))) break;
    if (first !== undefined && !isInCapitals(first) && ABBREVIATION.test(word) && !isInitial) break;
    if (!isInitial) {
      first ??= word;
      end = at + word.length;
    }
    at += word.length;
    const blank = matchAt(/[ \u00A0\u202F]/uy, text, at);
    if (blank === '') break;
    at += blank.length;
    at += matchAt(PARTICLE, text, at).length;
  }
  return end;
}

/** Where a dictated name ends: words in lower case that no lexicon knows. */
function endOfSmallName(text: string, start: number): number | null {
  let end: number | null = null;
  for (let at = start; matchAt(PARTICLE, text, at) === '';) {
    const word = matchAt(SMALL_WORD, text, at);
    if (word === '' || !mayBeName(word, true)) break;
    end = at + word.length;
    const blank = matchAt(/[ \u00A0\u202F]/uy, text, end);
    if (blank === '') break;
    at = end + blank.length;
  }
  return end;
}

/** @param isDoubtful where a word that any lexicon knows is none */
function mayBeName(word: string, isDoubtful: boolean): boolean {
  if (NO_NAMES.has(word.toLowerCase())) return false;
  const languages = ['fr', 'en'] as const;
  if (languages.some((language) => termClassesOf(word, language).length > 0)) return false;
  return !isDoubtful || !languages.some((language) => isKnownWord(word, language));
}

function isInCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/** What a sticky pattern finds at an offset; nothing is an empty text. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function datesInWords(text: string, language: 'fr' | 'en') {
  const words = splitWords(text, language);
  return readFigures(words, language).flatMap((figure) => {
    const [first, last] = [words[figure.first], words[figure.last]];
    // A day, a month and a year.
    if (figure.kind !== 'date' || !/^\d{4}-\d\d-\d\d$/u.test(figure.value)) return [];
    return first === undefined || last === undefined
      ? []
      : [{ start: first.start + figure.from, end: last.start + figure.to }];
  });
}
