import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.tsx';

/** The way to what who runs the installation can do. */
export function AdministrationLink(): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="mt-6 p-5" aria-labelledby="administration-link-title">
      <h2 id="administration-link-title" className="text-xl font-bold">{t`Administration`}</h2>
      <p className="mt-1 text-muted">{t`Les comptes, le journal et les copies de toute l’installation.`}</p>
      <p className="mt-3">
        <Link to="/administration" className="font-semibold text-accent-text underline underline-offset-2">
          {t`Administrer l’installation`}
        </Link>
      </p>
    </Card>
  );
}
