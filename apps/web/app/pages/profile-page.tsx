import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ArchiveCard } from '../../features/account/archive-card.tsx';
import { CopiesLink } from '../../features/account/copies-link.tsx';
import { LetterheadCard } from '../../features/account/letterhead-card.tsx';
import { PhrasesCard } from '../../features/account/phrases-card.tsx';
import { ProfileEditor } from '../../features/account/profile-editor.tsx';
import { VocabularyCard } from '../../features/vocabulary/vocabulary-card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** The physician's own page: identity, interview templates, normals. Leaving with unsaved changes asks first. */
export function ProfilePage(): ReactNode {
  const { t } = useLingui();
  const [isDirty, setDirty] = useState(false);
  /** Raised when the profile may have come from an archive, so that the form shows it. */
  const [generation, setGeneration] = useState(0);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <>
      <AppHeader title={t`Profil`} subtitle={t`Ce que vos rapports disent de vous`} back="forms" />
      <PageBody className="max-w-4xl">
        <ProfileEditor key={generation} onDirtyChange={setDirty} />
        <VocabularyCard />
        <PhrasesCard />
        <LetterheadCard />
        <ArchiveCard
          onImported={() => {
            if (!isDirty) setGeneration(generation + 1);
          }}
        />
        <CopiesLink />
      </PageBody>
      <ConfirmDialog
        title={t`Quitter sans sauvegarder?`}
        isOpen={blocker.status === 'blocked'}
        isDangerous
        confirmLabel={t`Quitter`}
        cancelLabel={t`Rester`}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        <p>{t`Les modifications de votre profil ne sont pas sauvegardées.`}</p>
      </ConfirmDialog>
    </>
  );
}
