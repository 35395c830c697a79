import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Once the first account is made without a recovery sheet: that there is none yet. */
export function RecoveryNotice({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useLingui();
  return (
    <Notice className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-56 flex-1">
        <p className="font-semibold">{t`La feuille de récupération n’est pas encore confirmée.`}</p>
        <p>
          {t`Les rapports sont chiffrés, et leur clé reste sur cet ordinateur. S’il est perdu ou brisé, seule cette feuille ouvre vos copies.`}{' '}
          <Link
            to="/administration/recovery-sheet"
            className="font-semibold text-accent-text underline underline-offset-2"
          >
            {t`Imprimer la feuille`}
          </Link>
        </p>
      </div>
      <Button onClick={onClose}>{t`Fermer`}</Button>
    </Notice>
  );
}
