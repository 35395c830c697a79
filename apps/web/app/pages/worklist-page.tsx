import '@fontsource-variable/source-serif-4/wght.css';
import type { User } from '@constat/contract';
import { OFFERED_TYPES } from '@constat/report/catalogue/offered-types';
import type { OfferedType } from '@constat/report/catalogue/offered-types';
import type { ReportSummary } from '@constat/report/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { RecentPatientList } from '../../features/recent-patients/index.pages.ts';
import { isUndecided, useAllForms, useDrafts, useNewestCopies } from '../../features/saved-forms/index.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { NewVisitDialog } from '../picker/new-visit-dialog.tsx';
import { UndecidedRecords } from '../picker/undecided-records.tsx';
import { takeUpReport, useUnsavedReports } from '../picker/unsaved-on-device.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { prepareVisit } from '../visit-to-begin.ts';
import type { VisitToBegin } from '../visit-to-begin.ts';
import { CopiesList } from '../worklist/copies-list.tsx';
import { FormCard } from '../worklist/form-card.tsx';
import { NewVisitCard } from '../worklist/new-visit-card.tsx';
import { OnThisDevice } from '../worklist/on-this-device.tsx';
import { RecoveryNotice } from '../worklist/recovery-notice.tsx';
import { ReopenPdf } from '../worklist/reopen-pdf.tsx';
import { ResumeList } from '../worklist/resume-list.tsx';
import { SearchBox } from '../worklist/search-box.tsx';
import { SharedReports } from '../worklist/shared-reports.tsx';
import { SearchResults } from '../worklist/search-results.tsx';
import { visitDays, visitNumber } from '../worklist/visits.ts';
import { useWaitingRecordings } from '../worklist/waiting-recordings.ts';

const LANGUAGE_COUNT = 2;
/** How many of the copies are shown; the list has them all. */
const COPIES_SHOWN = 6;

/** What this screen shows of a physician's reports, each list asked for when it is needed. */
function useWorklist(owner: string) {
  const drafts = useDrafts();
  const copies = useNewestCopies(COPIES_SHOWN);
  const device = useUnsavedReports(owner);
  const recordings = useWaitingRecordings(owner);
  // Which visit a report is about follows from all of them, which come once the list is there.
  const all = useAllForms(drafts.isSuccess && copies.isSuccess);
  const reports = device.data ?? [];
  const days = useMemo(
    () =>
      visitDays([
        ...(all.data ?? []).map(({ summary }) => summary),
        ...(device.data ?? []).map(({ summary }) => summary),
      ]),
    [all.data, device.data],
  );
  const onDevice = new Set(reports.map(({ record }) => record.savedFormId));
  return {
    drafts,
    // One that this device has later words of stands among those, and one past its term waits for a decision.
    resumable: (drafts.data ?? []).filter((form) => !isUndecided(form) && !onDevice.has(form.id)),
    undecided: (drafts.data ?? []).filter(isUndecided),
    copies: copies.data ?? [],
    reports,
    recordings,
    isReady: !drafts.isPending && !device.isPending,
    all: all.data,
    visitOf: (summary: ReportSummary | undefined) =>
      all.data === undefined ? null : visitNumber(days, summary),
  };
}

