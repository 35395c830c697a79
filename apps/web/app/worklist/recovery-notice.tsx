import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Once the first account is made: what is to be printed before the first report. */
export function RecoveryNotice({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useLingui();
  return (
    <Notice className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-56 flex-1">
        <p className="font-semibold">{t`Votre compte est prêt. Imprimez la feuille de récupération.`}</p>
        <p>
          {t`Les rapports sont chiffrés, et leur clé reste sur cet ordinateur. S’il est perdu ou brisé, seule cette feuille ouvre vos copies. Dans le terminal :`}{' '}
          <code className="whitespace-nowrap">npm run key -- recovery</code>
        </p>
      </div>
      <Button onClick={onClose}>{t`Fermer`}</Button>
    </Notice>
  );
}
