import type { FactKind } from '../difference.ts';
import type { Content } from '../facts/find-contents.ts';
import type { TextContents, TextFacts } from '../facts/read-facts.ts';
import type { Group } from './align-sentences.ts';
import type { Finding, Place } from './finding.ts';
import type { Range } from './sentences-to-align.ts';

/** Kinds that are counted one by one; all the others have to be there, in whatever words, as long as the sentence is. */
const COUNTED: ReadonlySet<FactKind> = new Set<FactKind>([
  'number',
  'date',
  'side',
  'negation',
  'drug',
  'spine-level',
  'test-result',
  'direction',
  'severity',
  'route',
  'hedge',
  'frequency',
  'comparison',
]);

/** Tokens of the sentence before that are looked at. */
const LONGEST_SENTENCE = 80;

/** What the sentences of a group state, on each side. */
export interface GroupContents {
  readonly source: readonly Content[];
  readonly proposal: readonly Content[];
  /** What the sentence before each of them states: a pronoun may stand for it. */
  readonly earlier: { readonly source: readonly Content[]; readonly proposal: readonly Content[] };
}

/** The contents of each group of sentences. */
export function contentsOfGroups(
  source: TextContents,
  proposal: TextContents,
  groups: readonly Group[],
): readonly GroupContents[] {
  const [before, after] = [indexContents(source), indexContents(proposal)];
  return groups.map((group) => ({
    source: contentsIn(source, before, group.source),
    proposal: contentsIn(proposal, after, group.proposal),
    earlier: {
      source: contentsIn(source, before, sentencesBefore(source, group.source)),
      proposal: contentsIn(proposal, after, sentencesBefore(proposal, group.proposal)),
    },
  }));
}

/** Words and terms of a sentence that its rewording lacks, and those that only the rewording has. */
export function findUnmatchedWords(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  const present = { before: new Int32Array(source.table.size), after: new Int32Array(source.table.size) };
  const instead = { before: insteadOf(source), after: insteadOf(proposal) };
  return groups.flatMap((group, index) => {
    for (const contents of [group.source, group.earlier.source]) mark(present.before, contents, index + 1);
    for (const contents of [group.proposal, group.earlier.proposal]) mark(present.after, contents, index + 1);
    const lost = group.source.filter((content) => !isThere(content, present.after, index + 1, instead.after));
    const added = group.proposal.filter(
      (content) => !isThere(content, present.before, index + 1, instead.before),
    );
    return joinNeighbours(pairUp(lost, added), source, proposal);
  });
}

/** Contents of a group in which such a word is looked for. */
const MANY = 400;

/** Facts that are words, which another word of the same meaning may stand for. */
const WORDED: ReadonlySet<FactKind> = new Set<FactKind>([
  'test-result',
  'test',
  'frequency',
  'severity',
  'direction',
  'hedge',
]);

/** « seulement », which « juste » may stand for too; other comparisons have a number that no word replaces. */
function isWorded({ fact, source, proposal }: Finding, text: TextFacts, other: TextFacts): boolean {
  if (fact !== 'comparison') return WORDED.has(fact);
  const terms = [text.terms[source?.first ?? -1], other.terms[proposal?.first ?? -1]];
  return terms.every((term) => term === undefined || text.table.termOf(term).key === 'only');
}

/** Findings on facts that the other text has in another word: « diminuée » where the rewording has « une diminution ». */
export function dropReworded(
  findings: readonly Finding[],
  groups: readonly GroupContents[],
  texts: { readonly source: TextFacts; readonly proposal: TextFacts },
): readonly Finding[] {
  const isOpen = (finding: Finding) => isWorded(finding, texts.source, texts.proposal);
  if (!findings.some(isOpen)) return findings;
  const before = placesOf(groups, 'source');
  const after = placesOf(groups, 'proposal');
  return findings.flatMap((finding): readonly Finding[] => {
    const { fact, source, proposal } = finding;
    if (!isOpen(finding)) return [finding];
    const isLost = source !== null && !isElsewhere(before.get(source.first), 'proposal', texts);
    const isAdded = proposal !== null && !isElsewhere(after.get(proposal.first), 'source', texts);
    if (!isLost && !isAdded) return [];
    return [{ fact, source: isLost ? source : null, proposal: isAdded ? proposal : null }];
  });
}

type Side = 'source' | 'proposal';

interface PlacedContent {
  readonly content: Content;
  readonly group: GroupContents;
}

function placesOf(groups: readonly GroupContents[], side: Side): ReadonlyMap<number, PlacedContent> {
  return new Map(
    groups.flatMap((group) => group[side].map((content) => [content.first, { content, group }] as const)),
  );
}

