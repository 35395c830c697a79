import { readEdit } from '@constat/dictation/editing';
import type { SpokenTemplate, StepUnit } from '@constat/dictation/navigation';
import type { Focus } from '@constat/examination';
import type { FieldId } from '@constat/report/catalogue';
import { createStore } from '../../../shared/external-store.ts';
import type { Store } from '../../../shared/external-store.ts';
import type { CommandLists } from '../written/use-written.ts';
import { createDictatedCells } from './dictated-cells.ts';
import type { Aim } from './dictation-target.ts';
import { createDictatedTexts } from './dictated-texts.ts';
import type { KeptDoubts } from './kept-doubts.ts';
import { isOfCells, notJustSaid } from './speech-view.ts';
import type { Answer, FormSpeechView, Target } from './speech-view.ts';
import { createSpokenActs } from './spoken-acts.ts';
import type { SpokenForm } from './spoken-form.ts';
import { createSpokenMoves } from './spoken-moves.ts';
import type { SpokenMoves } from './spoken-moves.ts';
import { createSpokenRequests } from './spoken-requests.ts';
import { createSpokenTemplates } from './spoken-templates.ts';
import type { Utterance } from './utterances.ts';

/** Takes what is said over the form to where it belongs. */
export interface FormSpeech {
  readonly view: Store<FormSpeechView>;
  /** A recording begins. */
  readonly begin: (target: Target, focus: Focus | null) => void;
  /**
   * What is said from that moment on goes there; what was said before and is recognised later does not.
   * @param atMs recorded time
   */
  readonly aim: (target: Target, focus: Focus | null, atMs: number) => void;
  readonly hear: (utterance: Utterance) => void;
  /** What was said up to now and is not recognised yet is thrown away. */
  readonly dropUntil: (atMs: number) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** The physician changed a field by hand. */
  readonly edited: (field: FieldId) => void;
  /** A doubtful place was looked at. */
  readonly settle: (place: { readonly id: string } | { readonly field: FieldId }) => void;
  /** What was to be looked at in this report before takes the place of all that is known. */
  readonly recallDoubts: (kept: KeptDoubts) => void;
  /** Writes what was not written: the words that were left over, at the end of that field. */
  readonly addLeftover: (field: FieldId) => void;
  /** Writes what was asked about. */
  readonly answer: (given: Answer) => void;
  /** Writes another value into a doubtful cell. */
  readonly choose: (field: FieldId, value: string) => void;
  /** Shows words that a recording which was cut off still holds. */
  readonly offerInterrupted: (words: string) => void;
  /** Writes those words there, as if they were said now. */
  readonly writeInterrupted: (target: Target, focus: Focus | null) => void;
  /** Writes what was taken for a command as text. */
  readonly writeAsSaid: () => void;
  /** Inserts the text of the command that was nearly said. */
  readonly insertCommand: () => void;
  /** Inserts one of the templates that the name could mean. */
  readonly insertTemplate: (template: SpokenTemplate) => void;
  readonly dismiss: () => void;
  readonly dismissInterrupted: () => void;
  /** Goes to the next or the previous one, as when that is said. */
  readonly step: (unit: StepUnit, by: 1 | -1) => void;
  readonly followDoubts: SpokenMoves['followDoubts'];
}

interface Aimed extends Aim {
  readonly atMs: number;
}

/** A phrase may begin this long before the move that it follows is noted, in milliseconds: its padding. */
const PADDING_MS = 350;

