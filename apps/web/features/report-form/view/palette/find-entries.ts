import { readMove } from '@constat/dictation/navigation';
import { fieldsOfGroup, onceForEachType } from '@constat/report/catalogue';
import type { Localised, ReportType } from '@constat/report/catalogue';
import { SECTION_C } from '../anchors.ts';
import { regionAnchor } from '../region-anchor.ts';

/** Something that the palette leads to. */
export interface PaletteEntry {
  readonly id: string;
  readonly kind: 'action' | 'section' | 'group' | 'table' | 'field';
  readonly label: Localised;
  /** Where it stands in the report. */
  readonly place?: Localised;
  /** What it is found by beyond label and place. */
  readonly words?: string;
}

function joined(...parts: readonly (Localised | undefined)[]): Localised {
  const present = parts.filter((part) => part !== undefined);
  const join = (language: 'fr' | 'en'): string => present.map((part) => part[language]).join(' · ');
  return { fr: join('fr'), en: join('en') };
}

function sectionName(number: string, title: Localised): Localised {
  return { fr: `${number}. ${title.fr}`, en: `${number}. ${title.en}` };
}

/** Every section, region, table and field of a report of that type, in order of the page. */
export const reportEntries = onceForEachType(({ sections }) => sections.flatMap(entriesOf));

function entriesOf(section: ReportType['sections'][number]): readonly PaletteEntry[] {
  const place = sectionName(section.number, section.title);
  const entries: PaletteEntry[] = [{ id: section.id, kind: 'section', label: place }];
  if (section.number === '1') {
    entries.unshift({ id: SECTION_C.id, kind: 'section', label: sectionName('C', SECTION_C.title) });
  }
  for (const group of section.groups) {
    if (group.region !== undefined && group.title !== undefined) {
      entries.push({ id: regionAnchor(group.region), kind: 'group', label: group.title, place });
    }
    for (const block of group.blocks) {
      if (block.kind === 'table') entries.push({ id: block.id, kind: 'table', label: block.title, place });
    }
    for (const field of fieldsOfGroup(group)) {
      entries.push({ id: field.id, kind: 'field', label: field.label, place: joined(group.title, place) });
    }
  }
  return entries;
}

/** Letters alone, without accents or case, for comparing. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+%°/]+/gu, ' ')
    .trim()
    .toLowerCase();
}

interface Indexed {
  readonly entry: PaletteEntry;
  readonly labels: readonly string[];
  readonly words: readonly string[];
}

function index(entry: PaletteEntry): Indexed {
  const labels = [plain(entry.label.fr), plain(entry.label.en)];
  const rest = [entry.place?.fr, entry.place?.en, entry.words].map((text) => plain(text ?? ''));
  return { entry, labels, words: [...labels, ...rest].join(' ').split(' ') };
}

const KIND_ORDER = { section: 0, action: 1, group: 2, table: 3, field: 4 } as const;

/** Lower is nearer: the name itself, its start, a start of words of the name, then words anywhere. */
function distance({ entry, labels }: Indexed, query: string, parts: readonly string[]): number {
  const bare = labels.map((label) => label.replace(/^(?:\d+|[a-c]) /u, ''));
  const nearest = [...labels, ...bare].some((label) => label === query)
    ? 0
    : [...labels, ...bare].some((label) => label.startsWith(query))
      ? 1
      : labels.some((label) => parts.every((part) => label.split(' ').some((word) => word.startsWith(part))))
        ? 2
        : 3;
  return nearest * 10 + KIND_ORDER[entry.kind];
}

const indexOf = onceForEachType((type) => reportEntries(type).map(index));

/**
 * The entries whose name or place holds the start of every word of the query, in either language, the nearest first. An
 * empty query gives the actions and the sections, and one that finds nothing where it would lead if it were said.
 */
export function findEntries(
  type: ReportType,
  query: string,
  actions: readonly PaletteEntry[],
): readonly PaletteEntry[] {
  const wanted = plain(query);
  const spoken = spokenEntry(type, query);
  if (wanted === '') return [...actions, ...reportEntries(type).filter(({ kind }) => kind === 'section')];
  const parts = wanted.split(' ');
  const found = [...actions.map(index), ...indexOf(type)]
    .filter(({ words }) => parts.every((part) => words.some((word) => word.startsWith(part))))
    .map((found, order) => ({ found, order, distance: distance(found, wanted, parts) }))
    .sort((one, other) => one.distance - other.distance || one.order - other.order)
    .map(({ found: { entry } }) => entry);
  // What only speech understands, « va à la section sept » or « bas du dos », finds nothing by its letters.
  return found.length === 0 && spoken !== undefined ? [spoken] : found;
}

/** Where the query would lead if it were said. */
function spokenEntry(type: ReportType, query: string): PaletteEntry | undefined {
  const moves = (['fr', 'en'] as const).map((language) => readMove(query, { language, type, isAlone: true }));
  const place = moves.find((move) => move?.kind === 'place');
  return reportEntries(type).find(({ id }) => place?.kind === 'place' && place.place.id === id);
}
