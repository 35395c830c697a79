import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Whose report is dictated into. */
export function ReportName({ visit }: { readonly visit: string }): ReactNode {
  return (
    <p>
      <span className="block text-sm text-muted">
        <Trans>Rapport</Trans>
      </span>
      <strong className="block text-lg leading-tight break-words">
        {visit === '' ? <Trans>Sans nom</Trans> : visit}
      </strong>
    </p>
  );
}
