import type { TextLanguage } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Group } from './align-sentences.ts';
import type { Finding, Place } from './finding.ts';
import { lastsForWeeks } from './historic-present.ts';
import type { Range } from './sentences-to-align.ts';

type Tense = 'past' | 'present';

/** The forms of a verb; a present that an auxiliary could make past is not listed. */
interface Habit {
  readonly present: ReadonlySet<string>;
  readonly past: ReadonlySet<string>;
  /** "Taking", "take": the auxiliary before it tells the tense. */
  readonly open: ReadonlySet<string>;
  /** It tells a habit with a drug alone: « prend du Lyrica », not « prend place ». */
  readonly needsDrug: boolean;
}

const words = (list: string) => new Set(list.split(' ').filter((word) => word !== ''));
const habit = (present: string, past: string, open = '', needsDrug = false): Habit => ({
  present: words(present),
  past: words(past),
  open: words(open),
  needsDrug,
});

const HABITS: Readonly<Record<TextLanguage, readonly Habit[]>> = {
  fr: [
    habit('fume fument', 'fumait fumaient fumé'),
    habit('boit boivent', 'buvait buvaient bu'),
    habit('consomme consomment', 'consommait consommaient consommé'),
    habit('prend prennent', 'prenait prenaient pris', '', true),
    habit('utilise utilisent', 'utilisait utilisaient utilisé', '', true),
  ],
  en: [
    habit('smokes', 'smoked', 'smoke smoking'),
    habit('drinks', 'drank drunk', 'drink drinking'),
    habit('consumes', 'consumed', 'consume consuming'),
    habit('takes', 'took taken', 'take taking', true),
    habit('uses', 'used', 'use using', true),
  ],
};
const allForms = (language: TextLanguage): ReadonlySet<string> =>
  new Set(HABITS[language].flatMap(({ present, past, open }) => [...present, ...past, ...open]));
/** Every form of these verbs: most texts have none. */
const FORMS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: allForms('fr'),
  en: allForms('en'),
};
const PRESENT_AUXILIARIES = words('is are does do');
const PAST_AUXILIARIES = words('was were did');
/** Words between an auxiliary and its verb: "was not taking". */
const AUXILIARY_REACH = 3;
const DRUG_REACH = 8;
/** Other verbs in the past: a text that has them may tell all of it in that tense. */
const PAST: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?:ait|aient)$/u,
  en: /^(?:was|were|had|said|told|did)$|[a-z]{3}ed$/u,
};

/**
 * A habit of the past in one text and of the present in the other: « fumait un paquet par jour » and « fume un paquet par
 * jour ». Where other verbs of the sentence changed their tense as well, it is how all of it is told, and so with a date.
 */
export function findHabitTenseChanges(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly Group[],
): readonly Finding[] {
  const places = { source: verbPlaces(source), proposal: verbPlaces(proposal) };
  if (places.source.length + places.proposal.length === 0) return [];
  return groups.flatMap((group) => {
    const own = placesWithin(places.source, group.source);
    const others = placesWithin(places.proposal, group.proposal);
    if (own.length + others.length === 0) return [];
    return HABITS[source.language].flatMap((verb): readonly Finding[] => {
      const before = formsOf(source, own, verb);
      const after = formsOf(proposal, others, verb);
      const [from, to]: readonly [Tense, Tense] =
        before.past.length > after.past.length ? ['past', 'present'] : ['present', 'past'];
      if (before[from].length <= after[from].length || before[to].length >= after[to].length) return [];
      const pasts = { source: pastsOf(source, group.source), proposal: pastsOf(proposal, group.proposal) };
      const hasShifted = from === 'past' ? pasts.source > pasts.proposal : pasts.proposal > pasts.source;
      if (hasShifted || hasDate(source, group.source) || isBounded(source, group.source)) return [];
      return [{ fact: 'moment', source: before[from][0] ?? null, proposal: after[to][0] ?? null }];
    });
  });
}

function placesWithin(places: readonly number[], ranges: readonly Range[]): readonly number[] {
  return ranges.flatMap(({ first, end }) => places.filter((at) => at >= first && at < end));
}

/** Where a text has a form of any of the verbs. */
function verbPlaces({ tokens, language }: TextFacts): readonly number[] {
  const forms = FORMS[language];
  const places: number[] = [];
  tokens.forEach(({ text, kind }, at) => {
    if (kind === 'word' && forms.has(text.toLowerCase())) places.push(at);
  });
  return places;
}

function formsOf(
  text: TextFacts,
  places: readonly number[],
  verb: Habit,
): Readonly<Record<Tense, readonly Place[]>> {
  const found: Record<Tense, Place[]> = { past: [], present: [] };
  for (const at of places) {
    const tense = tenseAt(text, at, verb);
    if (tense !== null && (!verb.needsDrug || hasDrugAfter(text, at)))
      found[tense].push({ first: at, last: at });
  }
  return found;
}

function tenseAt({ tokens, language }: TextFacts, at: number, verb: Habit): Tense | null {
  const form = tokens[at]?.text.toLowerCase() ?? '';
  // "Used to" goes with a verb that says what was done.
  if (language === 'en' && form === 'used' && tokens[at + 1]?.key === 'to') return null;
  if (verb.past.has(form)) return 'past';
  if (verb.present.has(form)) return 'present';
  if (!verb.open.has(form)) return null;
  for (let back = at - 1; back >= at - AUXILIARY_REACH; back -= 1) {
    const key = tokens[back]?.key ?? '';
    if (PAST_AUXILIARIES.has(key)) return 'past';
    if (PRESENT_AUXILIARIES.has(key)) return 'present';
  }
  return null;
}

function hasDrugAfter({ terms, table, clause }: TextFacts, at: number): boolean {
  for (let ahead = at + 1; ahead <= at + DRUG_REACH && clause[ahead] === clause[at]; ahead += 1)
    if (table.termOf(terms[ahead] ?? 0).kind === 'drug') return true;
  return false;
}

function pastsOf({ tokens, language }: TextFacts, ranges: readonly Range[]): number {
  const habits = HABITS[language];
  return placesIn(ranges).filter((at) => {
    const form = tokens[at]?.text.toLowerCase() ?? '';
    const isAuxiliary = tokens
      .slice(at + 1, at + 1 + AUXILIARY_REACH)
      .some(({ key }) => habits.some(({ open }) => open.has(key)));
    return PAST[language].test(form) && !isAuxiliary && !habits.some(({ past }) => past.has(form));
  }).length;
}

function hasDate({ facts }: TextFacts, ranges: readonly Range[]): boolean {
  return facts.some(
    ({ kind, first }) => kind === 'date' && ranges.some((range) => first >= range.first && first < range.end),
  );
}

/** « pendant six semaines »: what is over is told in either time. */
function isBounded(text: TextFacts, ranges: readonly Range[]): boolean {
  return ranges.some(({ first, end }) => lastsForWeeks(text, first, end));
}

function placesIn(ranges: readonly Range[]): readonly number[] {
  return ranges.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, at) => first + at));
}
