import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CopiesCard } from '../../features/account/index.pages.ts';
import { RecoverySheetState } from '../../features/accounts/index.pages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** Copies of the database, for who runs the installation. */
export function CopiesPage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader title={t`Copies de sauvegarde`} subtitle={t`Toute la base de données`} back="forms" />
      <PageBody className="in-order max-w-4xl space-y-6">
        <CopiesCard />
        <Card className="in-order p-5" aria-labelledby="recovery-of-copies-title">
          <h2
            id="recovery-of-copies-title"
            className="mb-3 text-xl font-bold"
          >{t`Feuille de récupération`}</h2>
          <RecoverySheetState />
          <p className="mt-3">
            <Link
              to="/administration/recovery-sheet"
              className="font-semibold text-accent-text underline underline-offset-2"
            >
              {t`Voir et imprimer la feuille de récupération`}
            </Link>
          </p>
        </Card>
      </PageBody>
    </>
  );
}
