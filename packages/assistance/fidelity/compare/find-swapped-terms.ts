import { fold } from '@constat/language/text';
import type { FactKind } from '../difference.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding, Place } from './finding.ts';
import type { PlacedTerm } from './placed-terms.ts';

/** What is said of a whole sentence, at its beginning or at its end. */
const CIRCUMSTANCES: ReadonlySet<FactKind> = new Set<FactKind>([
  'date',
  'moment',
  'frequency',
  'trend',
  'examination',
  'test',
  'test-result',
]);

/** Words that make the order of a list tell. */
const SEQUENCE = new Set('puis ensuite then'.split(' '));

/** In two wordings that differ in nothing but the order of their values, each value must keep its place. */
export function findReorderedValues(
  before: readonly PlacedTerm[],
  after: readonly PlacedTerm[],
  changed: ReadonlySet<number>,
): readonly Finding[] {
  if (before.length !== after.length || !before.every((placedTerm, at) => isAlike(placedTerm, after[at])))
    return [];
  if (before.some(({ term }) => changed.has(term))) return [];
  return before.flatMap(({ term, value }, at) => {
    const other = after[at];
    if (value === undefined || other?.value === undefined || term === other.term) return [];
    return [{ fact: value.kind, source: value, proposal: other.value }];
  });
}

/** Two values of one class, or one and the same other term. */
function isAlike(one: PlacedTerm, other: PlacedTerm | undefined): boolean {
  if (other === undefined || one.group !== other.group) return false;
  return one.value !== undefined || one.term === other.term;
}

/**
 * Two terms that changed places while every other one kept its own: « le labrum est réparé, le ménisque réséqué ». Two
 * items of one list may change places, unless the list tells an order or the denial passed from one to the other; so do
 * who does and what is done when a sentence becomes passive.
 */
export function findSwappedTerms(
  before: readonly PlacedTerm[],
  after: readonly PlacedTerm[],
  source: TextFacts,
  proposal: TextFacts,
  denied: Readonly<Record<'before' | 'after', ReadonlySet<number>>>,
): readonly Finding[] {
  if (before.length !== after.length) return [];
  const moved: number[] = [];
  for (let at = 0; at < before.length && moved.length <= 2; at += 1)
    if (before[at]?.term !== after[at]?.term) moved.push(at);
  const [one, two] = moved;
  if (moved.length !== 2 || one === undefined || two === undefined) return [];
  const [a, b, c, d] = [before[one], before[two], after[one], after[two]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  if (a.term !== d.term || b.term !== c.term) return [];
  const kindOf = ({ term }: PlacedTerm) => source.table.termOf(term).kind;
  // A date or a moment that opens the sentence changes place with no other thing of its kind.
  if (kindOf(a) !== kindOf(b) && [kindOf(a), kindOf(b)].some((kind) => CIRCUMSTANCES.has(kind))) return [];
  const isList =
    before.slice(one + 1, two).every((placedTerm) => kindOf(placedTerm) === kindOf(a)) &&
    !source.tokens.slice(a.at, b.at).some(({ key: plain }) => SEQUENCE.has(plain));
  const turnsActive = isActiveTurn(source, a, proposal, d) || isActiveTurn(source, b, proposal, c);
  if (turnsActive || changesVoice(source, before.slice(one + 1, two), proposal, after.slice(one + 1, two)))
    return [];
  const turns = (from: PlacedTerm, to: PlacedTerm) => denied.before.has(from.at) !== denied.after.has(to.at);
  if (!turns(a, d) || !turns(b, c)) {
    const isPassive = [a, b].some((placedTerm) => isAgent(source, placedTerm));
    if (isList || isPassive !== [c, d].some((placedTerm) => isAgent(proposal, placedTerm))) return [];
  }
  return [
    { fact: kindOf(a), source: placeOf(a), proposal: placeOf(d) },
    { fact: kindOf(b), source: placeOf(b), proposal: placeOf(c) },
  ];
}

/** « par l’orthopédiste », "by the surgeon": who does it when the verb is passive. */
function isAgent({ tokens }: TextFacts, { at }: PlacedTerm): boolean {
  return [1, 2].some((back) => /^(?:par|by)$/u.test(tokens[at - back]?.key ?? ''));
}

const PASSIVE = new Set('est sont été était étaient fut is are was were been be being'.split(' ').map(fold));
const ANYONE = new Set('on nous je they we i he she il elle'.split(' '));

/** « Un suivi est recommandé » as « on recommande un suivi », or the other way round. */
function isActiveTurn(
  source: TextFacts,
  before: PlacedTerm,
  proposal: TextFacts,
  after: PlacedTerm,
): boolean {
  const follows = ({ tokens }: TextFacts, { at }: PlacedTerm, words: ReadonlySet<string>) =>
    [1, 2].some((back) => words.has(tokens[at - back]?.key ?? ''));
  return (
    (follows(source, before, PASSIVE) && follows(proposal, after, ANYONE)) ||
    (follows(source, before, ANYONE) && follows(proposal, after, PASSIVE))
  );
}

/** « A blesse B » as « B est blessé par A »: the verb between the two is passive on one side alone. */
function changesVoice(
  source: TextFacts,
  before: readonly PlacedTerm[],
  proposal: TextFacts,
  after: readonly PlacedTerm[],
): boolean {
  const isPassive = ({ tokens }: TextFacts, placedTerm: PlacedTerm | undefined) =>
    placedTerm !== undefined && [1, 2].some((back) => PASSIVE.has(tokens[placedTerm.at - back]?.key ?? ''));
  return before.some((placedTerm, at) => isPassive(source, placedTerm) !== isPassive(proposal, after[at]));
}

function placeOf({ value, at }: PlacedTerm): Place {
  return value ?? { first: at, last: at };
}
