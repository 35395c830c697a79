import { minutesAndSeconds } from '@constat/dictation/recorder';
import { useLingui } from '@lingui/react/macro';
import { Mic, Pause, Play, Square, X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { LevelMeter } from '../recording/level-meter.tsx';
import { RecorderNotices } from '../recording/recorder-notices.tsx';
import type { SessionView } from '../recording/session-view.ts';
import { useFailureToasts } from '../recording/use-failure-toasts.ts';
import { useLeaveWarning } from '../recording/use-leave-warning.ts';
import { useRecordedTime } from '../recording/use-recorded-time.ts';
import { useStore } from '../../../shared/external-store.ts';
import { DoubtfulTexts } from './doubtful-text.tsx';
import { Doubts } from './doubts.tsx';
import { RemoteRecognitionNotice } from '../engine/remote-recognition-notice.tsx';
import { useSoundHost } from '../engine/speech-api.ts';
import { StripObstacle } from './strip-obstacle.tsx';
import { ReadyMicrophone } from './ready-microphone.tsx';
import { SpokenWords } from './spoken-words.tsx';
import type { SpokenForm } from './spoken-form.ts';
import { WordsOfCell } from './words-of-cell.tsx';
import { useCellMarks } from './use-cell-marks.ts';
import { useDoubts } from './use-doubts.ts';
import type { FormDictation } from './use-form-recorder.ts';
import { useStripKeys } from './use-strip-keys.ts';
import { LastWritten } from './last-written.tsx';

export interface FormStripProps {
  readonly dictation: FormDictation;
  readonly form: SpokenForm;
  /** The worker's name, or the report's. */
  readonly worker: string;
  /** Of the evaluation, YYYY-MM-DD; empty where it is not known. */
  readonly date: string;
  /** Notes that the worker was told of the dictation. */
  readonly told: ReactNode;
  /** Opens the choice of another place. */
  readonly onChangeTarget: () => void;
  readonly onOpenDictation: () => void;
}

/** What is dictated over the form: whose, where to, what is heard, what was written, and the stop. */
export function FormStrip(props: FormStripProps): ReactNode {
  const { t } = useLingui();
  const { dictation, form, worker, date, told, onChangeTarget } = props;
  const { language } = useLanguage();
  const { recorder, isListening, obstacle } = dictation;
  const { session, speech } = recorder;
  const view = useStore(session.view);
  const spoken = useStore(speech.view);
  const ms = useRecordedTime(view.recorder);
  const doubts = useDoubts({ recorder, player: dictation.player, form, spoken, view });
  const safe = useFailureToasts(view.recorder, session);
  useLeaveWarning(session, view);
  useCellMarks(spoken, isListening);
  useStripOverPage();
  useEffect(() => {
    speech.followDoubts(doubts);
    return () => speech.followDoubts(null);
  });
  const drop = (): void => speech.dropUntil(recorder.nowMs());
  useStripKeys({ dictation, onNextDoubt: () => doubts.step(1), onChoices: focusChoices, onDrop: drop });
  const { kind } = view.recorder;
  const isPaused = kind === 'paused';
  // What is under way is shown whatever becomes of the engine.
  const isBlocked = obstacle != null && kind === 'idle';
  const host = useSoundHost();

  return (
    <section
      aria-label={t`Dictée dans le formulaire`}
      data-form-strip
      className="fixed inset-x-0 bottom-0 z-30 border-t-2 border-accent bg-surface shadow-lift print:hidden"
    >
      <StripNotices view={view}>
        {obstacle != null && !isListening && (
          <StripObstacle
            obstacle={obstacle}
            onOpenDictation={props.onOpenDictation}
            onClose={dictation.close}
          />
        )}
        {!isBlocked && host !== null && <RemoteRecognitionNotice host={host} />}
      </StripNotices>
      {!isBlocked && (
        <div className="mx-auto grid max-w-[96rem] items-center gap-x-6 gap-y-2 px-3 py-2 sm:px-6 sm:py-2.5 lg:grid-cols-[13.5rem_minmax(0,1fr)_minmax(15rem,20rem)] xl:grid-cols-[13.5rem_13rem_minmax(0,1fr)_minmax(17rem,24rem)]">
          <div className="flex items-center gap-2 max-lg:order-last lg:flex-col lg:items-stretch lg:gap-1 lg:max-xl:row-span-2">
            <div className="flex min-h-7 gap-1 max-lg:contents">
              {!isListening && <ReadyMicrophone isReady={dictation.isReady} />}
              {isListening && (
                <>
                  <Button
                    size="small"
                    variant="ghost"
                    className="max-lg:order-first max-lg:min-h-11 max-lg:border-line-strong"
                    icon={
                      isPaused ? (
                        <Play aria-hidden="true" className="size-4" />
                      ) : (
                        <Pause aria-hidden="true" className="size-4" />
                      )
                    }
                    onClick={isPaused ? safe.resume : safe.pause}
                  >
                    {isPaused ? t`Reprendre` : t`Pause`}
                  </Button>
                  <Button size="small" variant="ghost" className="max-lg:hidden" onClick={drop}>
                    {t({ message: 'Jeter', context: 'the phrase that is being said' })} <Key>{t`Échap`}</Key>
                  </Button>
                </>
              )}
            </div>
            {isListening ? (
              <Button
                variant="primary"
                className="min-h-11 flex-1 text-lg"
                icon={<Square aria-hidden="true" className="size-4 fill-current" />}
                onClick={dictation.stop}
              >
                {t`Arrêter la dictée`}
              </Button>
            ) : (
              <Button
                className="min-h-11 flex-1"
                icon={<Mic aria-hidden="true" className="size-5" />}
                isUnavailable={obstacle !== null}
                onClick={() => dictation.start({ target: spoken.target, focus: null })}
              >
                {t`Dicter`}
              </Button>
            )}
          </div>
          <div className="flex items-center gap-x-3 gap-y-0.5 xl:flex-wrap">
            <span className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={classNames(
                  'size-3 shrink-0 rounded-full',
                  kind === 'recording' ? 'bg-danger' : 'bg-line-strong',
                )}
              />
              <span role="timer" aria-label={t`Durée enregistrée`} className="text-xl tabular-nums">
                {minutesAndSeconds(ms)}
              </span>
            </span>
            <LevelMeter loudness={session.loudness} />
            <span className="flex min-w-0 flex-col leading-tight max-xl:ms-auto xl:w-full">
              <span className="truncate font-semibold">{worker}</span>
              {isDay(date) && (
                <span className="truncate text-sm text-muted max-lg:sr-only">{t`Visite du ${formatDay(`${date}T12:00`, language)}`}</span>
              )}
              {told}
            </span>
          </div>
          <SpokenWords
            speech={speech}
            spoken={spoken}
            view={view}
            form={form}
            onChangeTarget={onChangeTarget}
          />
          <div className="flex min-w-0 items-start gap-2 lg:border-s lg:border-line lg:ps-5 lg:max-xl:col-start-3 lg:max-xl:row-span-2 lg:max-xl:row-start-1">
            <div className="min-w-0 flex-1">
              <LastWritten spoken={spoken} form={form} onUndo={speech.undo} />
              <Doubts doubts={doubts} form={form} />
            </div>
            {!isListening && (
              <IconButton label={t`Fermer la dictée`} onClick={dictation.close}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </div>
        </div>
      )}
      <DoubtfulTexts doubts={spoken.doubts} current={doubts.current?.id ?? null} />
      <WordsOfCell said={spoken.said} language={form.language()} />
    </section>
  );
}

/** The keyboard goes to the choices of the doubtful place that is looked at; false where none is. */
function focusChoices(): boolean {
  const first = document.querySelector<HTMLElement>('[data-doubt-choices] button');
  first?.focus();
  return first !== null;
}

const isDay = (text: string): boolean => !Number.isNaN(new Date(`${text}T12:00`).getTime());

function StripNotices({
  view,
  children,
}: {
  readonly view: SessionView;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="mx-auto flex max-w-[96rem] flex-col gap-1 px-3 empty:hidden sm:px-6 [&>*]:mt-2">
      {children}
      <RecorderNotices view={view} />
    </div>
  );
}

/** A key beside the act that it does; told to a screen reader by the act itself. */
function Key({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <kbd
      aria-hidden="true"
      className="rounded border border-line-strong px-1 text-xs font-semibold text-muted"
    >
      {children}
    </kbd>
  );
}

/**
 * The end of the page can be scrolled above the strip, and so can what the keyboard reaches; a press on it never takes the
 * focus, and with it the caret, from the field.
 */
function useStripOverPage(): void {
  useEffect(() => {
    const strip = document.querySelector<HTMLElement>('[data-form-strip]');
    if (strip === null) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${strip.offsetHeight + 8}px`;
      document.body.style.paddingBottom = `${strip.offsetHeight}px`;
      // A doubtful cell stays in view above its choices.
      document.activeElement?.closest('[data-spoken~=doubt]')?.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(strip);
    const keepFocus = (event: MouseEvent): void => event.preventDefault();
    strip.addEventListener('mousedown', keepFocus);
    return () => {
      sizes.disconnect();
      strip.removeEventListener('mousedown', keepFocus);
      style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, []);
}
