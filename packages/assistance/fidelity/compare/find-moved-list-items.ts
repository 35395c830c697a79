import type { FactKind, TextLanguage } from '../difference.ts';
import { shareKey } from '../facts/find-contents.ts';
import type { Content } from '../facts/find-contents.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';
import type { GroupContents } from './find-unmatched-words.ts';

type Kinds = ReadonlySet<FactKind>;

const kinds = (...list: readonly FactKind[]): Kinds => new Set(list);

/** What one word may say of several items: a value, « accepte », the lesion of a list of places. */
const HEADS: readonly Kinds[] = [
  kinds('number'),
  kinds('test-result', 'severity'),
  kinds('side'),
  kinds('date'),
  kinds('frequency', 'moment'),
  kinds('name'),
  kinds('spine-level'),
  kinds('diagnosis', 'word'),
  kinds('word', 'permission', 'trend'),
];
const THINGS = [
  'anatomy',
  'movement',
  'direction',
  'diagnosis',
  'test',
  'examination',
  'treatment',
] as const satisfies readonly FactKind[];
/** What such a list is made of. */
const ITEMS: readonly Kinds[] = [
  kinds('anatomy'),
  kinds('drug'),
  kinds('name'),
  kinds('movement'),
  kinds('spine-level'),
  kinds('direction'),
  kinds('diagnosis'),
  kinds(...THINGS),
  kinds(...THINGS, 'word'),
];
/** « peut marcher et rester assis » */
const ACTIVITIES = kinds('moment', 'word');
const WORDS = kinds('diagnosis', 'anatomy', 'drug', 'word');
const JOINS = new Set([',', 'et', 'ou', 'ni', 'and', 'or', 'nor']);
/** What an item may have of its own between its name and the next item: a dose, a side. */
const OWN = kinds('number', 'route', 'frequency', 'side', 'severity', 'direction', 'moment');
const OF: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set('de d du des a au aux'.split(' ')),
  en: new Set(['of', 'to']),
};
const ARTICLES = new Set(['l', 'la', 'le', 'les', 'the']);
/** Contents of a group of sentences that are looked at. */
const MANY = 300;

/** Which contents of a text are items of lists, and which others say something of them. */
interface Roles {
  readonly items: Kinds;
  readonly heads: Kinds;
  /** Of words alone, those after « de » are the items: « raideur du pouce et de l’index ». */
  readonly isAfterOf: boolean;
  /** The items are no verbs: what stands between two of them may belong to the first. */
  readonly areThings: boolean;
}

const ROLES: readonly Roles[] = [
  ...HEADS.flatMap((heads) =>
    ITEMS.map((items) => ({ items, heads, isAfterOf: false, areThings: !items.has('word') })),
  ),
  // « soulever et pousser 10 kg, tirer 5 kg »
  { items: kinds('moment', 'movement', 'word'), heads: kinds('number'), isAfterOf: false, areThings: false },
  { items: ACTIVITIES, heads: kinds('permission'), isAfterOf: false, areThings: false },
  { items: WORDS, heads: WORDS, isAfterOf: true, areThings: false },
];
/** Fewer leave none in the first list and none in the second beside the item that went over. */
const FEWEST_ITEMS = 3;
const FEWEST_HEADS = 2;

/** For a kind, which of the roles have it among their items and which among their heads: 1 in their place, else 0. */
interface Parts {
  readonly items: Uint8Array;
  readonly heads: Uint8Array;
}

const partsByKind = new Map<FactKind, Parts>();

function partsOf(kind: FactKind): Parts {
  const known = partsByKind.get(kind);
  if (known !== undefined) return known;
  const parts = {
    items: Uint8Array.from(ROLES, ({ items }) => Number(items.has(kind))),
    heads: Uint8Array.from(ROLES, ({ items, heads, isAfterOf }) =>
      Number(heads.has(kind) && (isAfterOf || !items.has(kind))),
    ),
  };
  partsByKind.set(kind, parts);
  return parts;
}

/** Tells quickly of most roles, by their place, that some contents have no two lists of them. */
function hasLists(contents: readonly Content[]): (roles: number) => boolean {
  const [ofItems, ofHeads] = [new Uint16Array(ROLES.length), new Uint16Array(ROLES.length)];
  for (const { kind } of contents) {
    const { items, heads } = partsOf(kind);
    for (let roles = 0; roles < ROLES.length; roles += 1) {
      ofItems[roles] = (ofItems[roles] ?? 0) + (items[roles] ?? 0);
      ofHeads[roles] = (ofHeads[roles] ?? 0) + (heads[roles] ?? 0);
    }
  }
  return (roles) => (ofItems[roles] ?? 0) >= FEWEST_ITEMS && (ofHeads[roles] ?? 0) >= FEWEST_HEADS;
}

