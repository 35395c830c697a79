import type { WriteOptions } from '@constat/dictation/written';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, MicOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { useRecordingKeys } from '../../shared/recording-controls/use-recording-keys.ts';
import { tagOf } from '../../shared/speech-recognition/browser-recognition.ts';
import { recognitionErrorText } from '../../shared/speech-recognition/recognition-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { rememberPlace } from './remember-place.ts';
import { useClearOfFocus } from './use-clear-of-focus.ts';
import { useFloatingDictation } from './use-floating-dictation.ts';
import { useFocusedField } from './use-focused-field.ts';
import { useIsScrolling } from './use-is-scrolling.ts';
import { useRecogniser } from './use-recogniser.ts';

export interface FloatingButtonProps {
  /** The language that is spoken: the report's. */
  readonly language: 'fr' | 'en';
  readonly commands: Required<Pick<WriteOptions, 'voiceCommands' | 'verbatimCommands'>>;
  /** The physician's own switch of the profile. */
  readonly allowsRemote: boolean;
  /** Takes what is said into the fields of the form, where one of them has the focus. */
  readonly form: FormDictation;
  /** Opens the dictation page for that section; null when none is known. */
  readonly onOpenDictation: (section: string | null) => void;
}

/** Dictation into the fields of the form, which this button begins and ends too. */
interface FormDictation {
  readonly isOpen: boolean;
  readonly isListening: boolean;
  /** Undefined before it is known whether anything can be dictated. */
  readonly obstacle: string | null | undefined;
  /** False where no field of the form has the focus, or nothing can be dictated. */
  readonly start: () => boolean;
  /** Says why nothing can be dictated. */
  readonly explain: () => void;
  readonly stop: () => void;
  /** Plays what was said last. */
  readonly replay: () => void;
}

/**
 * Dictation into any text field of the page. Pressing it never takes the focus from the field; where no field has it,
 * it leads to the dictation page.
 */
export function FloatingButton(props: FloatingButtonProps): ReactNode {
  const { language, commands, allowsRemote, form, onOpenDictation } = props;
  const { t } = useLingui();
  const message = useMessage();
  const focused = useFocusedField();
  const isScrolling = useIsScrolling();
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const translate = useClearOfFocus(holder, isScrolling);
  const recogniser = useRecogniser(language, allowsRemote);
  const floating = useFloatingDictation(recogniser, focused, { language, ...commands });
  const { isListening, interim, transcript, error } = floating;

  useEffect(() => {
    if (error === null) return;
    const description = /^[a-z-]+$/u.test(error) ? recognitionErrorText(error, tagOf(language)) : error;
    showToast({ title: message('error'), description, look: 'destructive' });
  }, [error, language, message]);

  const press = () => {
    if (form.isListening) form.stop();
    else if (isListening) floating.stop();
    else if (form.start()) return;
    else if (recogniser === null && form.obstacle !== null) form.explain();
    else if (focused.current === null) onOpenDictation(rememberPlace(language));
    else floating.start();
  };
  useRecordingKeys({
    isEnabled: recogniser !== null || form.obstacle !== undefined,
    onToggle: press,
    onHold: () => {
      if (form.start()) return;
      if (focused.current !== null) floating.start();
    },
    onRelease: () => {
      if (form.isListening) form.stop();
      else floating.stop();
    },
    onReplay: form.replay,
  });

  const copy = () =>
    void navigator.clipboard
      .writeText(transcript)
      .then(floating.forget, () =>
        showToast({ title: message('error'), description: message('clipboardFailed'), look: 'destructive' }),
      );

  if (form.isOpen || (recogniser === null && form.obstacle === undefined)) return null;
  const shown = interim === '' ? transcript : `${transcript} ${interim}`.trim();
  return (
    <div
      ref={setHolder}
      style={{ translate }}
      className={classNames(
        'fixed right-4 bottom-4 z-30 flex flex-col items-end gap-2 transition-[opacity,translate] print:hidden',
        isScrolling ? 'opacity-30' : 'opacity-100',
      )}
    >
      {(isListening || transcript !== '') && (
        <div className="flex max-w-80 items-start gap-1 rounded-card border border-line bg-raised p-3 shadow-lift">
          <div className="min-w-0">
            <p lang={language} className="break-words italic">
              {shown === '' ? <Trans>À l’écoute…</Trans> : shown}
            </p>
            {recogniser?.kind === 'remote' && (
              <p className="mt-1 text-sm font-semibold text-warn">{message('remoteRecognition')}.</p>
            )}
            {recogniser?.host !== undefined && (
              <p className="mt-1 text-sm font-semibold break-words text-warn">
                <Trans>Le son part à {recogniser.host}; il ne peut pas être dépouillé des noms.</Trans>
              </p>
            )}
            {!isListening && transcript !== '' && (
              <Button
                size="small"
                className="mt-2"
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={copy}
              >
                {t`Copier ce qui a été dit`}
              </Button>
            )}
          </div>
          {!isListening && (
            <IconButton
              label={t`Fermer`}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={floating.forget}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </div>
      )}
      <button
        type="button"
        aria-label={isListening ? t`Arrêter la dictée` : t`Dicter dans le champ`}
        aria-pressed={isListening}
        title={isListening ? t`Arrêter la dictée` : t`Dicter dans le champ`}
        // A press must not take the focus, and with it the caret, from the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
        className={classNames(
          'flex size-14 items-center justify-center rounded-full border shadow-lift transition-colors',
          isListening
            ? 'animate-pulse border-danger bg-danger text-on-danger'
            : 'border-accent bg-accent text-on-accent hover:bg-accent-hover',
        )}
      >
        {isListening ? (
          <MicOff aria-hidden="true" className="size-6" />
        ) : (
          <Mic aria-hidden="true" className="size-6" />
        )}
      </button>
      <output className="sr-only">
        {isListening ? t`Dictée dans le champ commencée` : floating.inserted > 0 ? t`Texte écrit` : ''}
      </output>
    </div>
  );
}
