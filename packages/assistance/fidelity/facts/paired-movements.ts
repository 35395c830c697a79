import type { TextLanguage } from '../difference.ts';
import { addFact } from './fact.ts';
import type { Fact, Reading } from './fact.ts';

/** Movements of the spine that go to the right and to the left: two of them are one of each. */
const PAIRED: Readonly<Record<TextLanguage, { readonly noun: RegExp; readonly before: RegExp }>> = {
  fr: {
    noun: /^(?:rotations?|inclinaisons?|inflexions?|flexions? laterales?|lateroflexions?)/u,
    before: /^(?:les deux|chaque|chacune des(?: deux)?)$/u,
  },
  en: {
    noun: /^(?:rotations?|lateral flexions?|(?:side|lateral) bend(?:ing|ings|s)|lateroflexions?|side flexions?)/u,
    before: /^(?:each|each of the(?: two)?|both of the)$/u,
  },
};
/** How the first word of every such movement begins, in either language. */
const OPENS = /^(?:rotation|inclinaison|inflexion|flexion|lateroflexion|lateral|side)/u;
/** Words before the movement. */
const MOST_BEFORE = 4;

/** « les deux rotations », « chaque rotation », "each rotation": both sides at once. */
export function readPairedMovements(reading: Reading): void {
  const { tokens, taken, language } = reading;
  const { noun, before } = PAIRED[language];
  tokens.forEach((token, at) => {
    if (!OPENS.test(token.key)) return;
    const two = tokens.slice(at, at + 2).map(({ key }) => key);
    if (!noun.test(two.join(' '))) return;
    for (let first = at - 1; first >= Math.max(0, at - MOST_BEFORE); first -= 1) {
      const words = tokens.slice(first, at).map(({ key }) => key);
      if (taken[first] === 1 || !before.test(words.join(' '))) continue;
      addFact(reading, 'side', 'bilateral', first, at - 1);
      return;
    }
  });
}

/** « rotations droite et gauche », "right and left rotation": whether two sides are those of one such movement. */
export function areOfOneMovement({ tokens, language }: Reading, one: Fact, other: Fact): boolean {
  const between = tokens.slice(one.last + 1, other.first).map(({ key }) => key);
  if (between.length !== 1 || !/^(?:et|and)$/u.test(between[0] ?? '')) return false;
  const { noun } = PAIRED[language];
  const wordsAt = (at: number): string =>
    tokens
      .slice(Math.max(0, at), at + 2)
      .map(({ key }) => key)
      .join(' ');
  if (language === 'en') return noun.test(wordsAt(other.last + 1));
  // « flexions latérales droite et gauche », « rotations droite et gauche »
  return [one.first - 1, one.first - 2].some(
    (at) => noun.test(wordsAt(at)) && tokens[at]?.key.endsWith('s') === true,
  );
}
