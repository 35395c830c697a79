import { focusOnCell, NOTHING_SAID, understandUtterance, withFocus } from '@constat/examination';
import { readSpokenValue } from '@constat/dictation/values';
import type { ExaminationState, Focus, Outcome, Question, Understood } from '@constat/examination';
import type { FieldId } from '@constat/report/catalogue';
import { normalChoice } from '@constat/report/rules';
import { changeOf, saidOf } from './cell-change.ts';
import type { DictationParts } from './dictated-texts.ts';
import { notJustSaid } from './speech-view.ts';
import type { Answer, SaidOfCell, Unwritten } from './speech-view.ts';
import type { Utterance } from './utterances.ts';

/** Writes what is said of the examination into its cells. */
export interface DictatedCells {
  readonly hear: (utterance: Utterance, words: string) => void;
  /** The same of a date, a time or a choice elsewhere. */
  readonly hearValue: (field: FieldId | null, utterance: Utterance, words: string) => void;
  readonly focus: () => Focus;
  readonly moveTo: (focus: Focus) => void;
  readonly answer: (given: Answer) => void;
  /** Adds the words that were left over to a text. */
  readonly addLeftover: (field: FieldId) => void;
  /** Writes that value in place of what was understood. */
  readonly choose: (field: FieldId, value: string) => void;
  /** Nothing is doubtful in these fields any more. */
  readonly settle: (fields: readonly FieldId[]) => void;
  /** The physician changed a field by hand: it came from no words. */
  readonly edited: (field: FieldId) => void;
}

/** What was said, and what was understood of it. */
interface Understanding extends Understood {
  readonly words: string;
  readonly utterance: Utterance;
}

/** Words of the longest answer to a question. */
const LONGEST_ANSWER = 4;

type Said = Utterance['words'][number];

/** Words of another recording cannot be heard in this one. */
const withoutTimes = ({ start: _start, end: _end, ...word }: Said): Said => word;

/** What is pressed is sure, whatever was heard. */
const withoutConfidence = ({ confidence: _confidence, ...word }: Said): Said => word;

function without<Of>(
  map: ReadonlyMap<FieldId, Of>,
  fields: readonly FieldId[],
): readonly (readonly [FieldId, Of])[] {
  return [...map].filter(([field]) => !fields.includes(field));
}

function only<Of>(
  map: ReadonlyMap<FieldId, Of>,
  fields: readonly FieldId[],
): readonly (readonly [FieldId, Of])[] {
  return [...map].filter(([field]) => fields.includes(field));
}

