import type { FieldId } from '@constat/report/catalogue';
import { useEffect, useState } from 'react';
import type { FormSpeechView } from './speech-view.ts';
import './cell-marks.css';

/** How long a cell stays lit once it was written, in milliseconds. */
const LIT_MS = 4_000;

/** The fields that were just written, for a moment. */
function useLit(acts: FormSpeechView['acts']): readonly FieldId[] {
  const last = acts[0];
  const [over, setOver] = useState<number | null>(null);
  const id = last?.id ?? null;
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => setOver(id), LIT_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return last === undefined || last.kind !== 'cells' || over === last.id
    ? []
    : last.written.map(({ field }) => field);
}

/** Shows on the cells of the form what speech does with them: the one in force, those just written, those to be looked at. */
export function useCellMarks(view: FormSpeechView, isListening: boolean): void {
  const { acts, focus, target, doubtfulCells } = view;
  const lit = useLit(acts);
  const force = isListening && target.kind === 'examination' ? focus.field : undefined;
  useEffect(() => {
    const marks = new Map<string, string[]>();
    const mark = (field: string, name: string): void => {
      marks.set(field, [...(marks.get(field) ?? []), name]);
    };
    for (const field of lit) mark(field, 'lit');
    if (force !== undefined && !lit.includes(force)) mark(force, 'force');
    for (const field of doubtfulCells.keys()) mark(field, 'doubt');
    const marked: HTMLElement[] = [];
    for (const [field, names] of marks) {
      const element = document.getElementById(field);
      if (element === null) continue;
      element.dataset['spoken'] = names.join(' ');
      marked.push(element);
    }
    return () => {
      for (const element of marked) delete element.dataset['spoken'];
    };
  }, [lit, force, doubtfulCells]);
}
