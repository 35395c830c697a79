import '@fontsource-variable/source-serif-4/wght.css';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { User } from '@constat/contract';
import { useReportProfile } from '../../features/account/index.profile.ts';
import { AssistanceProvider, EngineLegend, useDictationFollowUp } from '../../features/assistance/index.ts';
import { useSpokenFacts } from '../../features/dictation/index.ts';
import { useExports } from '../../features/exports/index.ts';
import {
  ConflictNotice,
  ContradictionsProvider,
  GenderWarning,
  LaterVersionNotice,
  OtherGenderProvider,
  ReportForm,
  ReportProvider,
  SizeGuard,
  UnreadableNotice,
} from '../../features/report-form/index.ts';
import { onReportRole, reportRole } from '../../shared/report-writer-lock.ts';
import { useSavedForms } from '../../features/saved-forms/index.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { writeTab } from '../../shared/device/tab-memory.ts';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { ActionBar } from '../form-page/action-bar.tsx';
import { assistedReport } from '../form-page/assisted-report.ts';
import { LazyBeside } from '../form-page/beside-form/lazy-beside.ts';
import { useBeside } from '../form-page/beside-form/shown-beside.ts';
import { FIELD_TOOLS, MARGIN } from '../form-page/lazy-field-tools.ts';
import { LazyFormDictation } from '../form-page/lazy-form-dictation.ts';
import { PageTools } from '../form-page/page-tools.tsx';
import { PhoneBar } from '../form-page/phone-bar.tsx';
import { ReaderNotice } from '../form-page/reader-notice.tsx';
import { ReportBar } from '../form-page/report-bar.tsx';
import { ReportFooter } from '../form-page/report-footer.tsx';
import { SideNavigation } from '../form-page/side-navigation.tsx';
import { LazyReview } from '../form-page/review/lazy-review.tsx';
import { useFormView } from '../form-page/review/use-form-view.ts';
import { readForExport } from '../form-page/read-for-export.ts';
import { useReportLock } from '../form-page/use-report-lock.ts';
import { LockBanner } from '../form-page/lock-banner.tsx';
import { useArrival } from '../form-page/use-arrival.ts';
import { useNavigationState } from '../form-page/navigation-state.ts';
import { useRecordingLinks } from '../form-page/use-recording-links.ts';
import { ReplacementNotice } from '../form-page/replacement-notice.tsx';
import { useReportActs } from '../form-page/use-report-acts.ts';
import { SharingNotice } from '../form-page/sharing-notice.tsx';
import { useSharing } from '../form-page/sharing.ts';
import { useReturnedDictation } from '../form-page/use-returned-dictation.ts';
import { openReportSession } from '../report-session.ts';
import { parseFormSearch } from '../search-params.ts';

