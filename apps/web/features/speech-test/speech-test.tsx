import { message as pinned } from '@constat/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import {
  findRecognition,
  isLocalRecognitionReady,
  tagOf,
} from '../../shared/speech-recognition/browser-recognition.ts';
import { recognitionErrorText } from '../../shared/speech-recognition/recognition-error.ts';
import { createRecognitionSession } from '../../shared/speech-recognition/recognition-session.ts';
import type { RecognitionSession } from '../../shared/speech-recognition/recognition-session.ts';
import { stopWithLock } from '../../shared/speech-recognition/stop-with-lock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { selectClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { TranscriptList } from './transcript-list.tsx';
import type { FinalTranscript } from './transcript-list.tsx';

/** Sentences of the kind that a report holds, to try recognition with. */
const PHRASES = {
  'fr-CA': [
    'La flexion du genou droit est de cent vingt degrés.',
    'Le signe de Lachman est négatif des deux côtés.',
    'La force est à quatre sur cinq au niveau de L5.',
    'Aucune atteinte permanente n’est prévue.',
  ],
  'en-US': [
    'Flexion of the right knee is one hundred and twenty degrees.',
    'The Lachman test is negative on both sides.',
    'Strength is four out of five at L5.',
    'No permanent impairment is expected.',
  ],
} as const;

type Tag = 'fr-CA' | 'en-US';

/** Tries the browser's own recognition out: what it hears, live and settled, in either language. */
export function SpeechTest(): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const { language } = useLanguage();
  const [tag, setTag] = useState<Tag>(tagOf(language));
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [finals, setFinals] = useState<readonly FinalTranscript[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isLocal, setLocal] = useState<boolean | null>(null);
  const session = useRef<RecognitionSession | null>(null);
  const Recognition = findRecognition();
  const isSupported = Recognition !== undefined;

  useEffect(() => {
    let isCurrent = true;
    void isLocalRecognitionReady(tag).then((ready) => {
      if (isCurrent) setLocal(ready);
    });
    return () => {
      isCurrent = false;
    };
  }, [tag]);
  useEffect(() => () => session.current?.stop(), []);
  useEffect(() => {
    if (isSupported) return;
    const title = pinned('error', language);
    showToast({ title, description: pinned('speechUnsupported', language), look: 'destructive' });
  }, [isSupported, language]);

  if (Recognition === undefined) return <Notice look="danger">{message('speechUnsupported')}</Notice>;

  const start = () => {
    setError(null);
    const opened = createRecognitionSession(
      () => new Recognition(),
      { lang: tag, isLocal: isLocal === true },
      {
        onInterim: setInterim,
        onFinal: (text) => setFinals((before) => [...before, { text, at: new Date().toISOString() }]),
        onError: (code) => setError(recognitionErrorText(code, tag)),
        onListening: setListening,
      },
    );
    session.current = stopWithLock(opened);
    session.current.start();
  };

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_20rem]">
      <Card aria-label={t`Essai`} className="flex flex-col gap-4 p-5">
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t`Langue reconnue`} className="min-w-56">
            {(control) => (
              <select
                {...control}
                className={selectClass}
                value={tag}
                disabled={isListening}
                onChange={({ target }) => setTag(target.value as Tag)}
              >
                <option value="fr-CA">{t`Français (Canada)`}</option>
                <option value="en-US">{t`Anglais (États-Unis)`}</option>
              </select>
            )}
          </Field>
          <Button
            variant="primary"
            icon={
              isListening ? (
                <Square aria-hidden="true" className="size-4 fill-current" />
              ) : (
                <Mic aria-hidden="true" className="size-4" />
              )
            }
            onClick={isListening ? () => session.current?.stop() : start}
          >
            {isListening ? t`Arrêter l’essai` : t`Commencer l’essai`}
          </Button>
        </div>
        {isLocal === false && <Notice look="warn">{message('remoteRecognition')}.</Notice>}
        {isLocal === true && (
          <Notice>
            <Trans>Ce navigateur reconnaît la parole sur cet ordinateur même : rien n’est envoyé.</Trans>
          </Notice>
        )}
        {error !== null && <Notice look="danger">{error}</Notice>}
        <section aria-labelledby="live-speech">
          <h2 id="live-speech" className="font-bold">
            <Trans>En direct</Trans>
          </h2>
          <output lang={tag} className="block min-h-14 rounded-control bg-sunken px-3 py-2 italic">
            {interim !== '' ? interim : isListening ? t`À l’écoute…` : t`Rien pour le moment.`}
          </output>
        </section>
        <TranscriptList finals={finals} tag={tag} onClear={() => setFinals([])} />
      </Card>
      <div className="flex flex-col gap-4">
        <Card aria-labelledby="phrases" className="p-4">
          <h2 id="phrases" className="font-bold">
            <Trans>Phrases à essayer</Trans>
          </h2>
          <ul lang={tag} className="mt-1 list-disc space-y-1 pl-5">
            {PHRASES[tag].map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </Card>
        <Card aria-labelledby="tips" className="p-4">
          <h2 id="tips" className="font-bold">
            <Trans>Conseils</Trans>
          </h2>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            <li>
              <Trans>
                Si aucune parole n’est détectée, parlez plus fort ou rapprochez-vous du microphone.
              </Trans>
            </li>
            <li>
              <Trans>Un micro-casque entend mieux qu’un micro d’ordinateur portable.</Trans>
            </li>
            <li>
              <Trans>Parlez à un rythme égal, par phrases entières.</Trans>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
}
