import type { SpeechStatusAnswer } from '@constat/contract';
import { holdsMicrophone } from '@constat/dictation/recorder';
import { useEffect, useRef, useState } from 'react';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { createBrowserSession } from '../recording/browser-session.ts';
import { useSpeechStatus } from '../engine/speech-api.ts';
import { readMicrophoneSupport } from '../recording/microphone-support.ts';
import type { MicrophoneSupport } from '../recording/microphone-support.ts';
import { useRefreshRecordings } from '../records/records-api.ts';
import { useReadySetting } from '../../../shared/recording-controls/ready-setting.ts';
import { useStore } from '../../../shared/external-store.ts';
import type { CommandLists } from '../written/use-written.ts';
import { createFormRecorder } from './form-recorder.ts';
import type { FormRecorder } from './form-recorder.ts';
import { findInterrupted, takeInterrupted } from './interrupted-recordings.ts';
import { createSpokenPlayer } from './play-spoken.ts';
import type { SpokenPlayer } from './play-spoken.ts';
import type { SpokenForm } from './spoken-form.ts';
import { holdNoMicrophone, useArmedMicrophone } from './use-armed-microphone.ts';
import { aimOf, aimOfFocus } from './dictation-target.ts';
import type { Aim } from './dictation-target.ts';

export interface FormDictationOptions {
  readonly form: SpokenForm;
  readonly commands: CommandLists;
  readonly identity: () => ReportIdentity;
}

export interface FormDictation {
  readonly recorder: FormRecorder;
  /** True once something was dictated here, until it is closed. */
  readonly isOpen: boolean;
  readonly isListening: boolean;
  /** True while the microphone is held open before the next press. */
  readonly isReady: boolean;
  /** Why nothing can be dictated here; null where it can, undefined before that is known and where it is turned off. */
  readonly obstacle: Obstacle | null | undefined;
  /** Says why nothing can be dictated. */
  readonly explain: () => void;
  /** Begins where the focus is; false where nothing of the form has it, or nothing can be dictated. */
  readonly start: (aim?: Aim) => boolean;
  readonly stop: () => void;
  readonly close: () => void;
  readonly player: SpokenPlayer;
  /** Plays what was said last; the recording waits meanwhile. Nothing where nothing was said. */
  readonly replay: () => void;
}

/** Why nothing can be dictated over the form. */
export type Obstacle =
  | Exclude<MicrophoneSupport['kind'], 'ready'>
  | Exclude<SpeechStatusAnswer['state'], 'ready' | 'off'>
  | 'no-answer';

function useObstacle(support: MicrophoneSupport): Obstacle | null | undefined {
  const { data, error } = useSpeechStatus();
  // Where recognition was turned off on purpose, nothing is offered.
  if (data?.state === 'off') return undefined;
  if (support.kind !== 'ready') return support.kind;
  if (data !== undefined) return data.state === 'ready' ? null : data.state;
  return error === null ? undefined : 'no-answer';
}

/** How much is played of what was said last, in milliseconds. */
const REPLAYED_MS = 5_000;

/** The dictation over the form; it ends with the page, and its last words still come. */
export function useFormRecorder({ form, commands, identity }: FormDictationOptions): FormDictation {
  const refresh = useRefreshRecordings();
  const [support] = useState(readMicrophoneSupport);
  const obstacle = useObstacle(support);
  const [held] = useState(holdNoMicrophone);
  const [recorder] = useState(() =>
    createFormRecorder(
      createBrowserSession(support.kind === 'ready' ? support.mime : '', () => held.get().microphone),
      form,
    ),
  );
  useEffect(() => recorder.change({ commands, onNoted: () => void refresh() }));
  const [isOpen, setOpen] = useState(false);
  const { recorder: state } = useStore(recorder.session.view);
  const isListening = holdsMicrophone(state) || state.kind === 'requesting';
  const isKept = useReadySetting();
  const canArm = support.kind === 'ready' && support.mime.includes('webm') && obstacle === null;
  const isReady = useArmedMicrophone(held, isOpen && isKept && canArm, isListening);
  useEffect(() => recorder.attach(), [recorder]);
  const [player] = useState(createSpokenPlayer);
  useEffect(() => () => player.stop(), [player]);
  useAimByFocus(recorder, form, isListening);
  useInterrupted(obstacle === null, identity, { recorder, form, commands, onFound: () => setOpen(true) });
  return {
    recorder,
    isOpen,
    isListening,
    isReady,
    obstacle,
    explain: () => setOpen(true),
    start(asked) {
      const aim = asked ?? aimOf(form.type(), document.activeElement);
      if (aim === null || isListening || obstacle !== null) return false;
      setOpen(true);
      recorder.start(identity(), aim.target, aim.focus);
      return true;
    },
    player,
    replay() {
      const view = recorder.session.view.get();
      const toMs = recorder.nowMs();
      if (view.id === null || toMs === 0) return;
      recorder.session.pause();
      void player.play({ recordingId: view.id, fromMs: Math.max(0, toMs - REPLAYED_MS), toMs }, view);
    },
    stop: () => void recorder.session.stop(),
    close() {
      void recorder.session.stop();
      setOpen(false);
    },
  };
}

/** Looks once, for each report, for what was dictated over its form and cut off. */
function useInterrupted(
  isReady: boolean,
  identity: () => ReportIdentity,
  parts: {
    readonly recorder: FormRecorder;
    readonly form: SpokenForm;
    readonly commands: CommandLists;
    readonly onFound: () => void;
  },
): void {
  const latest = useRef({ identity, ...parts });
  useEffect(() => {
    latest.current = { identity, ...parts };
  });
  const { reportId } = identity();
  useEffect(() => {
    if (!isReady) return;
    const take = async (): Promise<void> => {
      const { identity: identify, recorder, form, commands, onFound } = latest.current;
      const report = identify();
      for (const stored of await findInterrupted(report, Date.now())) {
        const words = await takeInterrupted(stored, report, { language: form.language(), commands });
        if (words.length === 0 || latest.current.identity().reportId !== reportId) continue;
        recorder.speech.offerInterrupted(words.map(({ text }) => text).join(' '));
        onFound();
      }
    };
    // A device or a server that does not answer is asked again when the form is opened next.
    take().catch(() => undefined);
  }, [isReady, reportId]);
}

/** The control that takes the focus is where what is said goes. */
function useAimByFocus(recorder: FormRecorder, form: SpokenForm, isListening: boolean): void {
  useEffect(() => {
    if (!isListening) return undefined;
    const enter = ({ target }: FocusEvent): void => {
      const aim = target instanceof Element ? aimOfFocus(form.type(), target) : null;
      if (aim !== null) recorder.speech.aim(aim.target, aim.focus, recorder.nowMs());
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  }, [recorder, form, isListening]);
  useEffect(() => {
    const edit = ({ target }: Event): void => {
      const field =
        target instanceof Element
          ? form.type().field(target.getAttribute('name') ?? target.getAttribute('data-choices-of') ?? '')
          : undefined;
      if (field !== undefined) recorder.speech.edited(field.id);
    };
    document.addEventListener('input', edit);
    return () => document.removeEventListener('input', edit);
  }, [recorder, form]);
}