function isElsewhere(
  placed: PlacedContent | undefined,
  side: Side,
  texts: Readonly<Record<Side, TextFacts>>,
): boolean {
  if (placed === undefined) return false;
  const { content, group } = placed;
  const own = side === 'source' ? 'proposal' : 'source';
  if (group[side].length + group[own].length > MANY) return false;
  const form = texts[own].tokens[content.first]?.key;
  const meets = ({ term, keys, marks }: Content) =>
    term !== content.term && [...keys, ...marks].some((key) => content.keys.includes(key));
  // The same word, which is no such fact there, says something else: « toujours pas », « pas toujours ».
  const others = group[side].filter((other) => meets(other) && texts[side].tokens[other.first]?.key !== form);
  return others.length > (others.length === 0 ? 0 : group[own].filter(meets).length);
}

function indexContents({ contents, tokens }: TextContents): Int32Array {
  const from = new Int32Array(tokens.length + 1);
  let next = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    while ((contents[next]?.first ?? Infinity) < at) next += 1;
    from[at] = next;
  }
  return from;
}

/** The sentence before each range, unless it belongs to the ranges too. */
function sentencesBefore({ unit }: TextFacts, ranges: readonly Range[]): readonly Range[] {
  return ranges.flatMap(({ first }): readonly Range[] => {
    let start = first;
    while (start > 0 && first - start < LONGEST_SENTENCE && unit[start - 1] === unit[first - 1]) start -= 1;
    return start < first ? [{ first: start, end: first }] : [];
  });
}

function contentsIn(
  { contents }: TextContents,
  from: Int32Array,
  ranges: readonly Range[],
): readonly Content[] {
  return ranges.flatMap(({ first, end }) => contents.slice(from[first], from[end]));
}

function mark(present: Int32Array, contents: readonly Content[], group: number): void {
  for (const { keys, marks, parts } of contents) {
    for (const key of keys) present[key] = group;
    for (const key of marks) present[key] = group;
    for (const part of parts) for (const key of part) present[key] = group;
  }
}

/** What a negation says as well as a verb does: « ne fume plus » and « a cessé de fumer ». */
function insteadOf({ negations }: TextFacts): ReadonlySet<number> {
  return new Set(negations.flatMap(({ instead }) => instead));
}

function isThere(
  { kind, keys, parts, isRequired }: Content,
  present: Int32Array,
  group: number,
  instead: ReadonlySet<number>,
): boolean {
  if (!isRequired || COUNTED.has(kind)) return true;
  const isPresent = (key: number) => present[key] === group;
  if (keys.some((key) => isPresent(key) || instead.has(key))) return true;
  return parts.length > 0 && parts.every((part) => part.some(isPresent));
}

/** Words side by side that went or came together are one difference. */
function joinNeighbours(
  findings: readonly Finding[],
  source: TextFacts,
  proposal: TextFacts,
): readonly Finding[] {
  const joined: Finding[] = [];
  for (const finding of findings) {
    const last = joined.at(-1);
    const isNext = (text: TextFacts, one: Place | null, other: Place | null) =>
      one === null || other === null
        ? one === other
        : other.first === one.last + 1 && text.unit[one.first] === text.unit[other.first];
    const joins =
      last !== undefined &&
      last.fact === finding.fact &&
      (finding.source === null || finding.proposal === null) &&
      isNext(source, last.source, finding.source) &&
      isNext(proposal, last.proposal, finding.proposal);
    if (!joins) joined.push(finding);
    else
      joined[joined.length - 1] = {
        fact: finding.fact,
        source: last.source && { first: last.source.first, last: finding.source?.last ?? last.source.last },
        proposal: last.proposal && {
          first: last.proposal.first,
          last: finding.proposal?.last ?? last.proposal.last,
        },
      };
  }
  return joined;
}

/** One that went and one that came, of a kind if there are any, read as one that took the place of the other. */
function pairUp(lost: readonly Content[], added: readonly Content[]): readonly Finding[] {
  const byKind = new Map<FactKind, Content[]>();
  for (const content of added.toReversed()) {
    const same = byKind.get(content.kind);
    if (same === undefined) byKind.set(content.kind, [content]);
    else same.push(content);
  }
  const paired = new Set<Content>();
  const take = (kind: FactKind) => {
    const content = byKind.get(kind)?.pop();
    if (content !== undefined) paired.add(content);
    return content;
  };
  const findings = lost.map((content): Finding => {
    const other = take(content.kind) ?? take('word');
    return { fact: content.kind, source: content, proposal: other ?? null };
  });
  for (const content of added)
    if (!paired.has(content)) findings.push({ fact: content.kind, source: null, proposal: content });
  return findings;
}
