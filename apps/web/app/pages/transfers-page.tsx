import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TransfersCard } from '../../features/account/index.pages.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** What leaves this computer, and who has allowed it. */
export function TransfersPage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader title={t`Transferts`} subtitle={t`Ce qui part de cet ordinateur`} back="forms" />
      <PageBody className="max-w-4xl">
        <TransfersCard />
      </PageBody>
    </>
  );
}
