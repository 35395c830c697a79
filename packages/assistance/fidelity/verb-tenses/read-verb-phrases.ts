import type { TextLanguage } from '../difference.ts';
import type { Range } from '../compare/sentences-to-align.ts';
import type { Token } from '../text/token.ts';
import { readEnglishVerbPhrase } from './english-verb-phrase.ts';
import { readFrenchVerbPhrase } from './french-verb-phrase.ts';
import type { ReadVerbPhrase, VerbPhrase } from './verb-phrase.ts';

const READERS: Readonly<Record<TextLanguage, ReadVerbPhrase>> = {
  fr: readFrenchVerbPhrase,
  en: readEnglishVerbPhrase,
};

/** The phrase that begins at each token of a text, null where none does: several comparisons ask for the same. */
const known = new WeakMap<readonly Token[], (VerbPhrase | null | undefined)[]>();

/** The verbs of some sentences, each with its auxiliaries and its time. */
export function readVerbPhrases(
  { tokens, language }: { readonly tokens: readonly Token[]; readonly language: TextLanguage },
  ranges: readonly Range[],
): readonly VerbPhrase[] {
  const found: VerbPhrase[] = [];
  let phrases = known.get(tokens);
  if (phrases === undefined) known.set(tokens, (phrases = tokens.map(() => undefined)));
  for (const { first, end } of ranges) {
    for (let at = first; at < end; at += 1) {
      let phrase = phrases[at];
      if (phrase === undefined) phrases[at] = phrase = READERS[language](tokens, at);
      if (phrase === null) continue;
      found.push(phrase);
      at = phrase.last;
    }
  }
  return found;
}
