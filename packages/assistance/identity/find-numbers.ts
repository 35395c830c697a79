import { fold } from '@constat/language/fold';
import { readCardinal } from '@constat/language/numbers';
import { splitWords } from '@constat/language/text';
import { placesOf } from './folded-text.ts';
import type { FoldedText } from './folded-text.ts';
import type { IdentityPlace } from './find-identity.ts';

/** Digits of a number that stands alone for itself; a shorter one is told by what is written before it. */
const ENOUGH = 5;
/** Digits from which a number is told however its digits are grouped or said. */
const LONG = 7;
const SEPARATOR = String.raw`[ .()/‐‑–-]{0,3}`;
const LABEL = String.raw`(?:dossiers?|files?|no|n°|nº|numeros?|numbers?|#|reclamations?|claims?|cnesst|csst|ramq|nam|matricules?)[ .:#]{0,3}`;
/** What makes a number a measure, and not that of a file. */
const MEASURE =
  /^ ?(?:%|°|(?:[kcm]?m|[mk]?g|mcg|[md]?l|cc|ui|iu|ma|hz|lbs?|livres?|pounds?|kilos?|grammes?|grams?|metres?|meters?|pieds|feet|pas|steps|heures?|hours?|h|min|minutes?|s|secondes?|seconds?|jours?|days?|semaines?|weeks?|mois|months?|ans|years?|fois|times|dollars?|\$)(?![a-z0-9]))/u;
const DATE = /^(?:\d{4}[ ./-]\d{1,2}[ ./-]\d{1,2}|\d{1,2}[ ./-]\d{1,2}[ ./-]\d{4})$/u;

/** The places where a number of the identity stands, whatever separates its digits. */
export function findNumbers(
  text: string,
  folded: FoldedText,
  numbers: readonly string[],
): readonly IdentityPlace[] {
  return [...new Set(numbers.flatMap(writtenNumbers))].flatMap((number) => {
    const isDigits = /^[\d-]+$/u.test(number);
    const places = placesOf(folded, patternOf(number)).filter(
      ({ found, at }) =>
        !DATE.test(found) && !(isDigits && MEASURE.test(folded.text.slice(at + found.length))),
    );
    const said = /^\d+$/u.test(number) && number.length >= LONG ? saidPlaces(text, number) : [];
    return [...places, ...said].map(({ start, end }) => ({ kind: 'number', start, end }) as const);
  });
}

/** The numbers in a field, letters and digits alone; that of a telephone without its region is `555-0134`. */
function writtenNumbers(value: string): string[] {
  return fold(value)
    .split(/[,;\n]|\s(?:et|and|ou|or|poste|ext)\b/u)
    .flatMap((part) => {
      // « CNESST 123 456 », "File: 123": the words are no part of the number.
      const bare = part.replaceAll(/(?<![a-z\d])[a-z]{5,}(?![a-z\d])|cnesst|csst|ramq|\bno\b|\bnam\b/gu, ' ');
      const number = bare.replaceAll(/[^a-z\d]/gu, '');
      const digits = bare.match(/\d{5,}/gu) ?? [];
      if (number.replaceAll(/\D/gu, '').length < 3) return [];
      const national = /^1?(\d{10})$/u.exec(number)?.[1];
      return [
        number,
        ...(national === undefined ? digits : [national, `${national.slice(3, 6)}-${national.slice(6)}`]),
      ];
    });
}

function patternOf(number: string): RegExp {
  const written = number.includes('-')
    ? number.replace('-', '[ .‐‑–-]?')
    : number.split('').join(number.length >= ENOUGH ? SEPARATOR : '');
  const label = number.length < ENOUGH ? `(?<=${LABEL})` : '';
  const before = /^\d{10}$/u.test(number) ? String.raw`(?:\+?1[ .-]?)?\(?` : '';
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])${label}${before}${written}(?![\p{L}\d]|[.,]\d)`, 'gu');
}

/** Where the digits are said one by one or in groups: « cinq un quatre, cinq cent cinquante-cinq… ». */
function saidPlaces(text: string, number: string) {
  return (['fr', 'en'] as const).flatMap((language) => {
    const words = splitWords(text, language);
    return words.flatMap(({ kind, start }, from) => {
      let said = '';
      let at = from;
      if (kind !== 'word') return [];
      while (number.startsWith(said) && said.length < number.length) {
        // A mark may part two groups.
        if (at > from && words[at]?.kind === 'mark') at += 1;
        const cardinal =
          words[at]?.key === 'oh' ? { digits: '0', length: 1 } : readCardinal(words, at, language);
        if (cardinal === null) break;
        said += cardinal.digits;
        at += cardinal.length;
      }
      const last = words[at - 1];
      if (said !== number || last === undefined) return [];
      const end = last.start + last.text.length;
      // In digits, what parts them is looked at more closely.
      return /\d/u.test(text.slice(start, end)) ? [] : [{ start, end }];
    });
  });
}
