import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OwnErasureCard, OwnSignIn, SessionsCard } from '../../features/accounts/index.pages.ts';
import { AuditTrailLink } from '../../features/audit-trail/index.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { IN_ORDER } from '../../shared/ui/in-order.ts';
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
      <PageBody className={classNames('max-w-4xl', IN_ORDER)}>
        <div className={classNames('space-y-6', IN_ORDER)}>
          <OwnSignIn />
          <SessionsCard />
          <OwnErasureCard />
        </div>
        <AuditTrailLink />
      </PageBody>
    </>
  );
}
