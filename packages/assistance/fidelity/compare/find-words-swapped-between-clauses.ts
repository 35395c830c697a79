import { shareKey } from '../facts/find-contents.ts';
import type { Content } from '../facts/find-contents.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';
import type { GroupContents } from './find-unmatched-words.ts';

/** Contents of a group of sentences that are looked at. */
const MANY = 120;

/** The worker, whom a pronoun may name too, but who does something else than another person. */
const WORKER = new Set(
  'travailleur travailleuse patient patiente assure assuree worker patient claimant employee'.split(' '),
);

/** A content and its only counterpart, each with its clause. */
interface Pair {
  readonly one: Content;
  readonly other: Content;
  readonly from: number;
  readonly to: number;
}

/**
 * Two words that changed clauses with each other while the words beside them stayed: « l’employeur accepte et la
 * Commission refuse » and « l’employeur refuse et la Commission accepte ».
 */
export function findWordsSwappedBetweenClauses(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  return groups.flatMap((group) => {
    if (group.source.length + group.proposal.length > MANY) return [];
    const pairs = pairsOf(source, proposal, group);
    return pairs.flatMap((pair, at): readonly Finding[] => {
      const { one, other, from, to } = pair;
      const kept = pairs.findIndex((its) => its.from === from && its.to !== to);
      if (kept < 0 || kept > at) return [];
      const home = pairs[kept]?.to;
      // What the word joined came from another clause, which lost a word in turn, and another word took its own place.
      const isCrossed = pairs.some(
        (its) =>
          its.from !== from &&
          its.to === to &&
          pairs.some((left) => left.from === its.from && left.to !== to) &&
          pairs.some((joined) => joined.from !== from && joined.to === home),
      );
      return isCrossed ? [{ fact: one.kind, source: one, proposal: other }] : [];
    });
  });
}

function pairsOf(source: TextFacts, proposal: TextFacts, group: GroupContents): readonly Pair[] {
  const isLookedAt =
    ({ tokens }: TextFacts) =>
    ({ isRequired, first }: Content) =>
      isRequired || WORKER.has(tokens[first]?.key ?? '');
  const before = group.source.filter(isLookedAt(source));
  const after = group.proposal.filter(isLookedAt(proposal));
  return before.flatMap((one): readonly Pair[] => {
    const other = after.find((its) => shareKey(one, its));
    if (other === undefined || after.some((its) => its !== other && shareKey(one, its))) return [];
    if (before.some((its) => its !== one && shareKey(its, other))) return [];
    return [{ one, other, from: source.clause[one.first] ?? -1, to: proposal.clause[other.first] ?? -1 }];
  });
}
