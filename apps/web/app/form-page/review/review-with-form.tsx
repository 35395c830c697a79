import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { LazySpokenFacts } from '../../../features/dictation/index.late.ts';
import { placeKey, ReviewPage } from '../../../features/exports/index.late.ts';
import type { ShowPlace } from '../../../features/exports/index.late.ts';
import { useReportProfile } from '../../../features/account/index.profile.ts';
import { useReportState } from '../../../features/report-form/index.ts';
import type { WorkingReport } from '../../../features/report-form/index.ts';
import { useIsAssistant } from '../../../shared/session.ts';
import { jumpToPassage } from '../jump-to-passage.ts';
import { readForExport } from '../read-for-export.ts';
import type { ReportActs } from '../use-report-acts.ts';
import { SignFromReview } from './sign-from-review.tsx';

export interface ReviewWithFormProps {
  readonly report: WorkingReport;
  readonly acts: ReportActs;
  /** Looks for what was dictated and is absent; the acts have what it finds. */
  readonly lookAtSpoken: () => Promise<boolean>;
  /** Nothing of the report can be changed. */
  readonly isClosed: boolean;
}

const NONE = {};
/** The place that was followed last: the review begins there when it is shown again. */
let followed: { readonly reportId: string; readonly key: string } | null = null;

/** The review of the report that is open, in the place of its form. */
export function ReviewWithForm({ report, acts, lookAtSpoken, isClosed }: ReviewWithFormProps): ReactNode {
  const { data: profile } = useReportProfile(useReportState(({ place }) => place?.savedFormId ?? null));
  const type = useReportState((state) => state.type);
  const language = useReportState(({ meta }) => meta.reportLanguage);
  const intended = useReportState(({ meta }) => meta.intended ?? NONE);
  const reportId = useReportState((state) => state.reportId);
  const isAssistant = useIsAssistant();
  const read = useCallback(() => readForExport(report), [report]);
  const settings = profile?.exportSettings;
  const source = useMemo(() => ({ read, subscribe: report.subscribe, settings }), [read, report, settings]);
  const look = useRef(lookAtSpoken);
  useEffect(() => {
    void look.current();
  }, []);
  const absent = acts.spoken.records.reduce(
    (sum, { lines }) => sum + lines.filter(({ printed }) => printed === null).length,
    0,
  );
  const edited = acts.spoken.records.reduce((sum, { lines }) => sum + lines.length, 0) - absent;
  const show: ShowPlace = (id, passage) => {
    followed = { reportId, key: placeKey(id, passage) };
    jumpToPassage(id, passage);
  };
  return (
    <ReviewPage
      source={source}
      type={type}
      language={language}
      whose={[report.get('patientName'), report.get('workerFileNo')]
        .filter((text) => text !== '')
        .join(' · ')}
      intended={intended}
      // What stands although it is listed is the physician's word.
      onIntend={
        isClosed || isAssistant ? null : (line, reason, lines) => report.noteIntended(line, reason, lines)
      }
      onShow={show}
      onForm={acts.view.showForm}
      followed={followed?.reportId === reportId ? followed.key : null}
      renderActions={(mandate) => (
        <SignFromReview report={report} acts={acts} mandate={mandate} isClosed={isClosed} onShow={show} />
      )}
      spoken={{
        count: absent + edited,
        body: <LazySpokenFacts found={acts.spoken} onShow={jumpToPassage} />,
      }}
    />
  );
}
