import { useLingui } from '@lingui/react/macro';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecoverySheet } from '../../features/accounts/index.pages.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

const LINK = 'font-semibold text-accent-text underline underline-offset-2';

/** The recovery sheet of the installation, for who runs it; anybody else is led to the reports. */
export function RecoverySheetPage(): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const { after } = useSearch({ from: '/administration/recovery-sheet' });
  const isAfterSetUp = after === 'set-up';
  if (user?.administers === false) return <Navigate to="/forms" replace />;
  const goBack = (): void => void navigate({ to: '/administration' });
  const goOn = (): void => void navigate({ to: '/forms', search: { notice: 'recovery-sheet' } });
  return (
    <>
      <AppHeader
        title={t`Feuille de récupération`}
        subtitle={t`Le code qui ouvre vos copies`}
        {...(!isAfterSetUp && { back: { label: t`Administration`, onPress: goBack } })}
      />
      <PageBody className="max-w-4xl space-y-6 print:max-w-none print:p-0">
        <RecoverySheet
          isAfterSetUp={isAfterSetUp}
          onLater={isAfterSetUp ? goOn : goBack}
          onward={
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <Link to="/copies" className={LINK}>{t`Voir et faire des copies`}</Link>
              {user?.role !== 'admin' && <Link to="/forms" className={LINK}>{t`Aller à mes rapports`}</Link>}
            </p>
          }
        />
      </PageBody>
    </>
  );
}
