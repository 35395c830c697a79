import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { DeviceAct } from '../../../shared/recording-controls/device-acts.ts';
import { HOLD_MS } from '../../../shared/recording-controls/held-button.ts';
import { useKeptFunctions } from '../../../shared/recording-controls/kept-functions.ts';
import type { FunctionAct } from '../../../shared/recording-controls/kept-functions.ts';
import { useDictationDevices } from '../../../shared/recording-controls/use-dictation-devices.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import type { SpokenForm } from './spoken-form.ts';
import type { FormDictation } from './use-form-recorder.ts';

/** How long a press waits until it is known whether anything can be dictated, in milliseconds. */
const READY_MS = 2_000;

/** Lets dictation microphones and pedals work the dictation over the form. */
export function useFormDevices(dictation: FormDictation, form: SpokenForm): void {
  const { t } = useLingui();
  const { recorder, isListening, obstacle } = dictation;
  const { speech } = recorder;
  const functions = useKeptFunctions();
  const pressedAt = useRef(0);
  const [isWaiting, setWaiting] = useState(false);

  const begin = (): void => {
    // Not known yet, or turned off: a press of a button is never left without an answer.
    if (obstacle === undefined)
      showToast({ title: t`La dictée n’est pas prête`, description: t`Rien n’est enregistré.` });
    else if (obstacle !== null) dictation.explain();
    else if (!dictation.start()) showToast({ title: t`Placez d’abord le curseur dans le champ voulu` });
  };
  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });
  const isKnown = obstacle !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const answer = (): void => {
      setWaiting(false);
      latestBegin.current();
    };
    const timer = setTimeout(answer, isKnown ? 0 : READY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isKnown]);

  const record = (): void => {
    pressedAt.current = isListening ? Infinity : performance.now();
    if (isListening) dictation.stop();
    else if (isKnown) begin();
    else setWaiting(true);
  };
  const perform = (act: FunctionAct): void => {
    const acts: Readonly<Record<FunctionAct, () => void>> = {
      none: () => undefined,
      undo: speech.undo,
      redo: speech.redo,
      'next-doubt': () => speech.step('doubt', 1),
      'next-blank': () => speech.step('blank', 1),
      drop: () => speech.dropUntil(recorder.nowMs()),
      save: () => form.perform('save'),
    };
    acts[act]();
  };
  useDictationDevices((act: DeviceAct) => {
    switch (act) {
      case 'press-record':
        record();
        return;
      case 'release-record':
        if (performance.now() - pressedAt.current < HOLD_MS) return;
        setWaiting(false);
        if (isListening) dictation.stop();
        return;
      case 'stop':
        setWaiting(false);
        dictation.stop();
        return;
      case 'next-field':
      case 'previous-field':
        speech.step('field', act === 'next-field' ? 1 : -1);
        return;
      case 'replay':
        dictation.replay();
        return;
      default:
        perform(functions[act]);
    }
  });
}
