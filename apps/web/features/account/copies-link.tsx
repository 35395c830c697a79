import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.tsx';

/** The way to the copies of the database, for who runs the installation alone. */
export function CopiesLink(): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="mt-6 p-5" aria-labelledby="copies-link-title">
      <h2 id="copies-link-title" className="text-xl font-bold">{t`Copies de sauvegarde`}</h2>
      <p className="mt-1 text-muted">
        {t`Une copie de toute la base de données de cette installation, à faire avant un changement et à garder ailleurs.`}
      </p>
      <p className="mt-3">
        <Link to="/copies" className="font-semibold text-accent-text underline underline-offset-2">
          {t`Voir et faire des copies`}
        </Link>
      </p>
    </Card>
  );
}
