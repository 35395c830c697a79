import '@fontsource-variable/source-serif-4/wght.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { DictationWorkspace, handBack } from '../../features/dictation/index.pages.ts';
import { forgetHandedDraft, isSectionId, SECTION_FIELDS } from '../../features/dictation/index.ts';
import type { SectionId } from '../../features/dictation/index.ts';
import { useCommandLists, useCommands } from '../../features/voice-commands/index.ts';
import { CommandTools } from '../../features/voice-commands/index.pages.ts';
import { useCurrentUser, useIsAssistant } from '../../shared/session.ts';
import type { TabReport } from '../../shared/kept-reports.ts';
import { reportRole } from '../../shared/report-writer-lock.ts';
import { readTab } from '../../shared/device/tab-memory.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { ReportChoice } from '../picker/report-choice.tsx';
import { findReportSession } from '../report-session.ts';
import type { ReportSession } from '../report-session.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** How long the page shows that it gets ready, in milliseconds (Dictation §9). */
const INITIALISING_MS = 1_000;

/** Whose report is dictated into, as the workspace needs it; the same object until that changes. */
function useTabReport({ report }: ReportSession): TabReport {
  const { meta, place, reportId, title } = useSyncExternalStore(report.subscribe, report.getState);
  const visit = report.get('patientName').trim() || (title ?? '').trim();
  const formId = place?.savedFormId ?? null;
  const language = meta.reportLanguage;
  return useMemo(
    () => ({ owner: report.owner, reportId, formId, visit, language }),
    [report.owner, reportId, formId, visit, language],
  );
}

/** The workspace with the physician's own commands. */
function Dictation({
  session,
  initialSection,
  onSaved,
}: {
  readonly session: ReportSession;
  readonly initialSection: SectionId | null;
  /** The report has the text, or the tab that writes it will have. */
  readonly onSaved: (section: SectionId) => void;
}): ReactNode {
  const { report } = session;
  const identity = useTabReport(session);
  const lists = useCommandLists(report.owner);
  const save = (section: SectionId, text: string): void => {
    const field = SECTION_FIELDS[section];
    // The tab that writes the report takes it from the device.
    if (reportRole() === 'reader') void handBack(identity, section, text, Date.now());
    else {
      session.noteReturned({ field, undo: report.applyDictation({ field, text }) });
      forgetHandedDraft(identity, { field, text });
    }
    onSaved(section);
  };
  return (
    <DictationWorkspace
      report={identity}
      answer={report.get}
      initialSection={initialSection}
      onSave={save}
      {...useCommands(lists)}
      tools={<CommandTools lists={lists} />}
    />
  );
}

/** Dictation into a section of the report, whose text goes back to the form. */
function OwnDictation(): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const search = useSearch({ strict: false });
  const [asked] = useState(() => search.section ?? readTab('dictation_return_section'));
  const [isReady, setReady] = useState(false);
  // A session that ends during a dictation must not take the recording away.
  const [owner, setOwner] = useState(user?.id);
  if (user !== null && user.id !== owner) setOwner(user.id);
  const [session, setSession] = useState(() => (owner === undefined ? null : findReportSession(owner)));
  if (owner !== undefined && session !== null && session.owner !== owner)
    setSession(findReportSession(owner));
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), INITIALISING_MS);
    return () => clearTimeout(timer);
  }, []);
  const visit = session?.report.get('patientName').trim() || (session?.report.getState().title ?? '');
  const goToForm = (section: string | null) =>
    void navigate({ to: '/forms/cnesst-medical', ...(section === null ? {} : { hash: section }) });

  return (
    <>
      <AppHeader
        title={t`Dictée`}
        {...(visit === '' ? {} : { subtitle: visit })}
        back={session === null ? 'forms' : { label: t`Retour au formulaire`, onPress: () => goToForm(asked) }}
      />
      <PageBody className="max-w-[84rem]">
        {owner !== undefined && session === null ? (
          <ReportChoice owner={owner} onChosen={() => setSession(findReportSession(owner))} />
        ) : isReady && session !== null ? (
          <Dictation
            key={session.report.getState().reportId}
            session={session}
            initialSection={isSectionId(asked) ? asked : null}
            onSaved={(section) => goToForm(section)}
          />
        ) : (
          <output className="flex items-center justify-center gap-3 py-16 text-muted">
            <Spinner />
            <Trans>Préparation de la dictée…</Trans>
          </output>
        )}
      </PageBody>
    </>
  );
}

/** The dictation of a physician; an assistant types. */
export function DictationPage(): ReactNode {
  return useIsAssistant() ? <Navigate to="/forms" replace /> : <OwnDictation />;
}