function ReportPage({ user }: { readonly user: User }): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false });
  const search = useMemo(() => parseFormSearch(asked), [asked]);
  const { formType } = useParams({ strict: false });
  const [session] = useState(() =>
    openReportSession(user.id, search.visit !== undefined || search.draft !== undefined),
  );
  const { report, control, register, isOpenElsewhere } = session;
  const formId = useSyncExternalStore(report.subscribe, () => report.getState().place?.savedFormId ?? null);
  const { data: profile, refetch } = useReportProfile(formId);
  const sharing = useSharing(report);
  const isReader = useSyncExternalStore(onReportRole, reportRole) === 'reader';
  const isWithdrawn = sharing?.isWithdrawn === true;
  const lock = useReportLock(report);
  const isLocked = lock !== null;
  const { isFetched: areFormsKnown } = useSavedForms();
  const isLockKnown = formId === null || areFormsKnown;
  // A report that is locked can still be exported; nothing can be done with one that another tab writes.
  const isHeld = isReader || isWithdrawn;
  const isClosed = isHeld || isLocked;
  // Whose every word is on the server is read there alone.
  const isShown = !(isWithdrawn && sharing.isOnServer);
  const hasAudio = sharing?.mayHearAudio ?? true;
  const navigation = useNavigationState(useBeside() !== null);

  useEffect(() => () => report.flush(), [report]);
  useEffect(() => {
    if (isOpenElsewhere())
      showToast({
        title: t`Votre rapport est ouvert dans un autre onglet`,
        description: t`Un formulaire vierge commence ici.`,
      });
  }, [isOpenElsewhere, t]);
  const { onFocus, ...view } = useFormView(search);
  const arrival = useArrival(report, search, formType);
  const [assisted] = useState(() => assistedReport(report));
  const followUp = useDictationFollowUp(assisted);
  useRecordingLinks(report);
  useReturnedDictation(session, followUp.start);
  const spoken = useSpokenFacts();
  const lookAtSpoken = (): Promise<boolean> => {
    // What is said is settled by who said it.
    if (sharing !== null) return Promise.resolve(false);
    const { reportId: id, place } = report.getState();
    const { formData, meta } = report.content();
    const { type } = report;
    return spoken.look({ reportId: id, formId: place?.savedFormId ?? null }, { type, formData, meta });
  };
  const exports = useExports(() => readForExport(report), t`Préparation du rapport…`, profile, lookAtSpoken, {
    isLocked,
  });
  const reportId = useSyncExternalStore(report.subscribe, () => report.getState().reportId);
  const acts = useReportActs(report, arrival, { exports, spoken: spoken.found, view, isLocked });
  // Changes with each report that takes the place of the one that was open.
  const generation = useSyncExternalStore(report.subscribe, () => report.getState().generation);
  useEffect(() => {
    // What is locked stays as it is, and whether it is has to be known first, of the report that is open now.
    const isKnown = isLockKnown && generation === report.getState().generation;
    if (profile !== undefined && isKnown && !isLocked) report.adoptNormals(profile.normals);
  }, [report, generation, profile, isLockKnown, isLocked]);

  const screen = useMemo(
    () => ({
      report,
      control,
      register,
      profile,
      readProfile: async () => (await refetch({ cancelRefetch: false })).data,
      tools: FIELD_TOOLS,
      ...(hasAudio && { margin: MARGIN }),
      onDictate: (section: string) => {
        report.flush();
        writeTab('dictation_return_section', section);
        void navigate({ to: '/dictation', search: { section } });
      },
    }),
    [report, control, register, profile, refetch, hasAudio, navigate],
  );

  return (
    <ReportProvider screen={screen}>
      <ContradictionsProvider>
        <OtherGenderProvider onChosen={() => acts.open({ kind: 'gender' })}>
          <ReportBar
            acts={acts}
            lock={lock?.signing ?? null}
            isClosed={isHeld}
            onNavigation={navigation.toggle}
          />
          <div className="flex">
            <main id="main" tabIndex={-1} className="min-w-0 flex-1 bg-surface pb-24 outline-none">
              {isReader && <ReaderNotice />}
              {sharing !== null && (
                <div className="px-3 pt-3 sm:px-6 print:hidden">
                  <SharingNotice sharing={sharing} />
                </div>
              )}
              {lock !== null && formId !== null && (
                <LockBanner lock={lock} formId={formId} acts={acts} key={`lock ${reportId}`} />
              )}
              {view.isReview && isShown && !arrival.isLoading && (
                <LazyReview
                  key={`review ${reportId}`}
                  report={report}
                  acts={acts}
                  lookAtSpoken={lookAtSpoken}
                  isClosed={isClosed}
                />
              )}
              <div
                hidden={view.isReview}
                onFocus={onFocus}
                className={view.isReview ? undefined : 'contents'}
              >
                <fieldset disabled={isHeld} className="contents">
                  <div className="px-3 pt-3 sm:px-6 lg:hidden print:hidden">
                    <ActionBar acts={acts} />
                  </div>
                </fieldset>
                <fieldset disabled={isClosed} className="contents">
                  <div className="space-y-3 px-3 pt-3 max-lg:empty:hidden sm:px-6 print:hidden">
                    {!isLocked && <ReplacementNotice formId={formId} />}
                    <ConflictNotice />
                    <UnreadableNotice />
                    {!isLocked && <LaterVersionNotice />}
                    <SizeGuard />
                    {!isLocked && <GenderWarning onShow={() => acts.open({ kind: 'gender' })} />}
                  </div>
                  {arrival.isLoading ? (
                    <LoadingLine className="py-16" />
                  ) : !isShown ? null : (
                    <AssistanceProvider report={assisted} waiting={followUp.waiting}>
                      <ReportForm
                        onClear={sharing === null ? () => acts.open({ kind: 'clear' }) : undefined}
                      />
                      <EngineLegend />
                    </AssistanceProvider>
                  )}
                </fieldset>
                <fieldset disabled={isHeld} className="contents">
                  <ReportFooter acts={acts} />
                </fieldset>
              </div>
            </main>
            <fieldset disabled={isHeld} className="contents">
              <PhoneBar acts={acts} isFormShown={!arrival.isLoading} onNavigation={navigation.toggle} />
            </fieldset>
            <SideNavigation
              acts={acts}
              isClosed={isHeld}
              isFormShown={!arrival.isLoading && !view.isReview}
              isCollapsed={navigation.isCollapsed}
              onToggle={navigation.toggle}
            />
            <LazyBeside report={report} acts={acts} />
          </div>
          {followUp.dialog}
          {!isReader && <PageTools acts={acts} report={report} />}
          {!isReader && !isLocked && sharing === null && (
            <LazyFormDictation key={reportId} session={session} acts={acts} />
          )}
        </OtherGenderProvider>
      </ContradictionsProvider>
    </ReportProvider>
  );
}

/** The report form of the signed-in physician. */
export function FormPage(): ReactNode {
  const { user } = useCurrentUser();
  const [opened] = useState(user);
  const owner = opened ?? user;
  return owner === null ? null : <ReportPage key={owner.id} user={owner} />;
}
