import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { DictationWorkspace } from '../../features/dictation/dictation-workspace.tsx';
import { isSectionId } from '../../features/dictation/sections.ts';
import type { SectionId } from '../../features/dictation/sections.ts';
import { useCommandLists, useCommands } from '../../features/voice-commands/index.ts';
import { CommandTools } from '../../features/voice-commands/managers/command-tools.tsx';
import { useCurrentUser } from '../../shared/session.ts';
import { readTabReport } from '../../shared/kept-reports.ts';
import type { TabReport } from '../../shared/kept-reports.ts';
import { holdReport } from '../../shared/report-holds.ts';
import { readTab } from '../../shared/device/tab-memory.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { ReportChoice } from '../picker/report-choice.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** How long the page shows that it gets ready, in milliseconds (Dictation §9). */
const INITIALISING_MS = 1_000;

interface DictationProps {
  readonly report: TabReport;
  readonly initialSection: SectionId | null;
  readonly onSaved: (section: SectionId) => void;
}

/** The workspace with the physician's own commands. */
function Dictation(props: DictationProps): ReactNode {
  const lists = useCommandLists(props.report.owner);
  return <DictationWorkspace {...props} {...useCommands(lists)} tools={<CommandTools lists={lists} />} />;
}

/** Dictation into a section of the report, whose text goes back to the form. */
export function DictationPage(): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const search = useSearch({ strict: false });
  const [asked] = useState(() => search.section ?? readTab('dictation_return_section'));
  const [isReady, setReady] = useState(false);
  // A session that ends during a dictation must not take the recording away.
  const [owner, setOwner] = useState(user?.id);
  if (user !== null && user.id !== owner) setOwner(user.id);
  const [report, setReport] = useState(() => (owner === undefined ? null : readTabReport(owner)));
  if (owner !== undefined && report !== null && report.owner !== owner) setReport(readTabReport(owner));
  const reportId = report?.reportId;
  useEffect(() => {
    if (reportId !== undefined) holdReport(reportId);
  }, [reportId]);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), INITIALISING_MS);
    return () => clearTimeout(timer);
  }, []);
  const goToForm = (section: string | null) =>
    void navigate({ to: '/forms/cnesst-medical', ...(section === null ? {} : { hash: section }) });

  return (
    <>
      <AppHeader
        title={t`Dictée`}
        {...(report === null || report.visit === '' ? {} : { subtitle: report.visit })}
        back={report === null ? 'forms' : { label: t`Retour au formulaire`, onPress: () => goToForm(asked) }}
      />
      <PageBody className="max-w-[84rem]">
        {owner !== undefined && report === null ? (
          <ReportChoice owner={owner} onChosen={() => setReport(readTabReport(owner))} />
        ) : isReady && report !== null ? (
          <Dictation
            key={report.reportId}
            report={report}
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
