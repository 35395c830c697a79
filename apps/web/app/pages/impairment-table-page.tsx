import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ImpairmentTableCard } from '../../features/impairment-table/index.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** The table of impairments of the installation. */
export function ImpairmentTablePage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader title={t`Barème`} subtitle={t`Atteinte permanente, section 12`} back="forms" />
      <PageBody className="max-w-4xl">
        <ImpairmentTableCard />
      </PageBody>
    </>
  );
}