/** @param commands the physician's own commands */
export function createFormSpeech(form: SpokenForm, commands: () => CommandLists): FormSpeech {
  const acts = createSpokenActs();
  let target: Target = { kind: 'examination' };
  let lastText: FieldId | null = null;
  let moves: Aimed[] = [];
  let droppedUntil = -Infinity;
  const view = createStore<FormSpeechView>({
    target,
    focus: {},
    words: '',
    acts: [],
    unwritten: null,
    interrupted: null,
    doubts: [],
    doubtfulCells: new Map(),
    said: new Map(),
  });
  const parts = { form, acts, view };
  const texts = createDictatedTexts(parts, commands);
  const cells = createDictatedCells(parts, () => lastText);
  const templates = createSpokenTemplates(parts, texts);
  const spokenMoves = createSpokenMoves({ form, texts, cells, view, target: () => target, moveTo });

  /** Shows what was written, and where what is said next goes. */
  const show = (change: Partial<FormSpeechView> = {}): void => {
    const last = moves.at(-1);
    view.patch({
      acts: acts.list(),
      target: last?.target ?? target,
      focus: last?.focus ?? cells.focus(),
      ...change,
    });
  };

  const requests = createSpokenRequests({
    ...parts,
    texts,
    cells,
    moves: spokenMoves,
    templates,
    commands,
    target: () => target,
    show: () => show(),
  });

  function moveTo(place: Target, focus: Focus | null): void {
    target = place;
    if (place.kind === 'text') lastText = place.field;
    if (focus !== null) cells.moveTo(focus);
  }

  /** Makes the moves that came before that moment. */
  function moveUpTo(ms: number): void {
    const due = moves.filter(({ atMs }) => atMs <= ms + PADDING_MS);
    moves = moves.filter((move) => !due.includes(move));
    for (const move of due) moveTo(move.target, move.focus);
  }

  /** Takes the last act back, or makes it again; false where there is none. */
  function go(way: 'undo' | 'redo'): boolean {
    const isDone = acts[way]() !== null;
    texts.rest();
    if (isDone) show({ unwritten: null });
    return isDone;
  }

  function hear(utterance: Utterance, words: string): void {
    const isVerbatim = target.kind === 'text' && texts.isVerbatim();
    const act = isVerbatim ? null : requests.read(words);
    if (act !== null) {
      requests.perform(act, words);
      return;
    }
    const move = isVerbatim ? null : spokenMoves.read(words);
    if (move !== null) spokenMoves.make(move, words);
    else if (target.kind === 'text') texts.hear(target.field, utterance, words);
    else if (target.kind === 'value') cells.hearValue(target.field, utterance, words);
    else cells.hear(utterance, words);
  }

  /** Acts on what is shown, and shows what came of it. */
  const then =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      act(...given);
      show();
    };

  return {
    view,
    begin(first, focus) {
      moves = [];
      droppedUntil = -Infinity;
      texts.rest();
      moveTo(first, focus);
      show({ words: '', unwritten: null });
    },
    aim(next, focus, atMs) {
      // A step goes from field to field: what takes the focus then is aimed at from the phrase on.
      if (spokenMoves.isGoing()) moveTo(next, focus);
      else moves.push({ target: next, focus, atMs });
      show();
    },
    hear(utterance) {
      if (utterance.toMs <= droppedUntil) return;
      moveUpTo(utterance.fromMs);
      const words = utterance.words.map(({ text }) => text).join(' ');
      const isVerbatim = target.kind === 'text' && texts.isVerbatim();
      const edit = isVerbatim ? null : readEdit(words, form.language());
      if (edit?.act === 'undo' || edit?.act === 'redo') {
        go(edit.act);
        show({ words });
        return;
      }
      hear(utterance, words);
      show();
    },
    dropUntil(atMs) {
      droppedUntil = atMs;
    },
    undo: () => go('undo'),
    redo: () => go('redo'),
    edited(field) {
      texts.edited(field);
      cells.edited(field);
    },
    settle(place) {
      if ('id' in place) texts.settle(place.id);
      else cells.settle([place.field]);
    },
    recallDoubts({ texts: words, cells: before }) {
      texts.recall(words);
      const kept = before.map(({ field, said }) => [field, said] as const);
      view.patch({ doubtfulCells: new Map(kept), said: new Map(kept) });
    },
    addLeftover: then(cells.addLeftover),
    answer: then(cells.answer),
    choose: then(cells.choose),
    offerInterrupted(words) {
      const { interrupted } = view.get();
      view.patch({ interrupted: interrupted === null ? words : `${interrupted} ${words}` });
    },
    writeInterrupted(place, focus) {
      const { interrupted } = view.get();
      if (interrupted === null || place.kind === 'value') return;
      moveTo(place, focus);
      if (place.kind === 'text') texts.write(place.field, notJustSaid(interrupted), interrupted);
      else cells.hear(notJustSaid(interrupted), interrupted);
      texts.rest();
      show({ interrupted: null });
    },
    writeAsSaid() {
      const { unwritten } = view.get();
      if (unwritten === null || isOfCells(unwritten)) return;
      const { words } = unwritten;
      const place = unwritten.kind === 'moved' ? unwritten.from : target;
      if (place.kind !== 'text') return;
      target = place;
      texts.write(place.field, notJustSaid(words), words);
      show();
    },
    insertCommand() {
      const { unwritten } = view.get();
      if (unwritten?.kind !== 'near-command' || target.kind !== 'text') return;
      texts.write(target.field, notJustSaid(unwritten.trigger), unwritten.trigger);
      show();
    },
    insertTemplate: then((template: SpokenTemplate) => templates.choose(template, view.get().words)),
    step(unit, by) {
      spokenMoves.make({ kind: 'step', unit, by }, view.get().words);
      show();
    },
    followDoubts: spokenMoves.followDoubts,
    dismiss: () => view.patch({ unwritten: null }),
    dismissInterrupted: () => view.patch({ interrupted: null }),
  };
}
