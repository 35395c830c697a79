import { shareKey } from '../facts/find-contents.ts';
import type { Content } from '../facts/find-contents.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding, Place } from './finding.ts';
import { ORDER_WORDS } from './order-words.ts';
import type { GroupContents } from './find-unmatched-words.ts';

/** What is earlier and what is later, or what is more and what is less. */
interface Order {
  readonly relation: 'time' | 'rank';
  /** Told by a verb, « remplacer »: two of these are compared with the changes of the two texts. */
  readonly isReplacement: boolean;
  readonly first: readonly Content[];
  readonly second: readonly Content[];
}

/** A word that puts what stands before it and what stands after it in an order. */
interface Mark {
  readonly at: number;
  readonly relation: 'time' | 'rank';
  /** What follows comes first: « après la chute », « moins … que ». */
  readonly isTurned: boolean;
  /** It may open a sentence with what it governs: « Après la chute, … ». */
  readonly governs: boolean;
  /** The word of degree of a comparison; the next content is what is compared, not a side of it. */
  readonly degree: number;
  readonly isReplacement: boolean;
}

const FOLLOWED = /^(?:suivie?s?|followed)$/u;
const PRECEDED = /^(?:precedee?s?|preceded)$/u;
const INSTEAD = new Set(['instead', 'lieu', 'place', 'remplacement']);
const REPLACES = /^(?:rempla[cç]|replac)/u;
const SUBSTITUTES = /^substitu/u;
const DETERMINERS = new Set('the a an this that his her their its my'.split(' '));
/** Before what comes instead, after such a verb; « à » and "for" stand before what goes. */
const BY = new Set(['par', 'by', 'with']);
const FOR = new Set(['a', 'au', 'aux', 'for']);
/** Tokens between such a verb and its preposition. */
const REPLACE_REACH = 8;
/** Words between a word of degree and its « que ». */
const DEGREE_REACH = 8;
/** Contents on either side of such a word that are compared. */
const SIDE = 6;
/** Orders of one group of sentences that are compared. */
const MANY = 20;

/**
 * An order told the other way round: « au cou puis au bras » and « au bras puis au cou », « l’externe est plus limitée que
 * l’interne » and its reverse.
 */
export function findReversedOrders(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  return groups.flatMap((group) => {
    const before = ordersIn(source, group.source);
    if (before.length === 0) return [];
    const after = ordersIn(proposal, group.proposal);
    return before.flatMap((one): readonly Finding[] => {
      const alike = after.filter(
        ({ relation, isReplacement }) => relation === one.relation && !(isReplacement && one.isReplacement),
      );
      const turned = alike.find((other) => isTurned(one, other));
      if (turned === undefined || alike.some((other) => other !== turned && isKept(one, other))) return [];
      return [{ fact: one.first[0]?.kind ?? 'word', source: spanOf(one), proposal: spanOf(turned) }];
    });
  });
}

function isTurned(one: Order, other: Order): boolean {
  return meet(one.first, other.second) && meet(one.second, other.first);
}

function isKept(one: Order, other: Order): boolean {
  return !isTurned(one, other) && meet(one.first, other.first) && meet(one.second, other.second);
}

function spanOf({ first, second }: Order): Place {
  const all = [...first, ...second];
  return {
    first: Math.min(...all.map((content) => content.first)),
    last: Math.max(...all.map((content) => content.last)),
  };
}

function meet(some: readonly Content[], others: readonly Content[]): boolean {
  return some.some((content) => others.some((other) => shareKey(content, other)));
}

function ordersIn(text: TextFacts, all: readonly Content[]): readonly Order[] {
  const { sentence } = text;
  const marks = marksIn(text, all);
  if (marks.length === 0) return [];
  const contents = all.filter(({ isRequired }) => isRequired);
  return marks.flatMap((mark, index): readonly Order[] => {
    const from = marks[index - 1]?.at ?? -1;
    const until = marks[index + 1]?.at ?? Infinity;
    const behind = contents.filter(({ first }) => first > from && first < mark.at);
    const ahead = contents.filter(
      ({ first }) => first > mark.at && first < until && sentence[first] === sentence[mark.at],
    );
    const own = behind.filter(({ first }) => sentence[first] === sentence[mark.at]);
    if (own.length === 0 && mark.governs) {
      const main = mainClauseAfter(text, mark.at);
      const rest = ahead.filter(({ first }) => first > main);
      return main < 0
        ? []
        : orderOf(
            mark,
            rest,
            ahead.filter(({ first }) => first < main),
          );
    }
    const compared = mark.degree < 0 ? undefined : own.find(({ first }) => first >= mark.degree);
    const left = (own.length > 0 ? own : behind).filter((content) => content !== compared);
    return orderOf(mark, left.slice(-SIDE), ahead);
  });
}

