import { fieldsOfGroup, onceForEachType } from '@constat/report/catalogue';
import type { Localised, ReportType, Side } from '@constat/report/catalogue';
import { countDifferences, splitWords, stem } from '@constat/language/text';
import { COMMON_NAMES } from './common-names.ts';

/** A part of the report that one can go to. */
export interface ReportPlace {
  readonly kind: 'section' | 'region' | 'table' | 'field';
  /** Of a region, `region-` and its id. */
  readonly id: string;
  readonly label: Localised;
}

interface Named {
  readonly place: ReportPlace;
  /** Each of its names, in stems. */
  readonly names: readonly (readonly string[])[];
  /** The members of names that list several: « Soins » and « traitements ». */
  readonly members: readonly (readonly string[])[];
  /** The words of the places that it stands in. */
  readonly around: ReadonlySet<string>;
  /** The section and the region that it stands in. */
  readonly within: ReadonlySet<string>;
}

/** Words that name nothing, and those that say of what kind the place is. */
const EMPTY = new Set(
  (
    'le la les l un une de du des d et a au aux en sur par pour dans the an of and or in on to at by for with ' +
    'champ tableau table region partie field part chart'
  ).split(' '),
);

/** A remark in parentheses, and the unit. */
const REMARK = /\(.*?\)|, (?:en|in) \w+$/gu;

/** The words of a phrase that name something, in stems: the same for « genoux » and « genou ». */
export function namingWords(phrase: string): readonly string[] {
  return splitWords(phrase.replaceAll(REMARK, ''), 'fr')
    .filter(({ kind }) => kind === 'word')
    .flatMap(({ key }) => key.split('-'))
    .filter((key) => !EMPTY.has(key))
    .map((key) => stem(key));
}

const ORDER = { section: 0, region: 1, table: 2, field: 3 } as const;

/** Every place of the report with its names, in order of the page. */
const placesOf = onceForEachType((type: ReportType): readonly Named[] => {
  const found: Named[] = [];
  const add = (
    place: ReportPlace,
    around: readonly string[],
    within: readonly string[] = [],
  ): readonly string[] => {
    const texts = [place.label.fr, place.label.en, ...(COMMON_NAMES[place.id] ?? [])];
    const names = texts.map(namingWords).filter(({ length }) => length > 0);
    const members = texts
      .flatMap((text) => text.replaceAll(REMARK, '').split(/,| et | and | ou | or /u))
      .map(namingWords)
      .filter(({ length }) => length > 0);
    found.push({ place, names, members, around: new Set(around), within: new Set(within) });
    return [...around, ...names.flat()];
  };
  for (const { id, title, groups } of type.sections) {
    const inSection = add({ kind: 'section', id, label: title }, []);
    for (const group of groups) {
      const region = group.region === undefined ? undefined : `region-${group.region}`;
      const inGroup =
        region === undefined || group.title === undefined
          ? [...inSection, ...(group.title === undefined ? [] : namesOf(group.title))]
          : add({ kind: 'region', id: region, label: group.title }, inSection);
      const within = region === undefined ? [id] : [id, region];
      for (const block of group.blocks) {
        if (block.kind === 'table') add({ kind: 'table', id: block.id, label: block.title }, inGroup, within);
      }
      for (const field of fieldsOfGroup(group))
        add({ kind: 'field', id: field.id, label: field.label }, inGroup, within);
    }
  }
  return found;
});

const namesOf = ({ fr, en }: Localised): readonly string[] => [...namingWords(fr), ...namingWords(en)];

const SIDES: ReadonlyMap<string, Side> = new Map(
  (
    [
      ['Droit', 'droit droite right'],
      ['Gauche', 'gauche left'],
    ] as const
  ).flatMap(([side, words]) => words.split(' ').map((word) => [stem(word), side] as const)),
);

/** How much of its name must be said for it to stand for the whole, of names of three words and more. */
const MOST = 0.6;

export interface FoundPlace {
  readonly place: ReportPlace;
  /** The section and the region that it stands in. */
  readonly within: ReadonlySet<string>;
  /** One of its names was said; a member of a list, or most words of a long name; or no more than a part of one. */
  readonly fit: 'whole' | 'member' | 'part';
}

interface Fit {
  readonly share: number;
  readonly fit: FoundPlace['fit'];
}

/** How well a place fits what was said; null where a word that was said is foreign to it. */
function fitOf({ place, names, members, around }: Named, all: readonly string[]): Fit | null {
  const isOwnWord = (word: string): boolean => names.some((name) => name.includes(word));
  // The side of a cell is in its name; of all else it is beside it.
  const words = all.filter((word) => !SIDES.has(word) || (place.kind === 'field' && isOwnWord(word)));
  const shareOf = (name: readonly string[]): number => {
    const own = new Set(words.filter((word) => name.includes(word)));
    const isForeign = words.some((word) => !isOwnWord(word) && !around.has(word));
    return isForeign ? 0 : own.size / new Set(name).size;
  };
  const share = Math.max(0, ...names.map(shareOf));
  if (share === 1) return { share, fit: 'whole' };
  const isMember = members.some((member) => shareOf(member) === 1);
  const isMost = share >= MOST && new Set(words).size > 1;
  if (isMember || isMost) return { share: Math.max(share, MOST), fit: 'member' };
  return share > 0 ? { share, fit: 'part' } : null;
}

/**
 * The places that a name can mean, the nearest first: those named in full before those named in part, then sections,
 * regions, tables and fields. A name may begin with where the place stands: « conclusion, limitations ».
 * @param near the section or region where the physician is: of places named alike, those of it come first
 */
export function findPlaces(name: string, type: ReportType, near?: string): readonly FoundPlace[] {
  const words = namingWords(name);
  if (words.length === 0) return [];
  return placesOf(type)
    .flatMap((named, order) => {
      const found = fitOf(named, words);
      return found === null ? [] : [{ named, order, ...found }];
    })
    .toSorted(
      (one, other) =>
        other.share - one.share ||
        ORDER[one.named.place.kind] - ORDER[other.named.place.kind] ||
        Number(other.named.within.has(near ?? '')) - Number(one.named.within.has(near ?? '')) ||
        one.order - other.order,
    )
    .map(({ named: { place, within }, fit }) => ({ place, within, fit }));
}

/** Shorter words are like too many others. */
const SHORTEST_ALIKE = 5;
/** Letters that may differ. */
const MOST_DIFFERENT = 2;

const nameWordsOf = onceForEachType(
  (type) =>
    new Set(
      placesOf(type).flatMap(({ names }) => names.flat().filter((word) => word.length >= SHORTEST_ALIKE)),
    ),
);

/** True when a word of the name is nearly one that a place is named by: it was likely misheard. */
export function soundsLikePlace(name: string, type: ReportType): boolean {
  const known = [...nameWordsOf(type)];
  return namingWords(name).some(
    (word) =>
      word.length >= SHORTEST_ALIKE &&
      known.some((other) => countDifferences(word, other, MOST_DIFFERENT) <= MOST_DIFFERENT),
  );
}

/** The side that is named beside a place. */
export function sideNamed(name: string): Side | null {
  return namingWords(name).reduce<Side | null>((found, word) => SIDES.get(word) ?? found, null);
}
