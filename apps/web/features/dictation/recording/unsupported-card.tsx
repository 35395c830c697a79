import { Trans } from '@lingui/react/macro';
import { MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { Card } from '../../../shared/ui/card.tsx';

/** Says that this page cannot record, and why. The text can still be written by hand. */
export function UnsupportedCard({ kind }: { readonly kind: 'insecure' | 'unsupported' }): ReactNode {
  const message = useMessage();
  return (
    <Card role="alert" aria-labelledby="not-supported" className="flex flex-col gap-2 border-danger! p-4">
      <h2 id="not-supported" className="flex items-center gap-2 text-lg font-bold">
        <MicOff aria-hidden="true" className="size-5 text-danger" />
        <Trans>Non pris en charge</Trans>
      </h2>
      <p>{message('recordingUnsupported')}</p>
      {kind === 'insecure' ? (
        <p>
          <Trans>
            Cette page n’est pas servie de façon sûre : un navigateur ne donne le microphone qu’à une adresse
            en HTTPS ou à cet ordinateur lui-même (http://localhost). L’administrateur peut activer HTTPS avec
            CONSTAT_TLS_CERT et CONSTAT_TLS_KEY.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>Utilisez une version récente de Chrome, Edge, Firefox ou Safari.</Trans>
        </p>
      )}
    </Card>
  );
}
