import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Obstacle } from './use-form-recorder.ts';

/** Why nothing can be dictated over the form, and what to do. */
export function StripObstacle({
  obstacle,
  onOpenDictation,
  onClose,
}: {
  readonly obstacle: Obstacle;
  readonly onOpenDictation: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const text = ((): ReactNode => {
    switch (obstacle) {
      case 'insecure':
        return (
          <Trans>
            Un navigateur ne donne le microphone qu’à une adresse en HTTPS ou à cet ordinateur lui-même
            (http://localhost).
          </Trans>
        );
      case 'unsupported':
        return message('recordingUnsupported');
      case 'model-missing':
        return (
          <Trans>
            Aucun modèle de reconnaissance vocale n’est installé. La page de dictée en installe un, et
            enregistre en attendant.
          </Trans>
        );
      case 'model-loading':
        return <Trans>Le modèle de reconnaissance vocale se charge.</Trans>;
      case 'model-damaged':
        return (
          <Trans>
            Le modèle de reconnaissance vocale ne fonctionne pas. La page de dictée dit pourquoi, et
            enregistre en attendant.
          </Trans>
        );
      case 'not-allowed':
        return (
          <Trans>
            La reconnaissance vocale est sur un autre ordinateur, et l’administrateur n’a pas permis d’y
            envoyer le son. La page de dictée enregistre en attendant.
          </Trans>
        );
      case 'no-answer':
        return (
          <Trans>
            Le serveur ne répond pas. La page de dictée enregistre : l’audio est conservé sur cet appareil.
          </Trans>
        );
    }
  })();
  const canRecord = obstacle !== 'insecure' && obstacle !== 'unsupported';
  return (
    <Notice look="warn">
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {canRecord && (
          <Button size="small" onClick={onOpenDictation}>
            {t`Ouvrir la page de dictée`}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onClose}>
          {t`Fermer`}
        </Button>
      </div>
    </Notice>
  );
}
