import { cutWords } from '@constat/language/text';
import { readFigures } from '@constat/language/values';
import { placesOf } from './folded-text.ts';
import type { FoldedText } from './folded-text.ts';
import type { IdentityKind, IdentityPlace } from './identity.ts';

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
      String.raw`(?<=\b(?:dossier|file|reclamation|claim|cnesst|csst|ramq|nam)(?: (?:cnesst|csst|number|no\.?|n°|nº|#))?[ :]{1,3})\d(?:[ -]?\d){5,11}${NOT_BEFORE}`,
      'gu',
    ),
  ],
];
const BIRTH =
  /(?:\bnee? (?:le )?|\bnaissance ?:? ?(?:est )?(?:le )?|\b(?:ddn|dob) ?:? ?|\bborn (?:on )?|\bdate of birth ?:? ?(?:is )?)$/u;
const DATE_IN_DIGITS = /\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}/gu;

/** The places that tell an identity by their shape, or by the word before them, whoever it is. */
export function findShapes(text: string, folded: FoldedText): readonly IdentityPlace[] {
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
  return [...places, ...dates.map(({ start, end }): IdentityPlace => ({ kind: 'date', start, end }))];
}

function datesInWords(text: string, language: 'fr' | 'en') {
  const words = cutWords(text, language);
  return readFigures(words, language).flatMap((figure) => {
    const [first, last] = [words[figure.first], words[figure.last]];
    // A day, a month and a year.
    if (figure.kind !== 'date' || !/^\d{4}-\d\d-\d\d$/u.test(figure.value)) return [];
    return first === undefined || last === undefined
      ? []
      : [{ start: first.start + figure.from, end: last.start + figure.to }];
  });
}
