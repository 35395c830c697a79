import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.tsx';

/** The way to the audit trail. */
export function AuditTrailLink(): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="mt-6 p-5" aria-labelledby="audit-trail-link-title">
      <h2 id="audit-trail-link-title" className="text-xl font-bold">{t`Journal`}</h2>
      <p className="mt-1 text-muted">{t`Qui a ouvert, modifié, exporté ou effacé vos rapports, et quand.`}</p>
      <p className="mt-3">
        <Link to="/journal" className="font-semibold text-accent-text underline underline-offset-2">
          {t`Voir le journal`}
        </Link>
      </p>
    </Card>
  );
}
