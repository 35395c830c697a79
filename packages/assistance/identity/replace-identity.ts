import { findIdentity } from './find-identity.ts';
import type { Identity, IdentityKind } from './find-identity.ts';

const WORDS: Readonly<Record<IdentityKind, string>> = {
  name: 'NOM',
  date: 'DATE',
  number: 'NUMERO',
  address: 'ADRESSE',
  email: 'COURRIEL',
};
/** A placeholder as models give it back: in another case, spaced, escaped, in the other language. */
const PLACEHOLDER =
  /\\?\[\s*(?:NOM|NAME|DATE|NUM[EÉ]RO|NUMBER|ADRESSE|ADDRESS|COURRIEL|E-?MAIL)\\?[\s_-]*(\d{1,6})\s*\\?\]|(?<![\p{L}\d])(?:NOM|NAME|DATE|NUMERO|NUMBER|ADRESSE|ADDRESS|COURRIEL|EMAIL)\\?_(\d{1,6})(?![\p{L}\d_])/giu;
/** Whatever may come to look like one once what follows it is replaced. */
const LIKE_PLACEHOLDER =
  /(?:NOM|NAME|DATE|NUM[EÉ]RO|NUMBER|ADRESSE|ADDRESS|COURRIEL|MAIL)\\?[\s_-]*(\d{1,6})/giu;
/** A word that French has elided before what follows, and one that it would elide. */
const ELIDED = /(?<!\p{L})(?:[dljmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]$/iu;
const WHOLE = /(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu)e[ \u00A0]$/iu;
const CUT = /(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu)['’]$/iu;

/** Which placeholders an answer has to give back: each, one of each thing that was told, or none. */
export type Required = 'each' | 'each-kind' | 'none';

export interface Replaced {
  /** The texts without what tells an identity, in the order in which they were given. */
  readonly texts: readonly string[];
  /**
   * Puts back what stands for the placeholders in the texts of an answer. Null where one is unknown, or where one that is
   * required is in none of the texts: such an answer has lost or made up an identity.
   */
  readonly restore: (answers: readonly string[], required: Required) => readonly string[] | null;
}

interface Held {
  readonly kind: IdentityKind;
  readonly written: string;
  /** French elides before it, as far as the source tells. */
  readonly isElided: boolean;
}

/**
 * Replaces names, dates of birth, numbers and addresses of an identity by placeholders: the same one for what is written
 * the same way. Their numbers occur in no text given.
 */
export function replaceIdentity(texts: readonly string[], identity: Identity): Replaced {
  const own = texts.flatMap((text) => [...text.matchAll(LIKE_PLACEHOLDER)].map((found) => numberOf(found)));
  const free = numbersBut(new Set(own));
  const numbers = new Map<string, number>();
  const held = new Map<number, Held>();
  const replaced = texts.map((text) => {
    let written = '';
    let end = 0;
    for (const place of findIdentity(text, identity)) {
      const value = text.slice(place.start, place.end);
      const key = `${place.kind} ${value}`;
      const number = numbers.get(key) ?? free();
      numbers.set(key, number);
      const isElided = ELIDED.test(text.slice(0, place.start)) || held.get(number)?.isElided === true;
      held.set(number, { kind: place.kind, written: value, isElided });
      written += `${text.slice(end, place.start)}[${WORDS[place.kind]}_${number}]`;
      end = place.end;
    }
    return written + text.slice(end);
  });

  return {
    texts: replaced,
    restore(answers, required) {
      const seen = new Set<number>();
      let isUnknown = false;
      const restored = answers.map((answer) => {
        let text = '';
        let end = 0;
        for (const found of answer.matchAll(PLACEHOLDER)) {
          const number = numberOf(found);
          const known = held.get(number);
          if (known === undefined) {
            // The text's own, which looks like one.
            if (!own.includes(number)) isUnknown = true;
            continue;
          }
          seen.add(number);
          // A backslash before a bracket that has none at its end is the text's own.
          const isOwn = found[0].startsWith('\\') && !found[0].endsWith(String.raw`\]`);
          text = joined(text + answer.slice(end, found.index + (isOwn ? 1 : 0)), known);
          end = found.index + found[0].length;
        }
        return text + answer.slice(end);
      });
      const isLost =
        required === 'each'
          ? [...held.keys()].some((number) => !seen.has(number))
          : required === 'each-kind' &&
            [...held.values()].some(
              ({ kind }) => ![...seen].some((number) => held.get(number)?.kind === kind),
            );
      return isUnknown || isLost ? null : restored;
    },
  };
}

/** Gives 1, 2, 3 and so on, without the numbers of a text: of six digits at most, since no text is long enough for more. */
function numbersBut(own: ReadonlySet<number>): () => number {
  let last = 0;
  return () => {
    do last += 1;
    while (own.has(last));
    return last;
  };
}

function numberOf(found: RegExpMatchArray): number {
  return Number(found[1] ?? found[2]);
}

/** « de [NOM_1] » is « d’Hélène », and « d’[NOM_1] » « de Tremblay ». Before an h, the source tells. */
function joined(before: string, { written, isElided }: Held): string {
  if (isElided || /^[aeiouyàâäéèêëîïôöùûü]/iu.test(written)) return before.replace(WHOLE, '$1’') + written;
  return (/^h/iu.test(written) ? before : before.replace(CUT, '$1e ')) + written;
}
