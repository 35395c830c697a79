import type { User } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { useUnsavedReports } from '../picker/unsaved-on-device.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { RowList } from './row-list.tsx';
import { SharedRow } from './shared-row.tsx';

/** The first screen of an assistant: the reports that physicians share, and what this device alone holds of them. */
export function SharedReports({ user }: { readonly user: User }): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useSavedForms();
  const device = useUnsavedReports(user.id);
  const reports = device.data ?? [];
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        title={<span className="font-serif text-xl">{t`Rapports partagés`}</span>}
        greeting="account"
      />
      <PageBody className="max-w-[60rem] flex-1 py-8">
        <OnThisDevice
          owner={user.id}
          reports={reports}
          recordings={[]}
          visitOf={() => null}
          onResume={() => void navigate({ to: '/forms/cnesst-medical', search: {} })}
        />
        <section aria-labelledby="shared">
          <h2 id="shared" className="mb-3 font-serif text-2xl leading-tight font-semibold">
            <Trans>Partagés avec vous</Trans>
          </h2>
          {error !== null ? (
            <LoadingFailure error={error} onRetry={() => void refetch()} />
          ) : data === undefined ? (
            <LoadingLine className="py-16" />
          ) : data.length === 0 ? (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState
                icon={<Users aria-hidden="true" className="size-7" />}
                title={t`Aucun rapport n’est partagé avec vous`}
              >
                <p>
                  <Trans>Un médecin partage un rapport à partir du menu de celui-ci.</Trans>
                </p>
              </EmptyState>
            </div>
          ) : (
            <RowList items={data}>
              {(form, at) => (
                <SharedRow key={form.id} form={form} isFirst={at === 0 && reports.length === 0} />
              )}
            </RowList>
          )}
        </section>
      </PageBody>
    </div>
  );
}
