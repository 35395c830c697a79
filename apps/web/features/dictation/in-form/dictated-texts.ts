import { fieldsOf, nearCommand } from '@constat/dictation/commands';
import { applyEdit, readEdit } from '@constat/dictation/editing';
import type { SpokenEdit } from '@constat/dictation/editing';
import type { FieldId } from '@constat/report/catalogue';
import { startsSentence } from '../../../shared/text-in-field.ts';
import type { Store } from '../../../shared/external-store.ts';
import { rebaseChange } from '../written/rebase-change.ts';
import type { CommandLists } from '../written/use-written.ts';
import { doubtfulWordsOf, followEdit } from './marked-words.ts';
import type { DoubtfulWords } from './marked-words.ts';
import type { FormSpeechView } from './speech-view.ts';
import type { SpokenActs } from './spoken-acts.ts';
import type { SpokenForm } from './spoken-form.ts';
import { addWords, beginStretch, isVerbatimOpen } from './text-stretch.ts';
import type { Stretch } from './text-stretch.ts';
import type { Utterance } from './utterances.ts';

/** Writes what is said into the texts of the form, and follows its doubtful words. */
export interface DictatedTexts {
  readonly hear: (field: FieldId, utterance: Utterance, words: string) => void;
  /** Writes words as they stand, also those that are like a command. */
  readonly write: (field: FieldId, utterance: Utterance, words: string) => void;
  /** What is said next begins a stretch of its own. */
  readonly rest: () => void;
  /** True within a passage that is kept word for word: all that is said is text. */
  readonly isVerbatim: () => boolean;
  /** True where a sentence begins at the caret. */
  readonly isAtStart: (field: FieldId) => boolean;
  /** Selects the next or the previous place to fill in that text; false where there is none. */
  readonly stepBlank: (field: FieldId, by: 1 | -1) => boolean;
  readonly edited: (field: FieldId) => void;
  /** Doubtful words were looked at. */
  readonly settle: (id: string) => void;
  /** Doubtful words of before take the place of those that are known. */
  readonly recall: (doubts: readonly DoubtfulWords[]) => void;
}

export interface DictationParts {
  readonly form: SpokenForm;
  readonly acts: SpokenActs;
  readonly view: Store<FormSpeechView>;
}

interface TextChange {
  readonly field: FieldId;
  readonly before: string;
  readonly after: string;
  /** Where the caret is after it. */
  readonly caret: number;
}

