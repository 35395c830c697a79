import type { ReportPlace, SpokenTemplate } from '@constat/dictation/navigation';
import type { Focus, Question } from '@constat/examination';
import type { FieldId } from '@constat/report/catalogue';
import type { DoubtfulWords, SpokenAt } from './marked-words.ts';
import type { Written } from './spoken-form.ts';
import type { Utterance } from './utterances.ts';

/** Where what is said goes. */
export type Target =
  | { readonly kind: 'examination' }
  | { readonly kind: 'text'; readonly field: FieldId }
  /** A date, a choice or what is filled in by hand alone; null where the place has no field. */
  | { readonly kind: 'value'; readonly field: FieldId | null };

/** One utterance that changed the form, undone as one. */
export interface WrittenAct {
  readonly id: number;
  readonly words: string;
  readonly kind: 'cells' | 'text' | 'edit' | 'not-examined';
  readonly written: readonly Written[];
}

/** What was said and not written, and why. */
export type Unwritten =
  /** The physician is asked of what the value is. */
  | {
      readonly kind: 'asked';
      readonly words: string;
      readonly question: Question;
      readonly utterance: Utterance;
    }
  /** Words that no cell took. */
  | { readonly kind: 'leftover'; readonly words: string; readonly texts: readonly string[] }
  /** Words that are no value of the field that is aimed at; and the text that was dictated into last. */
  | {
      readonly kind: 'no-value';
      readonly words: string;
      readonly field: FieldId | null;
      readonly text: FieldId | null;
    }
  /** A move was made: where to. */
  | { readonly kind: 'moved'; readonly words: string; readonly place: ReportPlace; readonly from: Target }
  /** A move to what is not in the report. */
  | { readonly kind: 'no-place'; readonly words: string; readonly name: string }
  /** A command that was nearly said. */
  | { readonly kind: 'near-command'; readonly words: string; readonly trigger: string }
  /** The templates that were asked for: none, or more than one. */
  | { readonly kind: 'which-template'; readonly words: string; readonly templates: readonly SpokenTemplate[] }
  /** What a spoken correction names does not stand in the field. */
  | { readonly kind: 'not-found'; readonly words: string; readonly what: string };

/** What was said to a cell or a field, and cannot be written as text where it was said. */
export function isOfCells({ kind }: Unwritten): boolean {
  return kind === 'asked' || kind === 'leftover' || kind === 'no-value';
}

/** What the physician answers to a question. */
export type Answer =
  /** It is of that cell. */
  | { readonly kind: 'cell'; readonly field: FieldId }
  | { readonly kind: 'choice'; readonly field: FieldId; readonly value: string }
  | { readonly kind: 'all-normal' };

/** What a cell came from. */
export interface SaidOfCell {
  /** The whole utterance. */
  readonly words: string;
  /** Place of the cell's own words in it, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Where these can be heard; null where the engine gave no times, and of what was not just said. */
  readonly at: SpokenAt | null;
}

/** What the strip shows. */
export interface FormSpeechView {
  readonly target: Target;
  /** What is in force in the examination. */
  readonly focus: Focus;
  /** The last utterance. */
  readonly words: string;
  /** What was written and not undone, the last first. */
  readonly acts: readonly WrittenAct[];
  readonly unwritten: Unwritten | null;
  /** Words of a recording that was cut off, which are not in the form. */
  readonly interrupted: string | null;
  readonly doubts: readonly DoubtfulWords[];
  /** Cells that are to be looked at, and what they came from. */
  readonly doubtfulCells: ReadonlyMap<FieldId, SaidOfCell>;
  /** What each cell came from, until its value is changed by hand; words that were added to a text are not among them. */
  readonly said: ReadonlyMap<FieldId, SaidOfCell>;
}

/** Words that are written at a press, and not because they were just said. */
export function notJustSaid(words: string): Utterance {
  const said = words.split(' ').map((text) => ({ text, chunk: 0, inChunk: null }));
  return { recordingId: null, fromMs: 0, toMs: 0, words: said };
}
