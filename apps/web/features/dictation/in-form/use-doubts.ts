import type { FieldId } from '@constat/report/catalogue';
import { useEffect, useMemo, useState } from 'react';
import type { SessionView } from '../recording/session-view.ts';
import type { FormRecorder } from './form-recorder.ts';
import type { FormSpeechView } from './speech-view.ts';
import type { SpokenAt } from './marked-words.ts';
import type { SpokenPlayer } from './play-spoken.ts';
import type { SpokenForm } from './spoken-form.ts';
import type { Playing } from '../listening/play-word.ts';

/** A place that the physician should look at: words in a text, or a cell. */
export interface Doubt {
  readonly id: string;
  readonly field: FieldId;
  /** The doubtful words, or those that the cell came from. */
  readonly text: string;
  readonly at: SpokenAt | null;
  /** In a text; null for a cell. */
  readonly range: { readonly start: number; readonly end: number } | null;
}

export interface DoubtsInHand {
  readonly all: readonly Doubt[];
  /** The one that is looked at. */
  readonly current: Doubt | null;
  readonly step: (by: 1 | -1) => void;
  /** It stands as it is. */
  readonly keep: () => void;
  /** Another value takes the place of that of the cell which is looked at. */
  readonly choose: (value: string) => void;
  readonly play: (onEnd: (outcome: Playing) => void) => void;
}

/** True while the keyboard is among the choices of a doubtful place. */
const isInChoices = (): boolean => document.activeElement?.closest('[data-doubt-choices]') != null;

/** The doubtful places in the order of the page, and the one that is looked at: that of the caret, or the next asked for. */
export function useDoubts({
  recorder,
  player,
  form,
  spoken,
  view,
}: {
  readonly recorder: FormRecorder;
  readonly player: SpokenPlayer;
  readonly form: SpokenForm;
  readonly spoken: FormSpeechView;
  readonly view: SessionView;
}): DoubtsInHand {
  const { doubts, doubtfulCells } = spoken;
  const all = useMemo(() => {
    const order = new Map(form.type().fields.map(({ id }, place) => [id, place]));
    const inTexts = doubts.map(({ start, end, ...one }): Doubt => ({ ...one, range: { start, end } }));
    const inCells = Array.from(doubtfulCells, ([field, { words, from, to, at }]): Doubt => ({
      id: field,
      field,
      text: words.slice(from, to),
      at,
      range: null,
    }));
    return [...inTexts, ...inCells].toSorted(
      (one, other) =>
        (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0) ||
        (one.range?.start ?? 0) - (other.range?.start ?? 0),
    );
  }, [doubts, doubtfulCells, form]);
  const [currentId, setCurrent] = useState<string | null>(null);
  const current = all.find(({ id }) => id === currentId) ?? null;

  useEffect(() => {
    const look = (): void => {
      const control = document.activeElement;
      const name = control?.getAttribute('name') ?? '';
      const caret = control instanceof HTMLTextAreaElement ? control.selectionStart : null;
      const here = all.find(
        ({ field, range }) =>
          field === name && (range === null || (caret !== null && caret >= range.start && caret < range.end)),
      );
      if (form.type().field(name) !== undefined) setCurrent(here?.id ?? null);
    };
    look();
    document.addEventListener('selectionchange', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('focusin', look);
    };
  }, [all, form]);

  const show = (doubt: Doubt): void => {
    setCurrent(doubt.id);
    form.reveal(doubt.field);
    if (doubt.range !== null) form.select(doubt.field, doubt.range);
    else form.focus(doubt.field);
  };
  /** What is looked at is settled in that way; the one after it is looked at. */
  const settle = (how: (doubt: Doubt) => void): void => {
    if (current === null) return;
    const place = all.indexOf(current);
    const next = all[place + 1] ?? all[place - 1];
    how(current);
    setCurrent(null);
    if (next !== undefined) show(next);
    else if (isInChoices()) form.focus(current.field);
  };
  const { speech } = recorder;
  return {
    all,
    current,
    step(by) {
      const place = all.findIndex(({ id }) => id === currentId);
      const next = by === 1 ? (all[place + 1] ?? all[0]) : (all[place < 0 ? -1 : place - 1] ?? all.at(-1));
      if (next !== undefined) show(next);
    },
    keep: () => settle(({ id, field, range }) => speech.settle(range === null ? { field } : { id })),
    choose: (value) => settle(({ field }) => speech.choose(field, value)),
    play(onEnd) {
      if (current?.at != null) void player.play(current.at, view).then(onEnd);
    },
  };
}
