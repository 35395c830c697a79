/** The other gender of a French adjective or participle that the lexicon lacks, from its ending. */
import type { Gender } from './gender-change.ts';
import type { Entry } from './lexicon-french.ts';

/**
 * Where a word stands: after a linking verb, next in a list of such words, or right after a noun for the worker. In the
 * latter two a finite verb may stand as well.
 */
export type AdjectivePlace = 'predicate' | 'list' | 'noun';

interface Ending {
  readonly masculine: string;
  readonly feminine: string;
  /** The places where the masculine, then the feminine, cannot be anything but an adjective. */
  readonly safe: readonly [masculine: readonly AdjectivePlace[], feminine: readonly AdjectivePlace[]];
}

const ANYWHERE: readonly AdjectivePlace[] = ['predicate', 'list', 'noun'];
const PREDICATE: readonly AdjectivePlace[] = ['predicate'];

function ending(
  masculine: string,
  feminine: string,
  isVerbEnding: { readonly masculine?: boolean; readonly feminine?: boolean } = {},
): Ending {
  return {
    masculine,
    feminine,
    safe: [
      isVerbEnding.masculine === true ? PREDICATE : ANYWHERE,
      isVerbEnding.feminine === true ? PREDICATE : ANYWHERE,
    ],
  };
}

const VERB = { masculine: true, feminine: true };
const FEMININE_VERB = { feminine: true };

/** The longest first. « arrive », « signale », « continue », « sent » are verbs too: safe after a linking verb alone. */
const ENDINGS: readonly Ending[] = [
  ending('ieux', 'ieuse'),
  ending('eux', 'euse'),
  ending('ier', 'ière'),
  ending('ien', 'ienne', FEMININE_VERB),
  ending('ert', 'erte', VERB),
  ending('eint', 'einte', VERB),
  ending('aint', 'ainte', VERB),
  ending('crit', 'crite', VERB),
  ending('duit', 'duite', VERB),
  ending('dit', 'dite', VERB),
  ending('ant', 'ante', VERB),
  ending('ent', 'ente', VERB),
  ending('and', 'ande', VERB),
  ending('ond', 'onde', VERB),
  ending('ort', 'orte', VERB),
  ending('ard', 'arde', VERB),
  ending('ois', 'oise', VERB),
  ending('ais', 'aise', VERB),
  ending('is', 'ise', VERB),
  ending('if', 'ive', FEMININE_VERB),
  ending('el', 'elle', FEMININE_VERB),
  ending('al', 'ale', FEMININE_VERB),
  ending('ain', 'aine', VERB),
  ending('é', 'ée'),
  ending('i', 'ie', FEMININE_VERB),
  ending('u', 'ue', FEMININE_VERB),
];

/** The other form of a word that stands there; undefined when its ending proves nothing. */
export function inflected(word: string, place: AdjectivePlace): Entry | undefined {
  if (word.length < 3 || /(?:[^é]ment|que|gue|eure)$/u.test(word)) return undefined;
  const made = (gender: Gender, counterpart: string): Entry => ({ kind: 'shared', gender, counterpart });
  for (const { masculine, feminine, safe } of ENDINGS) {
    if (word.endsWith(feminine))
      return safe[1].includes(place)
        ? made('female', word.slice(0, -feminine.length) + masculine)
        : undefined;
    if (word.endsWith(masculine))
      return safe[0].includes(place) ? made('male', word.slice(0, -masculine.length) + feminine) : undefined;
  }
  return undefined;
}