/** The first marks of some contents: « à la place de » has its mark inside. */
function marksIn(text: TextFacts, contents: readonly Content[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { first, last } of contents) {
    for (let at = first; at <= last && marks.length < MANY; at += 1) {
      const mark = markAt(text, at);
      if (mark !== null) marks.push(mark);
    }
  }
  return marks;
}

/** What stands on both sides says nothing of their order. */
function orderOf(mark: Mark, left: readonly Content[], ahead: readonly Content[]): readonly Order[] {
  const right = ahead.slice(0, SIDE);
  const here = left.slice(0, SIDE).filter((content) => !right.some((other) => shareKey(content, other)));
  const there = right.filter((content) => !left.some((other) => shareKey(content, other)));
  if (here.length === 0 || there.length === 0) return [];
  const [first, second] = mark.isTurned ? [there, here] : [here, there];
  return [{ relation: mark.relation, isReplacement: mark.isReplacement, first, second }];
}

const PLAIN_MARK = {
  relation: 'time',
  isTurned: false,
  governs: false,
  degree: -1,
  isReplacement: false,
} as const;

function markAt(text: TextFacts, at: number): Mark | null {
  const { tokens, sentence, language } = text;
  const grammar = ORDER_WORDS[language];
  const key = tokens[at]?.key ?? '';
  const following = tokens[at + 1]?.key ?? '';
  const mark = { ...PLAIN_MARK, at };
  if (grammar.to.has(following)) {
    if (grammar.beforeTo.has(key)) return { ...mark, governs: true };
    if (grammar.afterTo.has(key)) return { ...mark, isTurned: true, governs: true };
  }
  if (grammar.next.has(key)) return mark;
  // "The following week" is no order.
  if (grammar.participles.has(key) && !DETERMINERS.has(tokens[at - 1]?.key ?? ''))
    return { ...mark, isTurned: key === 'following', governs: true };
  if (grammar.before.has(key)) return { ...mark, governs: true };
  if (grammar.after.has(key)) return { ...mark, isTurned: true, governs: true };
  if (grammar.agent.has(following)) {
    if (FOLLOWED.test(key)) return mark;
    if (PRECEDED.test(key)) return { ...mark, isTurned: true };
    if (INSTEAD.has(key)) return { ...mark, relation: 'rank', governs: true };
  }
  if (REPLACES.test(key) || SUBSTITUTES.test(key)) return replacementAt(text, at);
  if (!grammar.than.has(key)) return null;
  for (let back = at - 1; back >= at - DEGREE_REACH && sentence[back] === sentence[at]; back -= 1) {
    const degree = tokens[back]?.key ?? '';
    const isLess = grammar.less.has(degree);
    if (isLess || grammar.more.has(degree))
      return { ...mark, relation: 'rank', isTurned: isLess, degree: back + 1 };
  }
  return grammar.needsDegree ? null : { ...mark, relation: 'rank', degree: at - 1 };
}

/** « X remplace Y » and « Y est remplacé par X » put X in the place of Y; so does « X est substitué à Y ». */
function replacementAt({ tokens, sentence }: TextFacts, verb: number): Mark {
  const mark = { relation: 'rank', governs: false, degree: -1, isReplacement: true } as const;
  const takesFor = SUBSTITUTES.test(tokens[verb]?.key ?? '');
  for (let at = verb + 1; at <= verb + REPLACE_REACH && sentence[at] === sentence[verb]; at += 1) {
    const key = tokens[at]?.key ?? '';
    if (BY.has(key)) return { ...mark, at, isTurned: true };
    if (takesFor && FOR.has(key)) return { ...mark, at, isTurned: false };
  }
  return { ...mark, at: verb, isTurned: false };
}

/** The comma or the subject that opens the main clause of the sentence after a token, or -1. */
function mainClauseAfter({ tokens, sentence, language }: TextFacts, at: number): number {
  const { subjects } = ORDER_WORDS[language];
  for (let ahead = at + 1; sentence[ahead] === sentence[at]; ahead += 1) {
    const key = tokens[ahead]?.key ?? '';
    if (key === ',' || subjects.has(key)) return ahead;
  }
  return -1;
}
