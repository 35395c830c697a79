import { useEffect } from 'react';
import type { KeptRecords } from '../../../shared/device/device-store.ts';
import { createStore } from '../../../shared/external-store.ts';
import type { FormSpeech } from './form-speech.ts';
import { keepDoubts, readDoubts } from './kept-doubts.ts';
import type { DoubtfulWords } from './marked-words.ts';
import type { SpokenForm } from './spoken-form.ts';

/** The words to look at in the texts of the report that is open, for whatever shows them beside their text. */
export const doubtfulTexts = createStore<readonly DoubtfulWords[]>([]);

/** What is to be looked at in a report is there again when it is opened anew, until it was looked at. */
export function useKeptDoubts(
  reportId: string,
  device: KeptRecords,
  { speech, form }: { readonly speech: FormSpeech; readonly form: SpokenForm },
): void {
  useEffect(() => {
    speech.recallDoubts(readDoubts(device, reportId, form));
    let { doubts, doubtfulCells } = speech.view.get();
    doubtfulTexts.set(doubts);
    const unsubscribe = speech.view.subscribe(() => {
      const now = speech.view.get();
      if (now.doubts === doubts && now.doubtfulCells === doubtfulCells) return;
      ({ doubts, doubtfulCells } = now);
      doubtfulTexts.set(doubts);
      keepDoubts(device, reportId, {
        texts: doubts,
        cells: Array.from(doubtfulCells, ([field, said]) => ({ field, said, value: form.value(field) })),
      });
    });
    return () => {
      unsubscribe();
      doubtfulTexts.set([]);
    };
  }, [speech, form, device, reportId]);
}
