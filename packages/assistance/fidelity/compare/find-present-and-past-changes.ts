/** States that one text puts in the present and the other in the past: « présente une douleur » and « présentait une douleur ». */
import type { TextLanguage } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { isStative, isReportingVerb, isStateParticiple, stateOf } from '../verb-tenses/stative-verbs.ts';
import { readVerbPhrases } from '../verb-tenses/read-verb-phrases.ts';
import type { VerbPhrase } from '../verb-tenses/verb-phrase.ts';
import type { Group } from './align-sentences.ts';
import type { Finding } from './finding.ts';
import { SINCE, isHistoricPresent } from './historic-present.ts';
import type { Range } from './sentences-to-align.ts';

/** Tokens of a verb with its auxiliaries and what stands between them: « n’a plus été limité » is no state. */
const MOST_AUXILIARIES = 3;

interface Side {
  readonly text: TextFacts;
  readonly verbs: readonly VerbPhrase[];
  readonly isSince: boolean;
}

/** A state that one text puts in the present and the other in the past, unless the sentence narrates a dated event. */
export function findPresentAndPastChanges(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly Group[],
): readonly Finding[] {
  return groups.flatMap((group): readonly Finding[] => {
    const [before, after] = [sideOf(source, group.source), sideOf(proposal, group.proposal)];
    const over = becameOver(before, after);
    if (over !== null) return [{ fact: 'moment', source: over.holds, proposal: over.held }];
    const back = becameOver(after, before);
    return back === null ? [] : [{ fact: 'moment', source: back.held, proposal: back.holds }];
  });
}

function sideOf(text: TextFacts, ranges: readonly Range[]): Side {
  return {
    text,
    verbs: readVerbPhrases(text, ranges),
    isSince: ranges.some(({ first, end }) =>
      text.tokens.slice(first, end).some(({ key }) => SINCE[text.language].test(key)),
    ),
  };
}

/** A verb in the present, and the same in the past that has taken its place. */
interface Over {
  readonly holds: VerbPhrase;
  readonly held: VerbPhrase;
}

function becameOver(here: Side, there: Side): Over | null {
  const { language } = here.text;
  if (!here.verbs.some(({ time }) => time === 'present')) return null;
  // What was said is told in the past of what was said: « a expliqué qu’il avait mal ».
  if (there.verbs.some(({ time, lemma }) => time === 'past' && isReportingVerb(lemma, language))) return null;
  const isPast = ({ time, aspect }: VerbPhrase): boolean =>
    time === 'past' && !(there.isSince && (aspect === 'perfect' || aspect === 'over'));
  const [verbsHere, verbsThere] = [byState(here.verbs, language), byState(there.verbs, language)];
  const narrated = new Map<number | undefined, boolean>();
  for (const [state, own] of verbsHere) {
    const others = verbsThere.get(state) ?? [];
    const present = own.filter(({ time }) => time === 'present');
    if (others.filter(({ time }) => time === 'present').length >= present.length) continue;
    const pasts = others.filter(isPast);
    if (pasts.length <= own.filter(({ time }) => time === 'past').length) continue;
    const states = pasts.filter((verb) => isState(verb, language));
    for (const holds of present) {
      if (isReportingVerb(holds.lemma, language)) continue;
      // "limited" and "has limited" may hold the adjective of what "is limited".
      const held = states.find(({ aspect }) => holds.aspect !== 'passive' || aspect === 'passive');
      if (held === undefined) continue;
      const unit = here.text.unit[holds.first];
      const isTold = narrated.get(unit) ?? isHistoricPresent(here.text, holds);
      narrated.set(unit, isTold);
      if (!isTold) return { holds, held };
    }
  }
  return null;
}

/** The verbs by what they tell, in the order in which each is first told. */
function byState(
  verbs: readonly VerbPhrase[],
  language: TextLanguage,
): ReadonlyMap<string, readonly VerbPhrase[]> {
  const states = new Map<string, VerbPhrase[]>();
  for (const verb of verbs) {
    const state = stateOf(verb.lemma, language);
    const own = states.get(state);
    if (own === undefined) states.set(state, [verb]);
    else own.push(verb);
  }
  return states;
}

/** Whether a verb in the past tells what went on, and not what happened. */
function isState({ aspect, lemma, first, last }: VerbPhrase, language: TextLanguage): boolean {
  if (aspect === 'passive') return isStateParticiple(lemma);
  return aspect === 'ongoing' || (isStative(lemma, language) && last - first < MOST_AUXILIARIES);
}
