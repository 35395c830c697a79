import { recordedMs } from '@constat/dictation/recorder';
import type { Focus } from '@constat/examination';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { onServerAnswer } from '../../../shared/api/server-events.ts';
import { onSession } from '../../../shared/api/session-events.ts';
import type { DictationSession } from '../recording/dictation-session.ts';
import type { SessionView } from '../recording/session-view.ts';
import { OVER_FORM } from '../sections.ts';
import type { CommandLists } from '../written/use-written.ts';
import { createFormSpeech } from './form-speech.ts';
import type { FormSpeech } from './form-speech.ts';
import type { Target } from './speech-view.ts';
import { noteFormDictation } from './note-form-dictation.ts';
import type { SpokenForm } from './spoken-form.ts';
import { nextUtterances, NOTHING_YET } from './utterances.ts';
import type { HeardUpTo } from './utterances.ts';

/** Records over the form and takes what is recognised to its fields, also after the page has left the form. */
export interface FormRecorder {
  readonly session: DictationSession;
  readonly speech: FormSpeech;
  readonly start: (report: ReportIdentity, target: Target, focus: Focus | null) => void;
  readonly change: (next: RecorderSettings) => void;
  /** Milliseconds of recorded time now. */
  readonly nowMs: () => number;
  /**
   * Shows it to the physician until the returned function is called: what is recorded is stopped then, and its last words
   * still come.
   */
  readonly attach: () => () => void;
}

/** What may change while the form is open. */
export interface RecorderSettings {
  /** The physician's own commands. */
  readonly commands: CommandLists;
  /** The list of dictations has one more. */
  readonly onNoted: () => void;
}

/** Joins the recording to the form. */
export function createFormRecorder(session: DictationSession, form: SpokenForm): FormRecorder {
  let settings: RecorderSettings = {
    commands: { voiceCommands: [], verbatimCommands: [] },
    onNoted: () => undefined,
  };
  const speech = createFormSpeech(form, () => settings.commands);
  let upTo: HeardUpTo = NOTHING_YET;
  let heardId: string | null = null;
  let report: ReportIdentity | null = null;
  let notedId: string | null = null;
  let detach: (() => void) | null = null;

  async function note(view: SessionView): Promise<void> {
    if (report === null) return;
    await session.delivered();
    await noteFormDictation(view, report, { language: form.language(), commands: settings.commands });
    settings.onNoted();
  }

  const follow = (): void => {
    const view = session.view.get();
    if (report !== null && form.reportId() !== report.reportId) {
      // Another report was opened: what comes late waits until its own is opened again.
      if (['done', 'failed'].includes(view.recorder.kind)) void session.cancel();
      return;
    }
    if (view.id !== heardId) {
      heardId = view.id;
      upTo = NOTHING_YET;
    }
    const next = nextUtterances(view, upTo);
    ({ upTo } = next);
    for (const utterance of next.utterances) speech.hear(utterance);
    const last = next.utterances.at(-1);
    if (last !== undefined) session.taken(last.toMs);
    if (view.recorder.kind !== 'done' || view.id === notedId) return;
    notedId = view.id;
    void note(view);
  };
  return {
    session,
    speech,
    start(asked, target, focus) {
      report = asked;
      speech.begin(target, focus);
      void session.start({ report: asked, section: OVER_FORM, language: form.language() });
    },
    change(next) {
      settings = next;
    },
    nowMs: () => recordedMs(session.view.get().recorder, performance.now()),
    attach() {
      detach?.();
      const stops = [
        session.view.subscribe(follow),
        onSession((event) => event === 'opened' && session.resumeUpload()),
        onServerAnswer(session.serverAnswered),
      ];
      const stopAll = (): void => {
        for (const stop of stops) stop();
      };
      detach = stopAll;
      return () => {
        void session.stop();
        const isOver = (): boolean => ['idle', 'done', 'failed'].includes(session.view.get().recorder.kind);
        if (isOver()) stopAll();
        else stops.push(session.view.subscribe(() => isOver() && stopAll()));
      };
    },
  };
}
