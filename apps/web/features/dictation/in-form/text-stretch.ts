import type { FieldId } from '@constat/report/catalogue';
import { writeDictation } from '@constat/dictation/written';
import type { WrittenText } from '@constat/dictation/written';
import { fitText, joinText, startsSentence } from '../../../shared/text-in-field.ts';
import type { CommandLists } from '../written/use-written.ts';
import type { HeardWord } from '../written/heard-words.ts';
import type { Utterance } from './utterances.ts';

/** What is dictated into one place of a field, without a break. */
export interface Stretch {
  readonly field: FieldId;
  /** The text on either side of what is dictated. */
  readonly head: string;
  readonly tail: string;
  readonly startsSentence: boolean;
  readonly isMultiline: boolean;
  readonly words: readonly HeardWord[];
  /** The recording that the words are of; null where they were not just said. */
  readonly recordingId: string | null;
  /** The whole text of the field as it was written last. */
  readonly text: string;
  /** Where what is dictated ends in it. */
  readonly caret: number;
  readonly written: WrittenText | null;
  /** Where the written tokens begin in the text. */
  readonly start: number;
}

export interface StretchPlace {
  readonly field: FieldId;
  readonly text: string;
  /** What is selected gives way to what is dictated. */
  readonly selection: { readonly start: number; readonly end: number };
  readonly isMultiline: boolean;
}

/** A stretch before its first word. */
export function beginStretch({ field, text, selection, isMultiline }: StretchPlace): Stretch {
  const head = text.slice(0, selection.start);
  const tail = text.slice(selection.end);
  return {
    field,
    head,
    tail,
    startsSentence: startsSentence(head),
    isMultiline,
    words: [],
    recordingId: null,
    text,
    caret: selection.end,
    written: null,
    start: selection.start,
  };
}

/**
 * The stretch with more words: all of it is written anew, so that a correction, a number or a verbatim passage may cross
 * the pause between two phrases.
 */
export function addWords(
  stretch: Stretch,
  { words: added, recordingId }: Pick<Utterance, 'words' | 'recordingId'>,
  { language, commands }: { readonly language: 'fr' | 'en'; readonly commands: CommandLists },
): Stretch {
  const { head, tail, isMultiline, startsSentence } = stretch;
  const words = [...stretch.words, ...added];
  const written = writeDictation(words, { language, ...commands, startsSentence });
  const fitted = fitText({ isMultiline, isNumeric: false }, written.text);
  const inserted = fitted === '' ? '' : joinText(head, fitted, tail);
  const lead = inserted.length - inserted.trimStart().length;
  return {
    ...stretch,
    words,
    recordingId,
    written,
    start: head.length + (written.text.startsWith(inserted.slice(0, lead)) ? 0 : lead),
    text: head + inserted + tail,
    caret: head.length + inserted.trimEnd().length,
  };
}

/** True while a passage that is kept word for word is open: what follows is text, whatever it says. */
export function isVerbatimOpen({ written }: Stretch): boolean {
  return written?.ambiguous.some(({ reason }) => reason === 'verbatim-not-closed') === true;
}
