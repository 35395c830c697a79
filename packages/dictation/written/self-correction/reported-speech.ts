import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';
import { smallWordOf } from './word-groups.ts';

/** Forms of the verbs that tell what somebody said or thought, folded. */
const SAYING: Readonly<Record<DictationLanguage, RegExp>> = {
  fr: /^(?:(?:re)?dit|repet(?:e|ent|er|ait|ant)|dire|disent|disai(?:t|s|ent)|dis|repond(?:s|re|ent|u|it|ait|ant)?|demand(?:e|es|er|ent|ait|ant)|pens(?:e|es|er|ent|ait|ant)|ajout(?:e|er|ait|ant)|declar(?:e|er|ait|ant)|affirm(?:e|er|ait|ant)|cri(?:e|er|ait)|ecrie|repliqu(?:e|er|ait)|retorqu(?:e|er|ait)|racont(?:e|er|ait)|expliqu(?:e|er|ait)|exclam(?:e|er|ait)|croi(?:t|s|re)|croyait)$/,
  en: /^(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking|answer|answers|answered|reply|replies|replied|respond|responds|responded|think|thinks|thought|adds|added|shout|shouts|shouted|explain|explains|explained|exclaim|exclaims|exclaimed|claims|claimed|states|stated|insist|insists|insisted|believes?|believed)$/,
};
/** A noun after these (« la demande »), or a passive ("was added"). */
const NOT_A_VERB_AFTER: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: new Set(['la', 'une', 'sa', 'cette']),
  en: new Set(['the', 'a', 'an', 'his', 'her', 'was', 'were', 'been', 'is', 'being', 'no']),
};
/** Whom it is said to. */
const PERSONS = new Set(["m'", "t'", "l'", 'me', 'us', 'him', 'them', 'moi', 'lui', 'si', 'if']);
const SENTENCE_ENDS = new Set(['.', '!', '?', '…']);
const OPENING = new Set(['«', '“']);
const CLOSING = new Set(['»', '”']);
/** Words back to the verb. */
const SIGHT = 60;

/**
 * Whether what follows `tokens` may be somebody else's words: `begins` just after a verb of saying or
 * thinking, `goes-on` later in its sentence or within a quotation that is not closed. Nothing before `start` is looked at.
 */
export function reportedSpeech(
  tokens: readonly Token[],
  start: number,
  language: DictationLanguage,
): 'begins' | 'goes-on' | null {
  const end = tokens.length;
  let closed = 0;
  let straight = 0;
  let begins = true;
  let hasQuoted = false;
  for (let at = end - 1; at >= Math.max(start, end - SIGHT); at -= 1) {
    const { kind, key, text } = tokens[at] as Token;
    if (kind === 'break' || (kind === 'mark' && SENTENCE_ENDS.has(key) && at < end - 1)) break;
    if (kind === 'held' && OPENING.has(text.charAt(0))) hasQuoted = true;
    if (CLOSING.has(key)) {
      closed += 1;
      hasQuoted = true;
    }
    if (OPENING.has(key) && (closed -= 1) < 0) return 'goes-on';
    if (key === '"') straight += 1;
    if (kind !== 'word') continue;
    // What was said stood between the marks, and is over.
    if (hasQuoted) continue;
    if (SAYING[language].test(key) && !NOT_A_VERB_AFTER[language].has(tokens[at - 1]?.key ?? ''))
      return begins ? 'begins' : 'goes-on';
    begins &&= smallWordOf(key, language) !== null || PERSONS.has(key);
  }
  return straight % 2 === 1 ? 'goes-on' : null;
}
