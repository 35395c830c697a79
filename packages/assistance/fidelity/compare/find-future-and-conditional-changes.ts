import type { TextLanguage } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { readVerbPhrases } from '../verb-tenses/read-verb-phrases.ts';
import type { VerbPhrase } from '../verb-tenses/verb-phrase.ts';
import { countAttributions, countWords } from './find-attribution-changes.ts';
import type { Group } from './align-sentences.ts';
import type { Finding } from './finding.ts';
import type { Range } from './sentences-to-align.ts';

/** Words that set what they are said of in the future, as its tense does: « une chirurgie est prévue ». */
const PLANS: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /^(?:prev(?:u|ue|us|ues|oit|oient|oyait)|planifi\p{L}*|envisag\p{L}*|projet\p{L}*|program\p{L}*|do(?:it|ivent)|attente|venir|prochaine?s?|recommand\p{L}*|propos\p{L}*|futurs?)$/u,
  en: /^(?:plan(?:s|ned)?|schedul\p{L}*|expect\p{L}*|intend\p{L}*|propos\p{L}*|recommend\p{L}*|await\p{L}*|pending|upcoming|next|future|must)$/u,
};

interface Told {
  readonly verbs: readonly VerbPhrase[];
  readonly plans: number;
  readonly accounts: number;
}

/** What one text puts in the future or the conditional and the other in the past or the present: « sera opéré » and « a été opéré ». */
export function findFutureAndConditionalChanges(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly Group[],
): readonly Finding[] {
  return groups.flatMap((group): readonly Finding[] => {
    const before = toldIn(source, group.source);
    const after = toldIn(proposal, group.proposal);
    const lost = cameTrue(before, after);
    if (lost !== null) return [{ fact: 'moment', source: lost.told, proposal: lost.other }];
    const added = cameTrue(after, before);
    if (added !== null) return [{ fact: 'moment', source: added.other, proposal: added.told }];
    const sure = becameSure(before, after);
    if (sure !== null) return [{ fact: 'hedge', source: sure.told, proposal: sure.other }];
    const unsure = becameSure(after, before);
    return unsure === null ? [] : [{ fact: 'hedge', source: unsure.other, proposal: unsure.told }];
  });
}

function toldIn(text: TextFacts, ranges: readonly Range[]): Told {
  return {
    verbs: readVerbPhrases(text, ranges),
    plans: countWords(text, ranges, PLANS[text.language]),
    accounts: countAttributions(text, ranges),
  };
}

/** A verb, and the one that has taken its place in the other text. */
interface Taken {
  readonly told: VerbPhrase;
  readonly other: VerbPhrase;
}

/** A verb in the future that the other text lacks, with the one that has taken its place. */
function cameTrue(here: Told, there: Told): Taken | null {
  const futures = here.verbs.filter(({ time }) => time === 'future');
  const lost = futures.length - there.verbs.filter(({ time }) => time === 'future').length;
  if (lost <= Math.max(0, there.plans - here.plans)) return null;
  const isKept = ({ lemma }: VerbPhrase): boolean =>
    there.verbs.some((verb) => verb.lemma === lemma && (verb.time === 'future' || verb.time === 'later'));
  const [future] = futures.filter((verb) => !isKept(verb));
  if (future === undefined) return null;
  const count = ({ verbs }: Told, is: (verb: VerbPhrase) => boolean): number => verbs.filter(is).length;
  const isSame = ({ time, lemma }: VerbPhrase): boolean => time !== 'future' && lemma === future.lemma;
  const isPast = ({ time }: VerbPhrase): boolean => time === 'past';
  const taken = [isSame, isPast].find((is) => count(there, is) > count(here, is));
  const other = taken === undefined ? undefined : there.verbs.find(taken);
  return other === undefined ? null : { told: future, other };
}

/**
 * A verb in the conditional that the other text has as a fact: « aurait chuté » and « a chuté ». Where a verb before it
 * changed its tense as well, both only tell what was said.
 */
function becameSure(here: Told, there: Told): Taken | null {
  if (there.accounts > here.accounts) return null;
  for (const told of here.verbs) {
    if (told.time !== 'later') continue;
    const isSame = ({ lemma }: VerbPhrase): boolean => lemma === told.lemma;
    if (there.verbs.some((verb) => isSame(verb) && verb.time === 'later')) continue;
    const other = there.verbs.find((verb) => isSame(verb));
    if (other === undefined) continue;
    const pastsOf = ({ verbs }: Told): number =>
      verbs.filter((verb) => verb.time === 'past' && verb !== other).length;
    if (pastsOf(here) === pastsOf(there)) return { told, other };
  }
  return null;
}