/** @param commands the physician's own commands */
export function createDictatedTexts(
  { form, acts, view }: DictationParts,
  commands: () => CommandLists,
): DictatedTexts {
  let stretch: Stretch | null = null;
  /** Texts of the fields with doubtful words, as they were last looked at. */
  const known = new Map<FieldId, string>();
  const settled = new Set<string>();

  /** Goes on where the dictation is, as long as text and caret are as it left them; begins at the caret otherwise. */
  function placeOf(field: FieldId): Stretch {
    const text = form.value(field);
    const selection = form.selection(field);
    const isOn =
      stretch?.field === field &&
      stretch.text === text &&
      (selection === null || (selection.start === stretch.caret && selection.end === stretch.caret));
    if (stretch !== null && isOn) return stretch;
    const end = { start: text.length, end: text.length };
    return beginStretch({ field, text, selection: selection ?? end, isMultiline: form.isMultiline(field) });
  }

  /** What was typed elsewhere in the text since stays. */
  function takeBack({ field, before, after, caret }: TextChange, undo: () => void): void {
    const now = form.value(field);
    const rebased = now === after ? null : rebaseChange(now, after, before);
    if (rebased === null) undo();
    else form.write({ texts: new Map([[field, rebased.text]]), stated: [], setAside: [] });
    follow(field, []);
    form.moveCaret(field, Math.min(rebased?.cursor ?? caret, form.value(field).length));
  }

  function change(words: string, kind: 'text' | 'edit', made: TextChange, isSetAside: boolean): void {
    const { field, before, after, caret } = made;
    const written = [{ field, value: after, before, isNormal: false, isDoubtful: false, adds: true }];
    acts.make({ words, kind, written }, () => {
      const setAside = isSetAside ? [field] : [];
      const undo = form.write({ texts: new Map([[field, after]]), stated: [], setAside });
      form.moveCaret(field, caret);
      return () => takeBack(made, undo);
    });
    known.set(field, before);
    follow(field, []);
  }

  /** The doubtful words of a field after its text changed. */
  function follow(field: FieldId, own: readonly DoubtfulWords[], replaced = new Set<string>()): void {
    const now = form.value(field);
    const { doubts } = view.get();
    const others = doubts.filter((one) => one.field !== field);
    const kept = doubts.filter((one) => one.field === field && !replaced.has(one.id));
    const fresh = own.filter(({ id }) => !settled.has(id));
    const followed = followEdit(kept, known.get(field) ?? now, now);
    known.set(field, now);
    view.patch({ doubts: [...others, ...followed, ...fresh] });
  }

  function say(place: Stretch, utterance: Utterance, words: string): void {
    const { field } = place;
    const before = form.value(field);
    const next = addWords(place, utterance, { language: form.language(), commands: commands() });
    const own = new Set(doubtfulWordsOf(place).map(({ id }) => id));
    stretch = next;
    if (next.text !== before) {
      const isSetAside = place.words.length === 0 && place.text !== place.head + place.tail;
      change(words, 'text', { field, before, after: next.text, caret: next.caret }, isSetAside);
    }
    follow(field, doubtfulWordsOf(next), own);
    view.patch({ words, unwritten: null });
    form.reveal(field);
  }

  function correct(field: FieldId, edit: SpokenEdit, words: string): void {
    stretch = null;
    const before = form.value(field);
    const found = applyEdit(before, form.selection(field)?.end ?? before.length, edit);
    if (found === null) {
      const what = 'what' in edit ? edit.what : '';
      view.patch({ words, unwritten: { kind: 'not-found', words, what } });
      return;
    }
    const { start, end, selection } = found;
    const after = before.slice(0, start) + found.words + before.slice(end);
    if (after !== before) change(words, 'edit', { field, before, after, caret: selection.end }, true);
    form.select(field, selection);
    view.patch({ words, unwritten: null });
  }

  return {
    hear(field, utterance, words) {
      const place = placeOf(field);
      const edit = isVerbatimOpen(place) ? null : readEdit(words, form.language());
      const near =
        edit !== null || isVerbatimOpen(place) ? null : nearCommand(words, commands().voiceCommands);
      if (edit !== null) correct(field, edit, words);
      else if (near === null) say(place, utterance, words);
      else view.patch({ words, unwritten: { kind: 'near-command', words, trigger: near.trigger } });
    },
    write: (field, utterance, words) => say(placeOf(field), utterance, words),
    rest() {
      stretch = null;
    },
    isVerbatim: () => stretch !== null && isVerbatimOpen(stretch),
    isAtStart(field) {
      const text = form.value(field);
      return startsSentence(text.slice(0, form.selection(field)?.start ?? text.length));
    },
    stepBlank(field, by) {
      const text = form.value(field);
      const selection = form.selection(field) ?? { start: text.length, end: text.length };
      const blanks = fieldsOf(text);
      const found =
        by === 1
          ? (blanks.find(({ start }) => start >= selection.end) ?? blanks[0])
          : (blanks.findLast(({ end }) => end <= selection.start) ?? blanks.at(-1));
      if (found !== undefined) form.select(field, found);
      stretch = null;
      return found !== undefined;
    },
    edited(field) {
      if (known.has(field)) follow(field, []);
    },
    recall(doubts) {
      known.clear();
      for (const { field } of doubts) known.set(field, form.value(field));
      view.patch({ doubts });
    },
    settle(id) {
      settled.add(id);
      view.patch({ doubts: view.get().doubts.filter((one) => one.id !== id) });
    },
  };
}
