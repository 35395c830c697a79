import type { TextLanguage } from '../difference.ts';
import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';

/** Whether a drug is named as taken or as one that the worker does not tolerate. */
type Use = 'refused' | 'taken';

/** « allergique », « intolérance », "hypersensitive" */
export const REFUSED = /^(?:allerg|intoleran|hypersensib|hypersensit)/u;
const TAKEN: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(
    'prend prends prennent prenait prenaient prendre pris prenant utilise utilisait consomme consommait recoit recevait sous medication medicament medicaments prescrit prescrite prescrits traite traitee'.split(
      ' ',
    ),
  ),
  en: new Set(
    'takes take took taken taking uses use used using receives received medication medications prescribed given treated'.split(
      ' ',
    ),
  ),
};
/** « En prenant », "after taking": the use that brought the allergy out. */
const OCCASION = new Set('en apres avoir after when while upon on by'.split(' '));
/** Between the drugs of "a penicillin and sulfa allergy". */
const JOINS = new Set(['and', 'or']);

interface Uses {
  readonly refused: Fact[];
  readonly taken: Fact[];
}

/**
 * Drugs that the worker does not tolerate in one text and takes in the other: « allergique à la pénicilline et à la
 * codéine » and « allergique à la pénicilline, prend de la codéine ».
 */
export function findDrugAllergyChanges(source: TextFacts, proposal: TextFacts): readonly Finding[] {
  const before = usesOf(source);
  const after = usesOf(proposal);
  return [...before].flatMap(([term, one]): readonly Finding[] => {
    const other = after.get(term);
    if (other === undefined) return [];
    const from = onlyUse(one);
    const to = onlyUse(other);
    if (from === null || to === null || from === to) return [];
    return [{ fact: 'drug', source: one[from][0] ?? null, proposal: other[to][0] ?? null }];
  });
}

/** A drug named in both ways says nothing sure. */
function onlyUse({ refused, taken }: Uses): Use | null {
  if (refused.length > 0) return taken.length > 0 ? null : 'refused';
  return taken.length > 0 ? 'taken' : null;
}

/** For each drug where it is told as taken and where as not tolerated. */
function usesOf(text: TextFacts): ReadonlyMap<number, Uses> {
  const { earlier, later } = nearestUses(text);
  const uses = new Map<number, Uses>();
  for (const fact of text.facts) {
    if (fact.kind !== 'drug') continue;
    const use = isBeforeAllergy(text, fact) ? 'refused' : (earlier[fact.first] ?? later[fact.first]);
    if (use === undefined || use === null) continue;
    const entry = uses.get(fact.term) ?? { refused: [], taken: [] };
    entry[use].push(fact);
    uses.set(fact.term, entry);
  }
  return uses;
}

/** For each token the last word of its sentence before it that tells a use, and the next one after it. */
function nearestUses(text: TextFacts) {
  const { tokens, sentence } = text;
  const told = tokens.map((_, at) => useAt(text, at));
  const earlier = [...told];
  const later = [...told];
  for (let at = 1; at < tokens.length; at += 1)
    if (sentence[at] === sentence[at - 1]) earlier[at] ??= earlier[at - 1] ?? null;
  for (let at = tokens.length - 2; at >= 0; at -= 1)
    if (sentence[at] === sentence[at + 1]) later[at] ??= later[at + 1] ?? null;
  return { earlier, later };
}

function useAt({ tokens, language }: TextFacts, at: number): Use | null {
  const key = tokens[at]?.key ?? '';
  if (REFUSED.test(key)) return 'refused';
  return TAKEN[language].has(key) && !OCCASION.has(tokens[at - 1]?.key ?? '') ? 'taken' : null;
}

/** "Penicillin allergy": the drugs stand before the word, whatever stands before them. */
function isBeforeAllergy({ tokens, facts, language }: TextFacts, { last }: Fact): boolean {
  if (language === 'fr') return false;
  const next = tokens[last + 1]?.key ?? '';
  if (REFUSED.test(next)) return true;
  const joined = JOINS.has(next) ? facts.find(({ first }) => first === last + 2) : undefined;
  return joined?.kind === 'drug' && REFUSED.test(tokens[joined.last + 1]?.key ?? '');
}
