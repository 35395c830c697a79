import { useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountsCard, ErasuresCard } from '../../features/accounts/index.pages.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** The accounts of the installation, for who runs it; anybody else is led to the reports. */
export function AccountsPage(): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  if (user?.administers === false) return <Navigate to="/forms" replace />;
  return (
    <>
      <AppHeader
        title={t`Comptes`}
        subtitle={t`Qui peut se connecter à cette installation`}
        back={{ label: t`Administration`, onPress: () => void navigate({ to: '/administration' }) }}
      />
      <PageBody className="max-w-5xl">
        <AccountsCard />
        <ErasuresCard />
      </PageBody>
    </>
  );
}
