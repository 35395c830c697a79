import type { Focus } from '@constat/examination';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import type { SessionView } from '../recording/session-view.ts';
import type { FormSpeech } from './form-speech.ts';
import type { FormSpeechView, Target } from './speech-view.ts';
import { InterruptedWords, NotWritten } from './not-written.tsx';
import type { SpokenForm } from './spoken-form.ts';

/** What the place is called that is aimed at. */
function useTargetName(form: SpokenForm): (target: Target, focus: Focus) => string {
  const { t } = useLingui();
  const localised = useLocalised();
  const regionName = (id: string | undefined): string | undefined => {
    const title = form.type().regions.find((region) => region.id === id)?.group.title;
    return title === undefined ? undefined : localised(title);
  };
  return (target, focus) => {
    if (target.kind !== 'examination') {
      if (target.field === null) return t`rien à dicter ici`;
      const field = form.type().field(target.field);
      const label = field === undefined ? '' : localised(field.label);
      return [regionName(form.type().regionOf(target.field)), label].filter(Boolean).join(' · ');
    }
    const side = focus.side === 'Droit' ? t`droit` : focus.side === 'Gauche' ? t`gauche` : undefined;
    return [t`Examen`, regionName(focus.place), side].filter(Boolean).join(' · ');
  };
}

/** Where what is said goes, what was heard last, and what of it was not written. */
export function SpokenWords({
  speech,
  spoken,
  view,
  form,
  onChangeTarget,
}: {
  readonly speech: FormSpeech;
  readonly spoken: FormSpeechView;
  readonly view: SessionView;
  readonly form: SpokenForm;
  readonly onChangeTarget: () => void;
}): ReactNode {
  const { t } = useLingui();
  const nameOf = useTargetName(form);
  const { recorder, heard } = view;
  const isRecording = recorder.kind === 'recording';
  const state =
    recorder.kind === 'requesting'
      ? t`Ouverture du microphone…`
      : recorder.kind === 'stopping' || recorder.kind === 'processing'
        ? t`Les derniers mots arrivent…`
        : isRecording && spoken.words === ''
          ? t`À l’écoute : vos mots s’écrivent dès que vous marquez une pause.`
          : null;
  return (
    <div className="min-w-0 lg:max-xl:col-start-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        {t`vers`}
        <b className="font-semibold text-accent-text">{nameOf(spoken.target, spoken.focus)}</b>
        <button
          type="button"
          className="font-semibold text-ink underline underline-offset-3 max-lg:min-h-11"
          onClick={onChangeTarget}
        >
          {t`Changer`}
        </button>
        {heard.pace === 'long-pieces' && <span>{t`Les mots arrivent plusieurs phrases à la fois.`}</span>}
        {heard.pace === 'segments' && <span>{t`Le texte arrive à la fin de chaque segment.`}</span>}
      </p>
      <p lang={form.language()} className="line-clamp-2 min-h-8 font-serif text-xl leading-8">
        {spoken.words}
        {state !== null && (
          <span className="text-base text-muted italic">
            {spoken.words === '' ? '' : ' '}
            {state}
          </span>
        )}
      </p>
      {spoken.interrupted !== null && (
        <InterruptedWords speech={speech} words={spoken.interrupted} form={form} />
      )}
      <NotWritten speech={speech} spoken={spoken} form={form} />
    </div>
  );
}
