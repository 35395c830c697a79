import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VerifyReport } from '../../features/signing/index.pages.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** Whether a PDF is one that was signed here. */
export function VerifyPage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader
        title={t`Vérifier un rapport`}
        subtitle={t`Est-ce le PDF qui a été signé ici?`}
        back="forms"
      />
      <PageBody className="max-w-4xl">
        <VerifyReport />
      </PageBody>
    </>
  );
}
