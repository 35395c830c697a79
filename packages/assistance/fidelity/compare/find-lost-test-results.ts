import type { FactKind } from '../difference.ts';
import { shareKey } from '../facts/find-contents.ts';
import type { Content } from '../facts/find-contents.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';
import { itemsOf, valuesOf } from './drop-shared-values.ts';
import type { Item } from './drop-shared-values.ts';
import type { GroupContents } from './find-unmatched-words.ts';

/** Words that say that something was examined, and not what came of it; without accents. */
const DONE =
  /^(?:fait(?:e?s?)|effectue(?:e?s?)|realise(?:e?s?)|recherche(?:e?s?)|mesure(?:e?s?)|execute(?:e?s?)|done|performed|tested|measured|assessed|carried)$/u;
/** What a result is told of. */
const EXAMINED: ReadonlySet<FactKind> = new Set<FactKind>([
  'test',
  'examination',
  'movement',
  'name',
  'word',
]);
/** Items of a group of sentences that are looked at. */
const MANY = 60;

interface Told {
  readonly owner: Item['owners'][number];
  readonly result: Item['values'][number] | undefined;
  /** Its item says that it was done. */
  readonly isDone: boolean;
}

/**
 * A test that lost its part of a shared result: « Neer et Hawkins négatifs » and « Neer négatif et Hawkins fait », where
 * the result is there as often.
 */
export function findLostTestResults(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  if (![source, proposal].some(({ tokens }) => tokens.some(({ key }) => DONE.test(key)))) return [];
  return groups.flatMap((group): readonly Finding[] => {
    if (!hasResult(group.source) && !hasResult(group.proposal)) return [];
    const before = toldIn(source, itemsOf(source, group.source, 'test-result'));
    const after = toldIn(proposal, itemsOf(proposal, group.proposal, 'test-result'));
    return [
      ...lost(before, after).map(([one, other]): Finding => {
        return { fact: 'test-result', source: one.result ?? null, proposal: other.owner };
      }),
      ...lost(after, before).map(([one, other]): Finding => {
        return { fact: 'test-result', source: other.owner, proposal: one.result ?? null };
      }),
    ];
  });
}

function hasResult(contents: readonly Content[]): boolean {
  return contents.some(({ kind }) => kind === 'test-result');
}

/** What has a result in some items and is only done in the others. */
function lost(told: readonly Told[], others: readonly Told[]): readonly (readonly [Told, Told])[] {
  return told.flatMap((one): readonly (readonly [Told, Told])[] => {
    if (one.result === undefined) return [];
    const [other, ...more] = others.filter(({ owner }) => shareKey(owner, one.owner));
    if (other === undefined || more.length > 0 || other.result !== undefined || !other.isDone) return [];
    return [[one, other]];
  });
}

function toldIn({ tokens }: TextFacts, items: readonly Item[]): readonly Told[] {
  if (items.length > MANY) return [];
  return items.flatMap((item, at) => {
    const next = items[at + 1];
    // « Hawkins a été fait. Il est négatif. »
    const follows = next !== undefined && next.owners.length === 0 ? next.values : [];
    const [result] = [...valuesOf(items, at), ...follows];
    const [first] = item.owners;
    const following = next?.owners[0] ?? next?.values[0];
    const end = following?.first ?? tokens.length;
    const isDone = tokens
      .slice(first?.first ?? end, Math.min(end, (item.owners.at(-1)?.last ?? end) + 5))
      .some(({ key }) => DONE.test(key));
    return item.owners.filter(({ kind }) => EXAMINED.has(kind)).map((owner) => ({ owner, result, isDone }));
  });
}
