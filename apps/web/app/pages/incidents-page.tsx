import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IncidentsCard } from '../../features/incidents/index.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** The register of confidentiality incidents, for who runs the installation. */
export function IncidentsPage(): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  return (
    <>
      <AppHeader title={t`Registre des incidents`} subtitle={t`Renseignements personnels`} back="forms" />
      <PageBody className="max-w-4xl">
        {user?.administers === false ? (
          <Notice>{t`Cette page est réservée à l’administration de l’installation.`}</Notice>
        ) : (
          <IncidentsCard />
        )}
      </PageBody>
    </>
  );
}
