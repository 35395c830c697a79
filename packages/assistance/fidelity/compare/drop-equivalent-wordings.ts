import type { Content } from '../facts/find-contents.ts';
import type { Negation } from '../facts/negations.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';
import { deniedPlaces } from './find-negation-changes.ts';
import { directionOf } from './find-reversed-transitions.ts';
import type { GroupContents } from './find-unmatched-words.ts';

/** Facts that say whether an amount grows or falls. */
const AMOUNTS: ReadonlyMap<string, number> = new Map([
  ['trend amount+', 1],
  ['test-result increased', 1],
  ['trend amount-', -1],
  ['test-result reduced', -1],
]);

/** Contents of a group in which a denied counterpart is looked for. */
const MANY = 1000;

type Side = 'source' | 'proposal';

/**
 * Findings without those that a word and its denied counterpart explain, « indolore » and « pas douloureux », « normal »
 * and « aucune anomalie », and without the words that only name the change that two numbers show.
 */
export function dropEquivalentWordings(
  findings: readonly Finding[],
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  const explained = { source: new Set<number>(), proposal: new Set<number>() };
  const found = {
    source: new Set(findings.map((finding) => finding.source?.first)),
    proposal: new Set(findings.map((finding) => finding.proposal?.first)),
  };
  const texts = { source, proposal };
  const denied = { source: deniedPlaces(source), proposal: deniedPlaces(proposal) };
  for (const group of groups) {
    const named = amountsOf(source, group);
    const direction = named.size === 0 ? 0 : directionOf(source, group.source);
    const isGiven = direction !== 0 && direction === directionOf(proposal, group.proposal);
    for (const side of ['source', 'proposal'] as const) {
      const other = side === 'source' ? 'proposal' : 'source';
      for (const content of group[side]) {
        if (isGiven && named.get(content.term) === direction) explained[side].add(content.first);
        if (content.denies.length === 0 || !found[side].has(content.first)) continue;
        // « n’a pas échoué » denies nothing of « n’a pas réussi ».
        if (denied[side].has(content.first) || group[other].length > MANY) continue;
        const denial = denialOf(content, texts[other].negations, group[other]);
        if (denial === null || hasLeft(denial, group, side, texts[side])) continue;
        explained[side].add(content.first);
        explained[other].add(denial.mark.first);
        for (const { first } of denial.denied) explained[other].add(first);
      }
    }
  }
  if (explained.source.size + explained.proposal.size === 0) return findings;
  return findings.flatMap((finding): readonly Finding[] => {
    const keep = (side: Side) => {
      const place = finding[side];
      return place !== null && explained[side].has(place.first) ? null : place;
    };
    const [one, other] = [keep('source'), keep('proposal')];
    return one === null && other === null ? [] : [{ ...finding, source: one, proposal: other }];
  });
}

/** The direction of each term of a group that tells one. */
function amountsOf({ table }: TextFacts, group: GroupContents): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>();
  for (const contents of [group.source, group.proposal]) {
    for (const { term } of contents) {
      const { kind, key } = table.termOf(term);
      if (kind !== 'trend' && kind !== 'test-result') continue;
      const direction = AMOUNTS.get(`${kind} ${key}`);
      if (direction !== undefined) amounts.set(term, direction);
    }
  }
  return amounts;
}

/** Whether something else that the negation denies stands in another clause than the word: « refuse l’un et veut l’autre ». */
function hasLeft(
  { mark, denied, word }: Denial,
  group: GroupContents,
  side: Side,
  { clause }: TextFacts,
): boolean {
  const contents = group[side === 'source' ? 'proposal' : 'source'];
  const objects = contents.filter(
    (content) => content.isRequired && mark.places.includes(content.first) && !denied.includes(content),
  );
  return objects.some(({ keys }) => {
    const same = group[side].filter((content) => content.keys.some((key) => keys.includes(key)));
    return same.length > 0 && !same.some(({ first }) => clause[first] === clause[word.first]);
  });
}

/** A word that denies, the negation that says so in the other text, and what that one denies. */
interface Denial {
  readonly word: Content;
  readonly mark: Negation;
  readonly denied: readonly Content[];
}

/** The negation of the group that denies what the word says is not there. */
function denialOf(
  word: Content,
  negations: readonly Negation[],
  contents: readonly Content[],
): Denial | null {
  const { denies } = word;
  const denied = contents.filter(({ keys }) => keys.some((key) => denies.includes(key)));
  if (denied.length === 0) return null;
  for (const mark of negations) {
    const its = denied.filter(({ first }) => mark.places.includes(first));
    if (its.length > 0) return { word, mark, denied: its };
  }
  return null;
}
