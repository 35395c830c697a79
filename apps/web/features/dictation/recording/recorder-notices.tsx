import type { FailureReason } from '@constat/dictation/recorder';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { SessionView } from './session-view.ts';

function Refusal({ reason }: { readonly reason: FailureReason }): ReactNode {
  const message = useMessage();
  switch (reason) {
    case 'empty':
      return message('recordingEmpty');
    case 'unsupported':
      return message('recordingUnsupported');
    case 'permission-denied':
      return (
        <Trans>
          Le navigateur refuse l’accès au microphone. Autorisez-le pour ce site à côté de l’adresse, puis
          recommencez.
        </Trans>
      );
    case 'no-microphone':
      return <Trans>Aucun microphone n’a été trouvé. Branchez-en un, puis recommencez.</Trans>;
    case 'microphone-busy':
      return <Trans>Une autre application occupe le microphone. Fermez-la, puis recommencez.</Trans>;
    case 'start-failed':
      return message('startFailed');
  }
}

/** Parts that wait are told of from here on: one or two are on their way at any time. */
const TOLD_PENDING = 4;

/** What of the audio is not on the server, and why; it is sent by itself. */
function SendingNotice({ view }: { readonly view: SessionView }): ReactNode {
  const { sending, device } = view;
  if (sending === null || device === 'full' || device === 'unavailable') return null;
  const { kind, pending } = sending;
  if (kind === 'refused')
    return (
      <Notice look="warn">
        <Trans>
          Le serveur refuse cet enregistrement seconde après seconde : l’audio est conservé sur cet appareil
          et sera envoyé par segments.
        </Trans>
      </Notice>
    );
  if (kind === 'sent' || kind === 'sending' || pending < TOLD_PENDING) return null;
  return (
    <Notice look="warn">
      {kind === 'signed-out' ? (
        <Plural
          value={pending}
          one="En attente de votre reconnexion : # seconde d’audio n’est que sur cet appareil."
          other="En attente de votre reconnexion : # secondes d’audio ne sont que sur cet appareil."
        />
      ) : (
        <Plural
          value={pending}
          one="En attente du serveur : # seconde d’audio n’est que sur cet appareil. L’envoi reprendra de lui-même."
          other="En attente du serveur : # secondes d’audio ne sont que sur cet appareil. L’envoi reprendra de lui-même."
        />
      )}
    </Notice>
  );
}

/** What is wrong with the microphone or with what this device keeps; announced at once. */
export function RecorderNotices({ view }: { readonly view: SessionView }): ReactNode {
  const message = useMessage();
  const { recorder } = view;
  // It stays until another recording begins: the text may be back before anybody looks.
  const interruption = 'interruption' in recorder ? recorder.interruption : null;
  const isOver = recorder.kind === 'done' || recorder.kind === 'failed';
  return (
    <>
      {recorder.kind === 'failed' && (
        <Notice look="danger">
          <Refusal reason={recorder.reason} />
        </Notice>
      )}
      {interruption === 'microphone-lost' && (
        <Notice look="danger">
          {isOver ? (
            <Trans>Le microphone a été débranché : l’enregistrement s’est arrêté là.</Trans>
          ) : (
            <Trans>
              Le microphone a été débranché. Ce qui a été dit jusque-là est conservé et sera transcrit.
            </Trans>
          )}
        </Notice>
      )}
      {interruption === 'recorder-broken' && <Notice look="danger">{message('recordingBroken')}</Notice>}
      {view.muted && (
        <Notice look="danger">
          <Trans>Le microphone est coupé : rien de ce que vous dites n’est enregistré.</Trans>
        </Notice>
      )}
      {view.silent && !view.muted && (
        <Notice look="danger">
          <Trans>Aucun son ne parvient du microphone. Vérifiez qu’il est branché et allumé.</Trans>
        </Notice>
      )}
      {view.device === 'server' && (
        <Notice look="warn">
          <Trans>
            Cet appareil ne peut pas conserver l’audio. Il est conservé sur le serveur, seconde après seconde.
          </Trans>
        </Notice>
      )}
      {(view.device === 'full' || view.device === 'unavailable') && (
        <Notice look="danger">
          {view.device === 'full' ? (
            <Trans>
              L’espace de cet appareil est plein et le serveur ne répond pas : l’audio n’est conservé nulle
              part. Arrêtez bientôt l’enregistrement et ne fermez pas cette page.
            </Trans>
          ) : (
            <Trans>
              Cet appareil refuse de conserver l’audio et le serveur ne répond pas : il n’est conservé nulle
              part. Ne fermez pas cette page avant la fin de la transcription.
            </Trans>
          )}
        </Notice>
      )}
      <SendingNotice view={view} />
      {view.largeChunks.length > 0 && (
        <Notice look="warn">
          <Trans>Un segment dépasse 5 Mo. Il est envoyé quand même, plus lentement.</Trans>
        </Notice>
      )}
    </>
  );
}
