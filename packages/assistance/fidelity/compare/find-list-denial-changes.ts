import type { TextLanguage } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { Finding, Place } from './finding.ts';

/** The words that a language makes such lists with. */
interface ListWords {
  readonly joins: ReadonlySet<string>;
  /** What may stand between an item and what joins it to the list: « ni de la chaleur », "or at heights". */
  readonly links: ReadonlySet<string>;
  /** Verbs that allow or ask. */
  readonly modal: RegExp;
  readonly contrasts: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const LIST_WORDS: Readonly<Record<TextLanguage, ListWords>> = {
  fr: {
    joins: words('et , ou ni'),
    links: words('de du des d la le l les un une s se a au aux en'),
    modal: /^(?:peu[xt]|peuvent|pourra|pourrait|doi[st]|doivent|devra|devrait)$/u,
    contrasts: words('mais sauf cependant toutefois'),
  },
  en: {
    joins: words('and , or nor'),
    links: words('a the at to any on for in'),
    modal: /^(?:can|could|may|must|should|shall|will)$/u,
    contrasts: words('but except however'),
  },
};
/** So many of them at most. */
const MOST_LINKS = 3;
/** How many tokens a word like « éviter » reaches over. */
const FURTHEST = 60;
/** « éviter », « incapable de », "unable to": they deny what follows, and no negation says it. */
const DENYING = new Set(['allowed-', 'able-', 'possible-']);

/** Where a term is denied and where it is stated. */
interface Polarity {
  readonly denied: Place[];
  readonly stated: Place[];
  /** Whether it is an item of a list that is denied. */
  isListed: boolean;
}

/**
 * An item of a list that one text denies or forbids, and the other states, allows or asks for: « ne doit ni grimper ni
 * ramper » as « ne doit pas grimper, et doit ramper ».
 * @param settled terms whose denial is only worded otherwise
 */
export function findListDenialChanges(
  source: TextFacts,
  proposal: TextFacts,
  settled: ReadonlySet<number>,
): readonly Finding[] {
  const [before, after] = [polarities(source), polarities(proposal)];
  const findings: Finding[] = [];
  for (const [term, here] of before) {
    const there = after.get(term);
    if (there === undefined || settled.has(term)) continue;
    if (isFreed(here, there))
      findings.push({ fact: 'negation', source: last(here.denied), proposal: last(there.stated) });
    else if (isFreed(there, here))
      findings.push({ fact: 'negation', source: last(here.stated), proposal: last(there.denied) });
  }
  return findings;
}

function isFreed(one: Polarity, other: Polarity): boolean {
  return one.isListed && one.denied.length > other.denied.length && other.stated.length > one.stated.length;
}

function last(places: readonly Place[]): Place | null {
  return places.at(-1) ?? null;
}

function polarities(text: TextFacts): ReadonlyMap<number, Polarity> {
  const { terms, table, clause, negations, facts } = text;
  const denying = facts.filter(({ kind, key }) => kind === 'permission' && DENYING.has(key));
  const reached = negations.flatMap(({ first, places }) => places.map((place) => ({ first, place })));
  const isSure = ({ first, place }: (typeof reached)[number]) => !hasAnd(text, first, place);
  const denied = new Set([
    ...reached.filter(isSure).map(({ place }) => place),
    ...denying.flatMap((fact) => forbiddenBy(text, fact.last)),
  ]);
  const unsure = new Set(reached.filter((each) => !isSure(each)).map(({ place }) => place));
  const denyingClauses = new Set([...negations, ...denying].map(({ first }) => clause[first]));
  const found = new Map<number, Polarity>();
  terms.forEach((term, at) => {
    if (term === NO_TERM || !table.termOf(term).content) return;
    const isDenied = denied.has(at);
    // In the clause of a denial, what it does not surely reach is neither denied nor stated.
    if (!isDenied && (unsure.has(at) || denyingClauses.has(clause[at]))) return;
    const polarity = found.get(term) ?? { denied: [], stated: [], isListed: false };
    found.set(term, polarity);
    (isDenied ? polarity.denied : polarity.stated).push({ first: at, last: at });
    if (isDenied && isItem(text, at)) polarity.isListed = true;
  });
  return found;
}

/** « Elle nie toute entorse et tolère la marche »: after « et », « nie » may deny no more. */
function hasAnd({ tokens }: TextFacts, mark: number, place: number): boolean {
  for (let at = mark + 1; at < place; at += 1) {
    const key = tokens[at]?.key;
    if (key === 'and' || (key === 'et' && !/^d[e’]?$/u.test(tokens[at + 1]?.key ?? ''))) return true;
  }
  return false;
}

/** What a word like « éviter » forbids: the list after it, until a verb that allows or asks, or another sentence. */
function forbiddenBy({ tokens, sentence, terms, language }: TextFacts, word: number): readonly number[] {
  const { contrasts, modal } = LIST_WORDS[language];
  const places: number[] = [];
  for (let at = word + 1; at <= word + FURTHEST && sentence[at] === sentence[word]; at += 1) {
    const key = tokens[at]?.key ?? '';
    if (contrasts.has(key) || modal.test(key)) break;
    if (terms[at] !== NO_TERM) places.push(at);
  }
  return places;
}

/** Whether « et », « ou », « ni » or a comma stands beside it, but for small words. */
function isItem({ tokens, language }: TextFacts, at: number): boolean {
  const { joins: joining, links } = LIST_WORDS[language];
  const joins = (step: 1 | -1): boolean => {
    for (let next = at + step, passed = 0; passed <= MOST_LINKS; next += step, passed += 1) {
      const key = tokens[next]?.key ?? '';
      if (joining.has(key)) return true;
      if (!links.has(key)) return false;
    }
    return false;
  };
  return joins(-1) || joins(1);
}
