import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import type { Sharing } from './sharing.ts';

/** Tells an assistant whose report this is, or that it is shared no longer and what becomes of the words typed last. */
export function SharingNotice({ sharing }: { readonly sharing: Sharing }): ReactNode {
  const { by, isWithdrawn, isOnServer } = sharing;
  if (isWithdrawn)
    return (
      <Notice look="danger">
        <p className="font-semibold">
          <Trans>Ce rapport n’est plus partagé avec vous.</Trans>
        </p>
        <p>
          {isOnServer ? (
            <Trans>Tout ce que vous y avez tapé a été sauvegardé.</Trans>
          ) : (
            <Trans>
              Rien n’en est plus envoyé au serveur. Ce que vous avez tapé en dernier reste sur cet appareil,
              et se lit ici&nbsp;: demandez à son médecin de le partager de nouveau pour le sauvegarder.
            </Trans>
          )}
        </p>
      </Notice>
    );
  if (by === '') return null;
  return (
    <Notice>
      <p>
        <Trans>
          Rapport de <b>{by}</b>, partagé avec vous. Il est imprimé à son nom.
        </Trans>
      </p>
    </Notice>
  );
}
