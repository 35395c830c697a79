import type { FactKind } from '../difference.ts';
import { shareKey } from '../facts/find-contents.ts';
import type { Content } from '../facts/find-contents.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import type { Finding } from './finding.ts';
import type { GroupContents } from './find-unmatched-words.ts';

/** Values that one word may give to all the items of a list: « Neer et Hawkins négatifs », "right elbow and wrist". */
const SHARED: ReadonlySet<FactKind> = new Set<FactKind>(['test-result', 'side', 'number', 'severity']);
const ITEM_ENDS = new Set([',', ';', ':', '.', '(', ')', '\n', 'et', 'and', 'ou', 'or', 'ni', 'nor']);
const PREPOSITIONS = new Set('a au aux de du des d pour sur in at on of for to'.split(' '));
const ARTICLES = new Set(['the', 'a', 'an']);
const PLURALS = new Set('sont etaient mesurent are were measure each chacun chacune'.split(' '));
const LIST_ENDS = new Set([';', '.', ':', '\n']);
/** Items and contents of a group of sentences that are looked at. */
const MANY_ITEMS = 40;
const MANY_CONTENTS = 300;

/** Some words between two commas or conjunctions. */
export interface Item {
  readonly owners: readonly Content[];
  readonly values: readonly Content[];
  /** Its value may be that of the items after it too: « 5/5 au biceps et au triceps ». */
  readonly reachesAhead: boolean;
  /** Its value may be that of the items before it too: « négatifs ». */
  readonly reachesBack: boolean;
  /** It begins with a preposition. */
  readonly isGoverned: boolean;
  /** It begins with a preposition or an article. */
  readonly isDetermined: boolean;
  /** Which sentence or part of one. */
  readonly list: number;
}

/** Findings without those on a value told once for several items, or for each of them, that the items keep. */
export function dropSharedValues(
  findings: readonly Finding[],
  source: TextFacts,
  proposal: TextFacts,
  groups: readonly GroupContents[],
): readonly Finding[] {
  const isOpen = ({ fact, source: one, proposal: other }: Finding) =>
    SHARED.has(fact) && (one === null) !== (other === null);
  if (!findings.some(isOpen)) return findings;
  const places = { source: placesOf(groups, 'source'), proposal: placesOf(groups, 'proposal') };
  const itemsFor = itemsByGroup(source, proposal);
  return findings.filter((finding) => {
    if (!isOpen(finding)) return true;
    const side = finding.source === null ? 'proposal' : 'source';
    const placed = places[side].get(`${finding[side]?.first ?? -1} ${finding.fact}`);
    if (placed === undefined) return true;
    const { content, group } = placed;
    if (group.source.length + group.proposal.length > MANY_CONTENTS) return true;
    const { before, after } = itemsFor(group, content.kind);
    return !(keeps(before, after, content) && keeps(after, before, content));
  });
}

function placesOf(groups: readonly GroupContents[], side: 'source' | 'proposal') {
  return new Map(
    groups.flatMap((group) =>
      group[side].map((content) => [`${content.first} ${content.kind}`, { content, group }] as const),
    ),
  );
}

interface GroupItems {
  readonly before: readonly Item[];
  readonly after: readonly Item[];
}

/** The items of both sides of a group, read once for each kind of value. */
function itemsByGroup(
  source: TextFacts,
  proposal: TextFacts,
): (group: GroupContents, kind: FactKind) => GroupItems {
  const known = new Map<FactKind, Map<GroupContents, GroupItems>>();
  return (group, kind) => {
    const ofKind = known.get(kind) ?? new Map<GroupContents, GroupItems>();
    known.set(kind, ofKind);
    const items = ofKind.get(group) ?? {
      before: itemsOf(source, group.source, kind),
      after: itemsOf(proposal, group.proposal, kind),
    };
    ofKind.set(group, items);
    return items;
  };
}

