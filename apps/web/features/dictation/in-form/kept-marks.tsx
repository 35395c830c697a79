import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useStore } from '../../../shared/external-store.ts';
import { DoubtfulTexts } from './doubtful-text.tsx';
import type { SpokenForm } from './spoken-form.ts';
import { useCellMarks } from './use-cell-marks.ts';
import { useDoubts } from './use-doubts.ts';
import { WordsOfCell } from './words-of-cell.tsx';
import type { FormDictation } from './use-form-recorder.ts';

/** What is to be looked at of earlier dictations, marked while the strip is closed; its key opens the strip there. */
export function KeptMarks({
  dictation,
  form,
}: {
  readonly dictation: FormDictation;
  readonly form: SpokenForm;
}): ReactNode {
  const { recorder, player } = dictation;
  const spoken = useStore(recorder.speech.view);
  const view = useStore(recorder.session.view);
  const doubts = useDoubts({ recorder, player, form, spoken, view });
  useCellMarks(spoken, false);
  const latest = useRef({ dictation, doubts });
  useEffect(() => {
    latest.current = { dictation, doubts };
  });
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      const present = latest.current;
      const isPlain = !event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey;
      if (event.key !== 'F8' || !isPlain || present.doubts.all.length === 0) return;
      event.preventDefault();
      present.doubts.step(1);
      present.dictation.explain();
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <DoubtfulTexts doubts={spoken.doubts} current={null} />
      <WordsOfCell said={spoken.said} language={form.language()} />
    </>
  );
}
