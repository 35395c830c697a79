import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.tsx';

/** The way to what leaves this computer, for every account. */
export function TransfersLink(): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="mt-6 p-5" aria-labelledby="transfers-link-title">
      <h2 id="transfers-link-title" className="text-xl font-bold">{t`Transferts`}</h2>
      <p className="mt-1 text-muted">
        {t`Ce qui part de cet ordinateur pour l’aide à la rédaction et la reconnaissance vocale, où, et qui l’a permis.`}
      </p>
      <p className="mt-3">
        <Link to="/transfers" className="font-semibold text-accent-text underline underline-offset-2">
          {t`Voir les transferts`}
        </Link>
      </p>
    </Card>
  );
}
