import type { DictationLanguage } from '../../commands/command.ts';
import { fieldAt } from '../../commands/fields.ts';
import { PhraseTrie, keysOf } from '@constat/language/text';
import { madeFrom } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';

const NEXT: Readonly<Record<DictationLanguage, readonly string[]>> = {
  fr: ['variable suivante', 'champ suivant'],
  en: ['next field', 'next variable'],
};
/** Before the phrase, they make it a part of a sentence: « la variable suivante est mesurée ». */
const DETERMINERS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(
    "le la les l' un une du de d' des au aux ce cette chaque son sa aucun aucune tout toute seul seule".split(
      ' ',
    ),
  ),
  en: new Set('the a an this that these each every any no of its his her my only very'.split(' ')),
};
const SENTENCE_ENDS = new Set(['.', '!', '?']);
/** What engines write where one pauses around the phrase. */
const PAUSES = new Set([',', ':', ';']);

/** « Variable suivante », as it is said to go on to the next field of a command. */
export class NextFieldPhrase {
  readonly #phrases = new PhraseTrie<true>();
  readonly #determiners: ReadonlySet<string>;

  constructor(language: DictationLanguage) {
    for (const phrase of NEXT[language]) this.#phrases.add(keysOf(phrase, language), true);
    this.#determiners = DETERMINERS[language];
  }

  /** How many tokens of the phrase start at `at`; 0 when it is not said there. */
  lengthAt(tokens: readonly Token[], at: number): number {
    const found = this.#phrases.longest(tokens, at);
    const before = tokens[at - 1];
    if (found === null || (before?.kind === 'word' && this.#determiners.has(before.key))) return 0;
    return found.length;
  }
}

/**
 * Where the words end that are dictated into a field from `from` on: at the end of their sentence, of the line or of
 * the dictation, or where `stops` says that a command begins.
 */
export function endOfFill(tokens: readonly Token[], from: number, stops: (at: number) => boolean): number {
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, key } = tokens[at] as Token;
    if (kind === 'break' || kind === 'item' || endsSentence({ kind, key })) return at;
    if (kind === 'word' && stops(at)) return at;
  }
  return tokens.length;
}

/** True for the mark that closes a field: it belongs to the dictation, not to the text of the command. */
export function endsSentence(token: Pick<Token, 'kind' | 'key'> | undefined): boolean {
  return token !== undefined && token.kind === 'mark' && SENTENCE_ENDS.has(token.key);
}

/** True for a mark that stands for a pause. */
export function isPause(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'mark' && PAUSES.has(token.key);
}

/** What was said for a field, as it takes its place: a choice as the command writes it, or the words themselves. */
export function filledWith(field: Token, words: readonly Token[], language: DictationLanguage): Token[] {
  if (words.every((word) => word.text === '')) return [];
  const key = words.map((word) => word.key).join(' ');
  const choice = fieldAt(field.text, 0)?.choices.find((one) => keysOf(one, language).join(' ') === key);
  const isPlain = words.every(({ kind, note }) => kind === 'word' && note === null);
  if (choice !== undefined && isPlain) {
    const marks = [...new Set(words.flatMap((word) => word.marks))];
    return [madeFrom(words, { text: choice, kind: 'held', glue: field.glue, note: field.note, marks })];
  }
  return words.map((word, index) =>
    index === 0 ? { ...word, glue: field.glue, note: mergeNotes(field, word) } : word,
  );
}

/** What is still to be known of tokens that are not written: the spoken corrections that they carry. */
export function correctionsOf(dropped: readonly Token[]): Token[] {
  return dropped
    .filter(({ note }) => note?.corrections !== undefined)
    .map((token) => ({ ...token, text: '', key: '', glue: '', kind: 'held' }));
}

function mergeNotes(field: Token, word: Token): Token['note'] {
  return field.note === null ? word.note : { ...field.note, ...word.note };
}

/** The words of a fill without the marks of the pauses around them. */
export function withoutPauses(said: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = said.length;
  while (from < to && isPause(said[from])) from += 1;
  while (to > from && isPause(said[to - 1])) to -= 1;
  return said.slice(from, to);
}