function standsAfterOf({ tokens, language }: TextFacts, { first }: Content): boolean {
  const keyAt = (at: number) => tokens[at]?.key ?? '';
  return OF[language].has(keyAt(ARTICLES.has(keyAt(first - 1)) ? first - 2 : first - 1));
}

/** An item of a list and what the list is said of. */
interface Item {
  readonly content: Content;
  readonly head: Content;
  /** Items side by side have the same number; those that « et » or a comma sets apart have another place. */
  readonly list: number;
  readonly place: number;
}

/**
 * An item that moved from one list to another: « 4/5 au deltoïde et au biceps, 5/5 au triceps » and « 4/5 au deltoïde, 5/5 au
 * biceps et au triceps ». The other items of both lists, which stayed, tell which list is which.
 */
export function findMovedListItems(
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  return groups.flatMap((group) => {
    if (group.source.length + group.proposal.length > MANY) return [];
    const before = bySentence(source, group.source);
    const after = bySentence(proposal, group.proposal);
    const [hadLists, haveLists] = [hasLists(before.flat()), hasLists(after.flat())];
    return ROLES.filter((_, roles) => hadLists(roles) && haveLists(roles)).flatMap((roles) =>
      movedItems(
        before.flatMap((sentence) => itemsOf(source, sentence, roles)),
        after.flatMap((sentence) => itemsOf(proposal, sentence, roles)),
      ),
    );
  });
}

function movedItems(before: readonly Item[], after: readonly Item[]): readonly Finding[] {
  if (!hasList(before) || !hasList(after)) return [];
  const pairs = before.flatMap((item): readonly (readonly [Item, Item])[] => {
    const [only, ...more] = after.filter((other) => shareKey(item.content, other.content));
    if (only === undefined || more.length > 0) return [];
    const isOne = before.every((other) => other === item || !shareKey(other.content, only.content));
    return isOne ? [[item, only]] : [];
  });
  const kept = pairs.filter(([item, other]) => shareKey(item.head, other.head));
  return pairs.flatMap(([item, other]): readonly Finding[] => {
    if (shareKey(item.head, other.head)) return [];
    const hasStayed = kept.some(([one, its]) => isBeside(one, item) && !shareKey(its.head, other.head));
    const hasJoined = kept.some(([one, its]) => isBeside(its, other) && !shareKey(one.head, item.head));
    if (!hasStayed || !hasJoined) return [];
    return [{ fact: item.content.kind, source: item.content, proposal: other.content }];
  });
}

/** Whether any two items stand in one list. */
function hasList(items: readonly Item[]): boolean {
  return items.some((item, at) => items[at - 1] !== undefined && isBeside(item, items[at - 1] ?? item));
}

function isBeside(one: Item, other: Item): boolean {
  return one.list === other.list && one.place !== other.place;
}

/** What each sentence of a group states, without the words of grammar. */
function bySentence({ sentence }: TextFacts, contents: readonly Content[]): readonly (readonly Content[])[] {
  const sentences: Content[][] = [];
  for (const content of contents) {
    // « peut » is a word of grammar, yet it says whether all that follows is allowed.
    if (!content.isRequired && content.kind !== 'permission') continue;
    const last = sentences.at(-1);
    if (last?.[0] !== undefined && sentence[last[0].first] === sentence[content.first]) last.push(content);
    else sentences.push([content]);
  }
  return sentences;
}

function itemsOf(text: TextFacts, sentence: readonly Content[], roles: Roles): readonly Item[] {
  const isItem = (content: Content) =>
    roles.items.has(content.kind) && (!roles.isAfterOf || standsAfterOf(text, content));
  const isHead = (content: Content) => roles.heads.has(content.kind) && !isItem(content);
  const contents = sentence.filter(
    (content) => !roles.areThings || isItem(content) || isHead(content) || !OWN.has(content.kind),
  );
  const last = contents.findLastIndex(isHead);
  // Each head stands before its items where the last one does, or else after them.
  const isBefore = contents.slice(last + 1).some(isItem);
  const found: Item[] = [];
  let list = 0;
  let place = 0;
  let head: Content | undefined;
  contents.forEach((content, at) => {
    if (isBefore && isHead(content)) head = content;
    if (!isItem(content)) return;
    const earlier = contents[at - 1];
    if (earlier === undefined || !isItem(earlier)) {
      list = content.first;
      if (!isBefore) head = contents.slice(at).find(isHead);
    } else if (isJoined(text, earlier, content)) place += 1;
    if (head !== undefined) found.push({ content, head, list, place });
  });
  return found;
}

/** Whether « et » or a comma stands between two contents. */
function isJoined({ tokens }: TextFacts, one: Content, other: Content): boolean {
  return tokens.slice(one.last + 1, other.first).some(({ key }) => JOINS.has(key));
}
