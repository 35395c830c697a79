import { readFileSync } from 'node:fs';
import type { TextLanguage } from '../difference.ts';
import { POOLS } from './alternative-terms.test-data.ts';

/** A sentence, a faithful rewording of it, and rewordings in which one term was exchanged, dropped or reversed. */
export interface Rewording {
  readonly source: string;
  readonly faithful: string;
  readonly altered: readonly { readonly category: string; readonly text: string }[];
}

/** `[class:term|other|other]`, or `[class.form:term]` where the others come from the pool of the class. */
const SLOT = /\[([a-z]+)(\.[a-z]+)?:([^\]|]*)((?:\|[^\]|]*)*)\]/gu;
const VOWEL = /^[aàâeéèêëiîïoôuùûœ]|^h[eéèyiu]/iu;
const FILES: Readonly<Record<TextLanguage, string>> = { fr: 'french', en: 'english' };

const CATEGORIES: Readonly<Record<string, string>> = {
  sym: 'symptom',
  dx: 'diagnosis',
  mus: 'muscle',
  bone: 'bone',
  anat: 'body part',
  mov: 'body part',
  test: 'test',
  drug: 'drug',
  spec: 'specialty',
  clin: 'clinician',
  dec: 'decision',
  item: 'list item dropped',
  add: 'fact added',
  dir: 'direction of change',
  tx: 'treatment or examination',
  exam: 'treatment or examination',
  swap: 'treatment or examination',
  act: 'activity',
  pos: 'activity',
  verb: 'verb',
};
const OTHER = 'occupation, object or circumstance';

/** A set of rewordings. Those held out were not looked at while the rules were developed. */
export type RewordingSet =
  | 'development'
  | 'held-out'
  | 'editor-development'
  | 'editor-held-out'
  | 'colleague-development'
  | 'colleague-held-out';

/** The rewordings of a set in a language; `\\n` in a line of the file is a line break. */
export function readRewordings(language: TextLanguage, set: RewordingSet): readonly Rewording[] {
  const path = new URL(`./${FILES[language]}-${set}.txt`, import.meta.url);
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, row) => readRewording(line.replaceAll('\\n', '\n'), language, set.endsWith('held-out'), row));
}

function readRewording(line: string, language: TextLanguage, heldOut: boolean, row: number): Rewording {
  const [source = '', marked = ''] = line.split(' => ');
  const slots = [...marked.matchAll(SLOT)];
  const altered = slots.flatMap((slot) => {
    const [, name = '', form = '', term = '', inline = ''] = slot;
    return alternatives(name + form, term, inline, language, heldOut, row).map((other) => ({
      category: CATEGORIES[name] ?? OTHER,
      text: plain(marked, slots, slot, other, form, language),
    }));
  });
  return { source, faithful: plain(marked, slots), altered };
}

function alternatives(
  pool: string,
  term: string,
  inline: string,
  language: TextLanguage,
  heldOut: boolean,
  row: number,
): readonly string[] {
  if (inline !== '') return inline.slice(1).split('|');
  const terms = POOLS[language].get(pool)?.[heldOut ? 'heldOut' : 'development'];
  if (terms === undefined) throw new Error(`No pool ${pool}`);
  // Each row begins elsewhere in the pool, so that short pools do not repeat one term only.
  return [...terms.slice(row % terms.length), ...terms.slice(0, row % terms.length)]
    .filter((other) => other.toLowerCase() !== term.toLowerCase())
    .slice(0, 6);
}

/** The rewording as written, one slot filled with another term and the article before it made to agree. */
function plain(
  marked: string,
  slots: readonly RegExpExecArray[],
  changed?: RegExpExecArray,
  other = '',
  form = '',
  language: TextLanguage = 'fr',
): string {
  let text = '';
  let at = 0;
  for (const slot of slots) {
    const before = marked.slice(at, slot.index);
    const term = slot[3] ?? '';
    const isCapital = /^\p{Lu}/u.test(term) && slot[1] !== 'clin' && slot[1] !== 'test' && slot.index === 0;
    const shown = isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    if (slot !== changed) text += before + term;
    else
      text += (language === 'fr' ? withArticle(before, other, form) : withIndefinite(before, other)) + shown;
    at = slot.index + slot[0].length;
  }
  return text + marked.slice(at);
}

function withArticle(before: string, word: string, form: string): string {
  if (word === '') return before;
  const isFeminine = form === '.f';
  if (VOWEL.test(word)) {
    return before
      .replace(/\bdu $/u, 'de l’')
      .replace(/\bau $/u, 'à l’')
      .replace(/\b([Ll])[ea] $/u, '$1’')
      .replace(/\b([Dd])e $/u, '$1’');
  }
  return before
    .replace(/\bde l’$/u, isFeminine ? 'de la ' : 'du ')
    .replace(/à l’$/u, isFeminine ? 'à la ' : 'au ')
    .replace(/\b([Ll])’$/u, isFeminine ? '$1a ' : '$1e ')
    .replace(/\b([Dd])’$/u, '$1e ');
}

function withIndefinite(before: string, word: string): string {
  return before.replace(/\b([Aa])n? $/u, VOWEL.test(word) ? '$1n ' : '$1 ');
}
