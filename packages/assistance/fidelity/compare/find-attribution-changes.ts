/** What a text gives as somebody's account: « selon elle », « aux dires du travailleur », "reportedly", "is said to". */
import type { TextLanguage } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Token } from '../text/token.ts';
import { readVerbPhrases } from '../verb-tenses/read-verb-phrases.ts';
import type { Group } from './align-sentences.ts';
import type { Finding, Place } from './finding.ts';
import type { Range } from './sentences-to-align.ts';

/** Words that give what follows as somebody's account, as the French conditional does: « dit que », « selon ». */
const ACCOUNTS: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /^(?:affirm\p{L}+|di(?:t|re|res|sait|sant)|rapport(?:e|ait|ee?|ant)|mentionn\p{L}+|declar\p{L}+|allegu\p{L}+|selon|precis(?:e|ait)|indiqu\p{L}+|soutient|relat(?:e|ait)|racont\p{L}+|estim(?:e|ait)|expliqu\p{L}+|decrit|decrivait|pretend\p{L}*|plai(?:nt|gnait)|nie|niait|admet|avis|attribu(?:e|ait)|consider(?:e|ait)|croi(?:t|yait)|pens(?:e|ait)|juge|jugeait|crois)$/u,
  en: /^(?:sa(?:ys?|id|ying)|stat(?:es?|ed|ing)|report(?:s|ed|ing|edly)|mention(?:s|ed|ing)|claim(?:s|ed|ing)|alleg\p{L}+|according|explain(?:s|ed)|indicat(?:es?|ed)|relat(?:e[ds]?)|tells|told|account|describ(?:es?|ed)|complain(?:s|ed)|den(?:y|ies|ied)|admit(?:s|ted)|attribut(?:es?|ed)|consider(?:s|ed)|believ(?:es?|ed)|think(?:s)?|thought|feels|felt)$/u,
};
/** Adverbs and adjectives that leave a claim to somebody. */
const HEARSAY: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /^(?:pretendu(?:e|s|es|ment)?|presumement|censement|soidisant)$/u,
  en: /^(?:reportedly|allegedly|purported(?:ly)?|supposed(?:ly)?|ostensibl[ey])$/u,
};
/** The one whose account it is: the worker, or a pronoun. Another person is a word of its own that may not go. */
const TELLER =
  /^(?:lui|elle|eux|elles|travailleu(?:r|rs|se|ses)|patiente?s?|assuree?s?|interessee?|madame|monsieur|mme|him|her|them|worker|patient|claimant|employee|mr|mrs|ms)$/u;
/** Words between the preposition and the teller. */
const OPENING = /^(?:le|la|les|l|du|de|the|this|cette|cet|ce|to)$/u;
const PREPOSITIONS = new Set(['selon', 'apres', 'suivant', 'according', 'per']);
const POSSESSIVES = new Set(['mes', 'ses', 'leurs']);
const SAID = /^(?:said|reported|alleged|believed|thought|understood|claimed|rumou?red)$/u;
const BEING = /^(?:is|are|was|were|be|been)$/u;
const OWN = /^(?:his|her|their)$/u;

/** How many words of some sentences give what they tell as an account. */
export function countAttributions(text: TextFacts, ranges: readonly Range[]): number {
  return countWords(text, ranges, ACCOUNTS[text.language]);
}

/** How many words of some sentences such a pattern fits. */
export function countWords({ tokens }: TextFacts, ranges: readonly Range[], words: RegExp): number {
  let count = 0;
  for (const { first, end } of ranges)
    for (let at = first; at < end; at += 1) if (words.test(tokens[at]?.key ?? '')) count += 1;
  return count;
}

/** A claim that is told as somebody's in one text and as a fact in the other. */
export function findAttributionChanges(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly Group[],
): readonly Finding[] {
  return groups.flatMap((group): readonly Finding[] => {
    const [before, after] = [marksIn(source, group.source), marksIn(proposal, group.proposal)];
    if (before[0] !== undefined && after.length === 0 && !isTold(proposal, group.proposal))
      return [{ fact: 'hedge', source: before[0], proposal: null }];
    if (after[0] !== undefined && before.length === 0 && !isTold(source, group.source))
      return [{ fact: 'hedge', source: null, proposal: after[0] }];
    return [];
  });
}

/** Whether sentences give anything as an account, in whatever words. */
function isTold(text: TextFacts, ranges: readonly Range[]): boolean {
  return (
    countAttributions(text, ranges) > 0 ||
    (text.language === 'fr' && readVerbPhrases(text, ranges).some(({ time }) => time === 'later'))
  );
}

function marksIn({ tokens, language }: TextFacts, ranges: readonly Range[]): readonly Place[] {
  const found: Place[] = [];
  for (const { first, end } of ranges) {
    for (let at = first; at < end; at += 1) {
      const last = markAt(tokens, at, language);
      if (last !== null) found.push({ first: at, last });
    }
  }
  return found;
}

/** The last token of the mark that begins there; null where none does. */
function markAt(tokens: readonly Token[], at: number, language: TextLanguage): number | null {
  const own = tokens[at]?.key ?? '';
  if (HEARSAY[language].test(own)) return at;
  if (language === 'fr') {
    if (own === 'soi' && keyAt(tokens, at + 1) === 'disant') return at + 1;
    if (POSSESSIVES.has(own) && keyAt(tokens, at + 1) === 'dires') return at + 1;
    if (own === 'dire' || own === 'dires') return tellerAfter(tokens, at);
    if (own === 'apres' && keyAt(tokens, at - 1) !== 'd') return null;
  } else {
    if (BEING.test(own) && SAID.test(keyAt(tokens, at + 1)) && keyAt(tokens, at + 2) === 'to') return at + 2;
    if ((own === 'by' || own === 'in') && OWN.test(keyAt(tokens, at + 1))) {
      const noun = keyAt(tokens, at + 2) === 'own' ? at + 3 : at + 2;
      return /^(?:account|words|telling)$/u.test(keyAt(tokens, noun)) ? noun : null;
    }
    if (own === 'according' && keyAt(tokens, at + 1) !== 'to') return null;
  }
  return PREPOSITIONS.has(own) ? tellerAfter(tokens, at) : null;
}

function keyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? '';
}

function tellerAfter(tokens: readonly Token[], at: number): number | null {
  let next = at + 1;
  while (next < at + 4 && OPENING.test(tokens[next]?.key ?? '')) next += 1;
  if (!TELLER.test(tokens[next]?.key ?? '')) return null;
  // « according to her husband » names another person.
  return tokens[next]?.key === 'her' && tokens[next + 1]?.kind === 'word' ? null : next;
}
