import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TrailScope } from '../../features/audit-trail/index.ts';
import { AuditTrailCard, ChainCheck } from '../../features/audit-trail/index.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

const PLACES = { own: '/journal', installation: '/journal/installation' } as const;

/** From one's own trail to that of the installation and back, for who runs it. */
function TrailChoice(): ReactNode {
  const { t } = useLingui();
  const names: Readonly<Record<TrailScope, string>> = {
    own: t`Mon journal`,
    installation: t`Toute l’installation`,
  };
  return (
    <nav aria-label={t`Journal`} className="mb-4">
      <ul className="flex flex-wrap gap-1">
        {(['own', 'installation'] as const).map((scope) => (
          <li key={scope}>
            <Link
              to={PLACES[scope]}
              activeOptions={{ exact: true }}
              className={classNames(
                'flex min-h-9 items-center rounded-control px-3 font-semibold text-muted max-sm:min-h-11',
                'hover:bg-accent-soft hover:text-accent-text',
                'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text',
              )}
            >
              {names[scope]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AuditTrailPage({ scope }: { readonly scope: TrailScope }): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  return (
    <>
      <AppHeader title={t`Journal`} subtitle={t`Ce qui a été fait, par qui et quand`} back="forms" />
      <PageBody className="max-w-6xl">
        {user?.administers === true && <TrailChoice />}
        {scope === 'installation' && user?.administers === false ? (
          <Notice>{t`Cette page est réservée à l’administration de l’installation.`}</Notice>
        ) : (
          <>
            {scope === 'installation' && <ChainCheck />}
            <AuditTrailCard scope={scope} />
          </>
        )}
      </PageBody>
    </>
  );
}

/** The reader's own audit trail. */
export const OwnTrailPage = (): ReactNode => <AuditTrailPage scope="own" />;

/** The audit trail of the installation, for who runs it. */
export const InstallationTrailPage = (): ReactNode => <AuditTrailPage scope="installation" />;
