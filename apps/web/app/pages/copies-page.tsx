import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopiesCard } from '../../features/account/copies-card.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** Copies of the database, for who runs the installation. */
export function CopiesPage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader title={t`Copies de sauvegarde`} subtitle={t`Toute la base de données`} back="forms" />
      <PageBody className="max-w-4xl">
        <CopiesCard />
      </PageBody>
    </>
  );
}