/** @param lastText the text that was dictated into last: words that are no value may go there */
export function createDictatedCells(
  { form, acts, view }: DictationParts,
  lastText: () => FieldId | null,
): DictatedCells {
  let examination: ExaminationState = NOTHING_SAID;

  const read = (text: string, state: ExaminationState) =>
    understandUtterance({ text, language: form.language(), type: form.type(), form }, state);

  function settle(fields: readonly FieldId[]): void {
    const { doubtfulCells } = view.get();
    if (!fields.some((field) => doubtfulCells.has(field))) return;
    view.patch({
      doubtfulCells: new Map([...doubtfulCells].filter(([field]) => !fields.includes(field))),
    });
  }

  function write(words: string, writes: Outcome['writes'], utterance: Utterance): void {
    const { change, written } = changeOf(writes, utterance, form);
    if (written.length === 0) return;
    const before = examination;
    let after: ExaminationState | null = null;
    const fields = written.map(({ field }) => field);
    const saidNow = new Map<FieldId, SaidOfCell>(
      writes.map((one) => [one.field, saidOf(words, utterance, one)]),
    );
    // Words that were added to a text stand there themselves.
    const ofCells = [...saidNow].filter(([field]) => writes.some((one) => one.field === field && !one.adds));
    const doubtfulNow = [...saidNow].filter(([field]) =>
      written.some((one) => one.field === field && one.isDoubtful),
    );
    acts.make({ words, kind: 'cells', written }, () => {
      const undo = form.write(change);
      examination = after ?? examination;
      const { said: saidBefore, doubtfulCells: doubtsBefore } = view.get();
      view.patch({
        said: new Map([...without(saidBefore, fields), ...ofCells]),
        doubtfulCells: new Map([...without(doubtsBefore, fields), ...doubtfulNow]),
      });
      return () => {
        undo();
        // What is said next is read as if this had not been said.
        after = examination;
        examination = before;
        const { said, doubtfulCells } = view.get();
        view.patch({
          said: new Map([...without(said, fields), ...only(saidBefore, fields)]),
          doubtfulCells: new Map([...without(doubtfulCells, fields), ...only(doubtsBefore, fields)]),
        });
      };
    });
  }

  /** « à gauche », said in answer to the question of which side: what was asked, said whole. */
  function readAnswer(words: string, utterance: Utterance): Understanding | null {
    const { unwritten } = view.get();
    if (unwritten?.kind !== 'asked' || words.split(' ').length > LONGEST_ANSWER) return null;
    const whole = `${unwritten.words} ${words}`;
    const { outcome, state } = read(whole, examination);
    const answered = { ...outcome, writes: ofQuestion(outcome.writes, unwritten.question) };
    if (outcome.asked !== null || answered.writes.length === 0) return null;
    const asked = unwritten.utterance;
    const isSame = asked.recordingId === utterance.recordingId;
    const before = isSame ? asked.words : asked.words.map(withoutTimes);
    return {
      outcome: answered,
      state,
      words: whole,
      utterance: { ...utterance, words: [...before, ...utterance.words] },
    };
  }

  /** A choice by its value; what is normal of an angle is said, and no value. */
  function answeredWrites(fields: readonly FieldId[], value: string | null, to: number): Outcome['writes'] {
    return fields.flatMap((id) => {
      const field = form.type().field(id);
      if (field === undefined) return [];
      const chosen = value ?? (field.kind === 'degrees' ? null : (normalChoice(field) ?? null));
      const told = { adds: false, doubtful: false, from: 0, to };
      return [{ field: id, value: chosen ?? '', statedNormal: chosen === null, ...told }];
    });
  }

  return {
    hear(utterance, words) {
      const alone: Understanding = { ...read(words, examination), words, utterance };
      const isAnswer = alone.outcome.writes.length === 0;
      const heard = (isAnswer ? readAnswer(words, utterance) : null) ?? alone;
      const { outcome, state } = heard;
      write(heard.words, outcome.writes, heard.utterance);
      examination = state;
      view.patch({ words, unwritten: unwrittenOf(heard.words, outcome, heard.utterance) });
      const shown = outcome.focus.field ?? outcome.writes[0]?.field;
      if (shown !== undefined) form.reveal(shown);
      else if (outcome.focus.place !== undefined) form.revealPlace(outcome.focus);
    },
    hearValue(id, utterance, words) {
      const field = id === null ? undefined : form.type().field(id);
      const value = field && readSpokenValue(words, field, form.language());
      if (field === undefined || value === undefined || value === null) {
        view.patch({ words, unwritten: { kind: 'no-value', words, field: id, text: lastText() } });
        return;
      }
      const told = { adds: false, doubtful: false, statedNormal: false, from: 0, to: words.length };
      write(words, [{ field: field.id, value, ...told }], utterance);
      view.patch({ words, unwritten: null });
      form.reveal(field.id);
    },
    focus: () => examination.focus,
    moveTo(focus) {
      examination = withFocus(examination, focus);
    },
    answer(given) {
      const { unwritten } = view.get();
      if (unwritten?.kind !== 'asked') return;
      const { words, question, utterance } = unwritten;
      if (given.kind === 'cell') {
        const focus = { ...examination.focus, ...focusOnCell(form.type(), given.field) };
        const { outcome, state } = read(words, withFocus(examination, focus));
        write(words, ofQuestion(outcome.writes, question), utterance);
        examination = state;
      } else {
        const isChoice = given.kind === 'choice';
        const fields = isChoice ? [given.field] : question.fields;
        const writes = answeredWrites(fields, isChoice ? given.value : null, words.length);
        write(words, writes, { ...utterance, words: utterance.words.map(withoutConfidence) });
      }
      view.patch({ unwritten: null });
    },
    addLeftover(field) {
      const { unwritten } = view.get();
      if (unwritten?.kind !== 'leftover' && unwritten?.kind !== 'no-value') return;
      const value = unwritten.kind === 'leftover' ? unwritten.texts.join(' ') : unwritten.words;
      const told = { adds: true, doubtful: false, statedNormal: false, from: 0, to: value.length };
      write(unwritten.words, [{ field, value, ...told }], notJustSaid(value));
      view.patch({ unwritten: null });
    },
    choose(field, value) {
      const said = view.get().said.get(field) ?? view.get().doubtfulCells.get(field);
      const { words, from, to } = said ?? { words: '', from: 0, to: 0 };
      const chosen = { field, value, adds: false, doubtful: false, statedNormal: false, from, to };
      write(words, [chosen], notJustSaid(words));
      // It was chosen for these words.
      if (said !== undefined) view.patch({ said: new Map([...view.get().said, [field, said]]) });
    },
    settle,
    edited(field) {
      settle([field]);
      const { said } = view.get();
      if (said.has(field)) view.patch({ said: new Map([...said].filter(([other]) => other !== field)) });
    },
  };
}

function unwrittenOf(words: string, outcome: Outcome, utterance: Utterance): Unwritten | null {
  if (outcome.asked !== null) return { kind: 'asked', words, question: outcome.asked, utterance };
  const texts = leftoverTexts(words, outcome);
  return texts.length > 0 ? { kind: 'leftover', words, texts } : null;
}

/** Of what is read again, what was asked about: the rest was written before. */
function ofQuestion(writes: Outcome['writes'], { fields }: Question): Outcome['writes'] {
  return fields.length === 0 ? writes : writes.filter(({ field }) => fields.includes(field));
}

/** The words that no cell took, with those beside them that say nothing to a cell. */
function leftoverTexts(words: string, { leftover, writes }: Outcome): readonly string[] {
  const texts = leftover.map(({ from, to }) => {
    const start = Math.max(0, ...writes.filter((write) => write.to <= from).map((write) => write.to));
    const end = Math.min(
      words.length,
      ...writes.filter((write) => write.from >= to).map((write) => write.from),
    );
    return words.slice(start, end).replaceAll(/^[\s,.;]+|[\s,;]+$/gu, '');
  });
  return [...new Set(texts)];
}
