import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SpeechTest } from '../../features/speech-test/index.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** Tries the browser's speech recognition out. */
export function SpeechTestPage(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <AppHeader title={t`Essai de la reconnaissance vocale`} back="forms" />
      <PageBody className="max-w-5xl">
        <SpeechTest />
      </PageBody>
    </>
  );
}