/** The items of a group of sentences with their values of one kind. */
export function itemsOf(text: TextFacts, contents: readonly Content[], kind: FactKind): readonly Item[] {
  const { tokens } = text;
  const items: Item[] = [];
  let owners: Content[] = [];
  let values: Content[] = [];
  let list = 0;
  let last = contents[0]?.first ?? 0;
  let start = last;
  const close = (end: number) => {
    if (owners.length + values.length > 0) items.push(itemOf(text, start, end, owners, values, list));
    [owners, values, start] = [[], [], end + 1];
  };
  for (const content of contents) {
    const end = content.isRequired ? content.first : content.last + 1;
    for (let at = last; at < end; at += 1) {
      const key = tokens[at]?.key ?? '';
      if (!ITEM_ENDS.has(key)) continue;
      close(at);
      if (!LIST_ENDS.has(key)) continue;
      list += 1;
      // The sentences of a group may stand pages apart: what is between them only tells where the next item begins.
      start = lastItemEnd(tokens, at, end) + 1;
      break;
    }
    last = content.last + 1;
    if (content.kind === kind) values.push(content);
    else if (content.isRequired) owners.push(content);
  }
  close(last);
  return items;
}

/** The last token before `end` that ends an item, where the one at `from` does. */
function lastItemEnd(tokens: TextFacts['tokens'], from: number, end: number): number {
  let at = end - 1;
  while (at > from && !ITEM_ENDS.has(tokens[at]?.key ?? '')) at -= 1;
  return at;
}

function itemOf(
  text: TextFacts,
  start: number,
  end: number,
  owners: readonly Content[],
  values: readonly Content[],
  list: number,
): Item {
  const { tokens, language } = text;
  const keyAt = (at: number) => tokens[at]?.key ?? '';
  const [owner, value] = [owners[0], values[0]];
  const isNumber = value?.kind === 'number';
  // "Pain in the right elbow": what stands before the value has no part in it.
  const isAttribute =
    language === 'en' && value !== undefined && owners.some(({ first }) => first === value.last + 1);
  const isFirst = isAttribute || (value !== undefined && owner !== undefined && value.first < owner.first);
  // In French an adjective that several nouns share is in the plural, and so is the verb of a number that they share.
  const isPlural = ({ last }: Content) =>
    isNumber
      ? tokens.slice(start, end).some(({ key }) => PLURALS.has(key))
      : language === 'en' || /[sx]$/u.test(tokens[last]?.text ?? '');
  return {
    owners,
    values,
    reachesAhead: isNumber ? PREPOSITIONS.has(keyAt(value.last + 1)) : isFirst && language === 'en',
    reachesBack: !isFirst && values.length > 0 && values.every(isPlural),
    isGoverned: PREPOSITIONS.has(keyAt(start)),
    isDetermined: PREPOSITIONS.has(keyAt(start)) || ARTICLES.has(keyAt(start)),
    list,
  };
}

/** The values of an item: its own, or those of the list that it stands in. */
export function valuesOf(items: readonly Item[], at: number): readonly Content[] {
  const item = items[at];
  if (item === undefined || item.values.length > 0) return item?.values ?? [];
  const next = items.slice(at + 1).find(({ values, list }) => values.length > 0 || list !== item.list);
  if (next !== undefined && next.list === item.list && next.reachesBack) return next.values;
  const before = items.slice(0, at).findLast(({ values, list }) => values.length > 0 || list !== item.list);
  if (before === undefined || before.list !== item.list || !before.reachesAhead) return [];
  if (before.values[0]?.kind === 'number') return item.isGoverned ? before.values : [];
  // "Mild hip arthritis and knee arthritis", "in the left elbow and in the wrist": the second is named in full.
  const isWhole =
    item.isDetermined || item.owners.some((owner) => before.owners.some((one) => shareKey(one, owner)));
  return isWhole ? [] : before.values;
}

/** Whether whatever has the value in some items has it in the others. */
function keeps(items: readonly Item[], others: readonly Item[], value: Content): boolean {
  if (items.length > MANY_ITEMS || others.length > MANY_ITEMS) return false;
  const has = (values: readonly Content[]) => values.some(({ term }) => term === value.term);
  const known = others.map((_, at) => has(valuesOf(others, at)));
  return items.every((item, at) => {
    if (!has(valuesOf(items, at))) return true;
    const places = item.owners
      .map((owner) =>
        others.flatMap(({ owners }, place) => (owners.some((one) => shareKey(one, owner)) ? [place] : [])),
      )
      .filter((found) => found.length > 0);
    return places.length > 0 && places.every((found) => found.some((place) => known[place] === true));
  });
}
