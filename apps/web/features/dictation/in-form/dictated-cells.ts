import { focusOnCell, NOTHING_SAID, understand, withFocus } from '@constat/examination';
import type { ExaminationState, Focus, Outcome, Question } from '@constat/examination';
import type { FieldId } from '@constat/report/catalogue';
import { normalChoice } from '@constat/report/rules';
import { changeOf } from './cell-change.ts';
import type { DictationParts } from './dictated-texts.ts';
import { notJustSaid } from './speech-view.ts';
import type { Answer, Unwritten } from './speech-view.ts';
import type { Utterance } from './utterances.ts';

/** Writes what is said of the examination into its cells. */
export interface DictatedCells {
  readonly hear: (utterance: Utterance, words: string) => void;
  readonly focus: () => Focus;
  readonly moveTo: (focus: Focus) => void;
  readonly answer: (given: Answer) => void;
  /** Adds the words that were left over to a text. */
  readonly addLeftover: (field: FieldId) => void;
  /** Nothing is doubtful in these fields any more. */
  readonly settle: (fields: readonly FieldId[]) => void;
}

/** Words of the longest answer to a question. */
const LONGEST_ANSWER = 4;

export function createDictatedCells({ form, acts, view }: DictationParts): DictatedCells {
  let examination: ExaminationState = NOTHING_SAID;

  const read = (text: string, state: ExaminationState) =>
    understand({ text, language: form.language(), type: form.type(), form }, state);

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
    acts.make({ words, kind: 'cells', written }, () => {
      const undo = form.write(change);
      examination = after ?? examination;
      return () => {
        undo();
        // What is said next is read as if this had not been said.
        after = examination;
        examination = before;
        settle(fields);
      };
    });
    const { doubtfulCells, said } = view.get();
    const doubtful = written.filter(({ isDoubtful }) => isDoubtful).map(({ field }) => field);
    const others = [...doubtfulCells].filter(([field]) => !fields.includes(field));
    view.patch({
      doubtfulCells: new Map([...others, ...doubtful.map((field) => [field, words] as const)]),
      said: new Map([...said, ...fields.map((field) => [field, words] as const)]),
    });
  }

  /** « à gauche », said in answer to the question of which side: what was asked, said whole. */
  function readAnswer(words: string): ReturnType<typeof read> | null {
    const { unwritten } = view.get();
    if (unwritten?.kind !== 'asked' || words.split(' ').length > LONGEST_ANSWER) return null;
    const { outcome, state } = read(`${unwritten.words} ${words}`, examination);
    const answered = { ...outcome, writes: ofQuestion(outcome.writes, unwritten.question) };
    return outcome.asked === null && answered.writes.length > 0 ? { outcome: answered, state } : null;
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
      const alone = read(words, examination);
      const { outcome, state } = (alone.outcome.writes.length === 0 ? readAnswer(words) : null) ?? alone;
      write(words, outcome.writes, utterance);
      examination = state;
      view.patch({ words, unwritten: unwrittenOf(words, outcome) });
      const shown = outcome.focus.field ?? outcome.writes[0]?.field;
      if (shown !== undefined) form.reveal(shown);
      else if (outcome.focus.place !== undefined) form.revealPlace(outcome.focus);
    },
    focus: () => examination.focus,
    moveTo(focus) {
      examination = withFocus(examination, focus);
    },
    answer(given) {
      const { unwritten } = view.get();
      if (unwritten?.kind !== 'asked') return;
      const { words, question } = unwritten;
      if (given.kind === 'cell') {
        const focus = { ...examination.focus, ...focusOnCell(form.type(), given.field) };
        const { outcome, state } = read(words, withFocus(examination, focus));
        write(words, ofQuestion(outcome.writes, question), notJustSaid(words));
        examination = state;
      } else {
        const isChoice = given.kind === 'choice';
        const fields = isChoice ? [given.field] : question.fields;
        const writes = answeredWrites(fields, isChoice ? given.value : null, words.length);
        write(words, writes, notJustSaid(words));
      }
      view.patch({ unwritten: null });
    },
    addLeftover(field) {
      const { unwritten } = view.get();
      if (unwritten?.kind !== 'leftover') return;
      const value = unwritten.texts.join(' ');
      const told = { adds: true, doubtful: false, statedNormal: false, from: 0, to: value.length };
      write(unwritten.words, [{ field, value, ...told }], notJustSaid(value));
      view.patch({ unwritten: null });
    },
    settle,
  };
}

function unwrittenOf(words: string, outcome: Outcome): Unwritten | null {
  if (outcome.asked !== null) return { kind: 'asked', words, question: outcome.asked };
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
