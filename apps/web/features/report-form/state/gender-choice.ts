import type { FieldId } from '@constat/report/catalogue';
import { applyGenderChanges, genderedFields, readGender, wordsAround } from '@constat/report/rules/gender';
import type { Gender, GenderChange, WordsAround } from '@constat/report/rules/gender';
import type { Undo } from './report-state.ts';
import type { WorkingReport } from './working-report.ts';

type RewordedReport = Pick<WorkingReport, 'get' | 'reword' | 'getState'>;
type ReadReport = Pick<WorkingReport, 'get' | 'getState'>;

/** A word of the other gender that can be changed or left alone by itself; an article goes with its noun. */
export interface GenderItem extends WordsAround {
  /** Tells it from every other one of the report as it stands. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly replacement: string;
}

/** The words of the other gender in one field. */
export interface FieldInOtherGender {
  readonly field: FieldId;
  /** Proven to be about the worker. */
  readonly words: readonly GenderItem[];
  /** About the worker, or about somebody or something else: never changed unasked. */
  readonly doubts: readonly GenderItem[];
}

/** What a correction did: its way back, and each change as « word → replacement ». */
export interface Rewording {
  readonly undo: Undo;
  readonly changes: readonly string[];
}

function genderOf(report: Pick<WorkingReport, 'get'>): Gender | null {
  const gender = report.get('patientGender');
  return gender === 'male' || gender === 'female' ? gender : null;
}

/** Joins an article to the noun that it changes with. */
function toItems(field: FieldId, text: string, changes: readonly GenderChange[]): readonly GenderItem[] {
  const items: GenderItem[] = [];
  let open: readonly GenderChange[] = [];
  changes.forEach((change, index) => {
    open = [...open, change];
    const next = changes[index + 1];
    const isTied = change.isWithNext === true && next !== undefined;
    if (isTied && /^[\s\p{L}’']*$/u.test(text.slice(change.end, next.start))) return;
    const start = open[0]?.start ?? change.start;
    const { end } = change;
    const shifted = open.map((part) => ({ ...part, start: part.start - start, end: part.end - start }));
    const word = text.slice(start, end);
    items.push({
      key: `${field}:${start}:${word}`,
      start,
      end,
      word,
      replacement: applyGenderChanges(word, shifted),
      ...wordsAround(text, { start, end }),
    });
    open = [];
  });
  return items;
}

/** What was found in a field, and what it was found in. */
interface FieldReading {
  readonly text: string;
  readonly gender: Gender;
  readonly language: 'fr' | 'en';
  readonly found: FieldInOtherGender;
}

/** The last reading of each field: it is asked for whenever a save is told of, and most texts are the same then. */
const READINGS = new WeakMap<ReadReport, Map<FieldId, FieldReading>>();

/**
 * Every field that holds words of the other gender than the chosen one; none before it is chosen. A field is read again
 * when its text, the gender or the language is another.
 */
export function otherGenderFields(report: ReadReport): readonly FieldInOtherGender[] {
  const gender = genderOf(report);
  if (gender === null) return [];
  const { reportLanguage: language } = report.getState().meta;
  const readings = READINGS.get(report) ?? new Map<FieldId, FieldReading>();
  READINGS.set(report, readings);
  return genderedFields(report.getState().type)
    .map((field) => {
      const text = report.get(field);
      const known = readings.get(field);
      if (known?.text === text && known.gender === gender && known.language === language) return known.found;
      const { changes, doubts } = readGender(text, gender, language);
      const found = { field, words: toItems(field, text, changes), doubts: toItems(field, text, doubts) };
      readings.set(field, { text, gender, language, found });
      return found;
    })
    .filter(({ words, doubts }) => words.length > 0 || doubts.length > 0);
}

/** Changes those of the listed words that were accepted, by their keys; null when none is left to change. */
export function correctGender(report: RewordedReport, accepted: ReadonlySet<string>): Rewording | null {
  const chosen = otherGenderFields(report).map(({ field, words, doubts }) => ({
    field,
    items: [...words, ...doubts]
      .filter(({ key }) => accepted.has(key))
      .toSorted((one, other) => one.start - other.start),
  }));
  const items = chosen.flatMap((each) => each.items);
  if (items.length === 0) return null;
  const texts = chosen
    .filter((each) => each.items.length > 0)
    .map((each) => [each.field, applyGenderChanges(report.get(each.field), each.items)] as const);
  return {
    undo: report.reword(new Map(texts)),
    changes: items.map(({ word, replacement }) => `${word} → ${replacement}`),
  };
}
