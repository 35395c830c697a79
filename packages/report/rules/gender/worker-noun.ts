import type { Gender, GenderChange } from './gender-change.ts';
import { wordAt } from './discourse-french.ts';
import { determinerIn, isDeterminer, startsWithVowel } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { inCaseOf } from './gender-tokens.ts';
import type { Token } from './gender-tokens.ts';
import { BEFORE_NOUN, BEFORE_VOWEL } from './words-french.ts';

/** The adjective that stands before a noun, in both genders; undefined where none does. */
function adjectiveBefore(tokens: readonly Token[], index: number): readonly [string, string] | undefined {
  const word = wordAt(tokens, index - 1);
  return BEFORE_NOUN.find((pair) => pair.includes(word) || BEFORE_VOWEL.get(pair[0]) === word);
}

/** True for a noun with its article, an adjective between them or not: « le nouvel employé ». */
export function hasArticle(tokens: readonly Token[], index: number): boolean {
  const at = adjectiveBefore(tokens, index) === undefined ? index - 1 : index - 2;
  return isDeterminer(wordAt(tokens, at));
}

/** What agrees with a noun for the worker: the article and the adjective before it, and where the phrase begins. */
export function agreeingBefore(
  tokens: readonly Token[],
  index: number,
  { entry, to }: { readonly entry: Entry; readonly to: Gender },
): { readonly first: number; readonly changes: readonly GenderChange[] } {
  const changes: GenderChange[] = [];
  const note = (from: Token | undefined, until: Token | undefined, replacement: string | undefined): void => {
    if (from === undefined || until === undefined || replacement === undefined) return;
    if (replacement === from.lower && from === until) return;
    const word = from === until ? from.text : `${from.text} ${until.text}`;
    changes.push({
      start: from.start,
      end: until.end,
      word,
      replacement: inCaseOf(from.text, replacement),
      isWithNext: true,
    });
  };
  let first = index;
  const adjective = adjectiveBefore(tokens, index);
  if (adjective !== undefined) {
    first -= 1;
    const [masculine, feminine] = adjective;
    const nextNoun = entry.counterpart === '' ? wordAt(tokens, index) : entry.counterpart;
    const fit = startsWithVowel(nextNoun) ? (BEFORE_VOWEL.get(masculine) ?? masculine) : masculine;
    note(tokens[first], tokens[first], to === 'female' ? feminine : fit);
  }
  const article = tokens[first - 1];
  if (article?.kind !== 'word') return { first, changes };
  const preposition = wordAt(tokens, first - 2);
  const next = first === index && entry.counterpart !== '' ? entry.counterpart : wordAt(tokens, first);
  if (to === 'male' && article.lower === 'la' && (preposition === 'de' || preposition === 'à')) {
    note(tokens[first - 2], article, preposition === 'de' ? 'du' : 'au');
  } else note(article, article, determinerIn(to, article.lower, next));
  return { first: first - 1, changes };
}
