import { useLingui } from '@lingui/react/macro';
import { Navigate, useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import {
  ArchiveCard,
  CopiesLink,
  LetterheadCard,
  PhrasesCard,
  ProfileEditor,
  SignatureCard,
  TransfersLink,
} from '../../features/account/index.pages.ts';
import { AccountLink, AdministrationLink } from '../../features/accounts/index.pages.ts';
import { AuditTrailLink } from '../../features/audit-trail/index.ts';
import { VocabularyCard } from '../../features/vocabulary/index.ts';
import { useCurrentUser, useIsAssistant } from '../../shared/session.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

interface ProfileSection {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
}

/** Brings a section to the top with the focus on its heading. The address stays: leaving it would ask about what is unsaved. */
function showSection(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** The sections of the page, beside them where there is room. */
function ProfileSections({ sections }: { readonly sections: readonly ProfileSection[] }): ReactNode {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Sections du profil`}
      className="mb-4 lg:sticky lg:top-6 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <ul className="flex flex-wrap gap-x-1 lg:flex-col">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => showSection(event, id)}
              className="flex min-h-9 items-center rounded-control px-2.5 py-1 leading-tight text-muted hover:bg-accent-soft hover:text-accent-text max-sm:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The physician's own page, in sections. Leaving with unsaved changes asks first. */
function OwnProfile(): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const [isDirty, setDirty] = useState(false);
  /** Raised when the profile may have come from an archive, so that the form shows it. */
  const [generation, setGeneration] = useState(0);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const sections = [
    { id: 'identity-title', title: t`Identité` },
    { id: 'remote-recognition-title', title: t`Reconnaissance vocale à distance` },
    { id: 'interview-title', title: t`Modalité de l’entrevue` },
    { id: 'export-settings-title', title: t`Exportation des rapports` },
    { id: 'routine-title', title: t`Ma routine d’examen` },
    { id: 'normals-title', title: t`Normales articulaires` },
    { id: 'vocabulary-title', title: t`Mon vocabulaire` },
    { id: 'phrases-title', title: t`Mes phrases` },
    { id: 'letterhead-title', title: t`Papier à lettres Word` },
    { id: 'signature-title', title: t`Image de la signature` },
    { id: 'archive-title', title: t`Mes données` },
    { id: 'account-link-title', title: t`Compte et sécurité` },
    { id: 'audit-trail-link-title', title: t`Journal` },
    ...(user?.administers === true
      ? [
          { id: 'copies-link-title', title: t`Copies de sauvegarde` },
          { id: 'administration-link-title', title: t`Administration` },
        ]
      : []),
  ];
  return (
    <>
      <AppHeader title={t`Profil`} subtitle={t`Ce que vos rapports disent de vous`} back="forms" />
      <PageBody className="max-w-4xl lg:grid lg:max-w-6xl lg:grid-cols-[13.75rem_minmax(0,56rem)] lg:gap-6">
        <ProfileSections sections={sections} />
        <div className="in-order min-w-0">
          <ProfileEditor key={generation} onDirtyChange={setDirty} />
          <VocabularyCard />
          <PhrasesCard />
          <LetterheadCard />
          <SignatureCard />
          <ArchiveCard
            onImported={() => {
              if (!isDirty) setGeneration(generation + 1);
            }}
          />
          <AccountLink />
          <AuditTrailLink />
          <TransfersLink />
          {user?.administers === true && (
            <>
              <CopiesLink />
              <AdministrationLink />
            </>
          )}
        </div>
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

/** The profile of a physician; an assistant has an account alone. */
export function ProfilePage(): ReactNode {
  return useIsAssistant() ? <Navigate to="/account" replace /> : <OwnProfile />;
}
