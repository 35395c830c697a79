import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OwnErasureCard, OwnSignIn, SessionsCard } from '../../features/accounts/index.pages.ts';
import { AuditTrailLink } from '../../features/audit-trail/index.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** One's own password and sessions. */
export function AccountPage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader
        title={t`Compte et sécurité`}
        subtitle={t`Votre mot de passe et vos sessions`}
        back="forms"
      />
      <PageBody className="in-order max-w-4xl">
        <div className="in-order space-y-6">
          <OwnSignIn />
          <SessionsCard />
          <OwnErasureCard />
        </div>
        <AuditTrailLink />
      </PageBody>
    </>
  );
}
