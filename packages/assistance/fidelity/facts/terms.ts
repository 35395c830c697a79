import type { FactKind, TextLanguage } from '../difference.ts';
import type { Fact, Reading } from './fact.ts';

const STOP: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les l un une des de du d a au aux en et ou mais donc or ni car que qui quoi dont ce cet cette ces cela ceci il elle ils elles on se s sa son ses leur leurs y lui ne n pas plus aucun aucune sans est sont etait ete etre a ont avait ayant avoir sera dans par pour sur sous vers chez entre comme si tout toute tous toutes tres alors ainsi puis meme celle celui c qu j je m me t'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an of in on at to for by from as with and or but nor if then than that this these those which who whose it its he she they his her their him them is are was were be been being has have had do does did not no any some there here very also so such t s'.split(
      ' ',
    ),
  ),
};

/**
 * For each token the term that it stands for: a fact's kind and key at its first token, the stem of any other content
 * word, the empty string for the rest. Two wordings of one thing share their terms.
 */
export function findTerms(reading: Reading): readonly string[] {
  const { tokens, taken, language } = reading;
  const stop = STOP[language];
  const terms = tokens.map((token, at) =>
    token.kind === 'word' && taken[at] === 0 && token.plain.length > 1 && !stop.has(token.plain)
      ? token.stem
      : '',
  );
  for (const fact of reading.facts) terms[fact.first] = termOf(fact);
  return terms;
}

/** The term of a fact. */
export function termOf(fact: Fact): string {
  return `${fact.kind}:${fact.key}`;
}

/** The kind of fact that a term stands for; `passage` for an ordinary word. */
export function kindOfTerm(term: string): FactKind {
  const colon = term.indexOf(':');
  return colon < 0 ? 'passage' : (term.slice(0, colon) as FactKind);
}

/** Whether a term is an ordinary word or a fact that names a thing, rather than a value that belongs to a thing. */
export function isContent(term: string): boolean {
  return (
    term !== '' &&
    (!term.includes(':') ||
      /^(?:anatomy|diagnosis|test|examination|treatment|drug|name|movement):/u.test(term))
  );
}

const DISTINCT = new Set(['side', 'moment', 'direction', 'date', 'spine-level', 'trend']);

/** What each term weighs in a context, ordinary words least and what sets two places apart most, and which are content. */
export function weighTerms(terms: readonly string[]): {
  readonly weights: Float64Array;
  readonly content: Uint8Array;
} {
  const known = new Map<string, { readonly weight: number; readonly content: number }>();
  const weights = new Float64Array(terms.length);
  const content = new Uint8Array(terms.length);
  terms.forEach((term, at) => {
    if (term === '') return;
    let found = known.get(term);
    if (found === undefined) {
      const colon = term.indexOf(':');
      const weight = colon < 0 ? 0.4 : DISTINCT.has(term.slice(0, colon)) ? 2 : 1;
      found = { weight, content: isContent(term) ? 1 : 0 };
      known.set(term, found);
    }
    weights[at] = found.weight;
    content[at] = found.content;
  });
  return { weights, content };
}