function Worklist({ user }: { readonly user: User }): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { notice } = useSearch({ strict: false });
  const [chosen, setChosen] = useState<OfferedType | null>(null);
  const [sought, setSought] = useState('');
  const list = useWorklist(user.id);
  const startVisit = (visit: VisitToBegin, type: OfferedType = OFFERED_TYPES[0]): void => {
    prepareVisit(visit);
    void navigate({ to: '/forms/$formType', params: { formType: type.id }, search: { visit: 'new' } });
  };
  const openForm = (draft: string): void => void navigate({ to: '/forms/cnesst-medical', search: { draft } });
  const goOn = (): void => void navigate({ to: '/forms/cnesst-medical', search: {} });
  const { drafts } = list;
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        title={<span className="font-serif text-xl">{t`Mes rapports`}</span>}
        greeting="account"
        search={<SearchBox text={sought} onChange={setSought} />}
      />
      <PageBody className="grid max-w-[74rem] max-lg:in-order flex-1 grid-cols-[minmax(0,1fr)] content-start gap-x-11 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-7 xl:grid-cols-[minmax(0,1fr)_19.5rem] xl:gap-x-11">
        <div className="in-order min-w-0">
          {notice === 'recovery-sheet' && (
            <RecoveryNotice onClose={() => void navigate({ to: '/forms', search: {}, replace: true })} />
          )}
          {sought.trim() !== '' ? (
            <SearchResults
              text={sought}
              forms={list.all}
              reports={list.reports}
              visitOf={list.visitOf}
              onResume={({ record }) => void takeUpReport(user.id, record.reportId).then(goOn)}
            />
          ) : (
            <>
              <UndecidedRecords records={list.undecided} onOpen={openForm} />
              {list.isReady && (
                <OnThisDevice
                  owner={user.id}
                  reports={list.reports}
                  recordings={list.recordings}
                  visitOf={({ summary }) => list.visitOf(summary)}
                  onResume={goOn}
                />
              )}
              {drafts.error !== null ? (
                <LoadingFailure error={drafts.error} onRetry={() => void drafts.refetch()} />
              ) : list.isReady ? (
                <ResumeList
                  isFirst={list.reports.length === 0}
                  drafts={list.resumable}
                  visitOf={({ summary }) => list.visitOf(summary)}
                />
              ) : (
                <LoadingLine className="py-16" />
              )}
              <CopiesList
                copies={list.copies}
                total={
                  list.all === undefined
                    ? null
                    : list.all.filter(({ formType }) => formType === 'copy').length
                }
                onOpen={openForm}
              />
            </>
          )}
        </div>
        <aside className="in-order min-w-0" aria-label={t`Autres entrées`}>
          <NewVisitCard regions={OFFERED_TYPES[0].regions} forms={list.all} onStart={startVisit} />
          <section aria-labelledby="recent-patients" className="mt-6">
            <h2 id="recent-patients" className="mb-2 font-bold">
              <Trans>Patients récents</Trans>
            </h2>
            <RecentPatientList
              onSelect={({ savedFormId, patientName }) =>
                savedFormId === null ? startVisit({ name: patientName }) : openForm(savedFormId)
              }
            />
          </section>
          <ReopenPdf onOpen={openForm} />
          <div className="mt-6 grid gap-3">
            {OFFERED_TYPES.map((type) => (
              <FormCard key={type.id} type={type} onOpen={() => setChosen(type)} />
            ))}
          </div>
        </aside>
      </PageBody>
      <footer className="border-t border-line">
        <ul className="mx-auto flex w-full max-w-[74rem] flex-wrap gap-x-8 gap-y-1 px-4 py-4 text-sm text-muted sm:px-6">
          <li>
            <Plural value={OFFERED_TYPES.length} one="# formulaire" other="# formulaires" />
          </li>
          <li>{t`100\u00A0% compatible avec l’IA`}</li>
          <li>
            <Plural value={LANGUAGE_COUNT} one="# langue" other="# langues" />
          </li>
        </ul>
      </footer>
      <NewVisitDialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        regions={(chosen ?? OFFERED_TYPES[0]).regions}
        onNewVisit={(visit) => startVisit(visit, chosen ?? undefined)}
        onDraft={openForm}
      />
    </div>
  );
}

/** The first screen after signing in: the physician's reports, and the ways to begin one, or those that are shared with an assistant; an administrator has none. */
export function WorklistPage(): ReactNode {
  const { user } = useCurrentUser();
  if (user === null) return null;
  if (user.role === 'admin') return <Navigate to="/administration" replace />;
  if (user.role === 'assistant') return <SharedReports key={user.id} user={user} />;
  return <Worklist key={user.id} user={user} />;
}
