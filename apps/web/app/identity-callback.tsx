import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PublicFrame } from '../features/accounts/index.signed-out.ts';

/** `/identity`, where the identity provider leads back to: seen only where the browser does not let it close. */
export function IdentityCallback(): ReactNode {
  const { t } = useLingui();
  return (
    <PublicFrame title={t`Retournez à Constat`}>
      <p className="mt-4">{t`La page d’où vous venez continue d’elle-même. Cette fenêtre peut être fermée.`}</p>
    </PublicFrame>
  );
}
