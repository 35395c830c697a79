import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TrialScreen } from '../../features/assistance/index.pages.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** The trial of every processing of text. */
export function AiTestPage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader title={t`Essai de l’assistance au texte`} back="forms" />
      <PageBody>
        <TrialScreen />
      </PageBody>
    </>
  );
}
