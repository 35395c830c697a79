import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, Laptop, Mic } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WorkingRecord } from '../../features/report-form/index.kept-reports.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { DiscardReportDialog } from '../picker/discard-report-dialog.tsx';
import { takeUpReport } from '../picker/unsaved-on-device.ts';
import type { DeviceReport } from '../picker/unsaved-on-device.ts';
import { ReportRow } from './report-row.tsx';
import { LastChange, RemainingWork } from './row-summary.tsx';
import type { WaitingRecording } from './waiting-recordings.ts';

function DeviceRow({
  report,
  visit,
  owner,
  isFirst,
  onResume,
  onDiscard,
}: {
  readonly report: DeviceReport;
  readonly visit: number | null;
  readonly owner: string;
  readonly isFirst: boolean;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { record, summary } = report;
  const name = report.title || t`Sans nom`;
  return (
    <ReportRow
      summary={summary}
      name={name}
      title={record.title ?? ''}
      visit={visit}
      isFirst={isFirst}
      left={
        <>
          <Badge look="danger">
            <CloudOff aria-hidden="true" className="size-3.5" />
            {t`non sauvegardé`}
          </Badge>
          <RemainingWork summary={summary} />
          <span className="basis-full">
            <LastChange at={record.savedAt} />
          </span>
        </>
      }
      end={
        <>
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            className="max-sm:min-h-11"
            aria-label={t`Reprendre ${name}`}
            onClick={() => void takeUpReport(owner, record.reportId).then(onResume)}
          >
            {t`Reprendre`}
          </Button>
          <Button
            variant="ghost"
            size="small"
            className="max-sm:min-h-11"
            aria-label={t`Supprimer ${name}`}
            onClick={onDiscard}
          >
            {t`Supprimer`}
          </Button>
        </>
      }
    />
  );
}

/** A recording that is not, or not wholly, on the server, with the way to its report. */
function RecordingLine({ recording }: { readonly recording: WaitingRecording }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { visit, formId, startedAt, recordedMs } = recording;
  const seconds = Math.max(1, Math.round(recordedMs / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')];
  const length = minutes === 0 ? t`${seconds} s` : t`${minutes} min ${rest} s`;
  const moment = formatMoment(startedAt, language);
  const name = visit || t`Sans nom`;
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2 ps-1">
      <Mic aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-48 flex-1">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-muted">
          {moment} · {length}
        </span>
      </span>
      <Link
        to={formId === null ? '/dictation' : '/forms/cnesst-medical'}
        search={formId === null ? {} : { draft: formId }}
        aria-label={formId === null ? t`Ouvrir la dictée de ${name}` : t`Ouvrir le rapport de ${name}`}
        className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-accent-text hover:bg-accent-soft sm:min-h-9"
      >
        {formId === null ? t`Ouvrir la dictée` : t`Ouvrir le rapport`}
      </Link>
    </li>
  );
}

/** What this device alone has: reports that no server holds whole, and recordings that have not all been sent. Nothing without. */
export function OnThisDevice({
  owner,
  reports,
  recordings,
  visitOf,
  onResume,
}: {
  readonly owner: string;
  readonly reports: readonly DeviceReport[];
  readonly recordings: readonly WaitingRecording[];
  readonly visitOf: (report: DeviceReport) => number | null;
  /** The report is the one of this tab now. */
  readonly onResume: () => void;
}): ReactNode {
  const { t } = useLingui();
  const [doomed, setDoomed] = useState<WorkingRecord | null>(null);
  if (reports.length === 0 && recordings.length === 0) return null;
  return (
    <section aria-labelledby="on-this-device" className="mb-8">
      <h2 id="on-this-device" className="flex items-center gap-2 font-serif text-xl font-semibold">
        <Laptop aria-hidden="true" className="size-5" />
        <Trans>Sur cet appareil</Trans>
      </h2>
      {reports.length > 0 && (
        <>
          <p className="mb-3 text-[0.9rem] text-muted">
            <Trans>Le serveur n’a pas ces rapports, ou n’en a pas les derniers mots.</Trans>
          </p>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line-strong bg-surface">
            {reports.map((report, at) => (
              <DeviceRow
                key={report.record.reportId}
                report={report}
                visit={visitOf(report)}
                owner={owner}
                isFirst={at === 0}
                onResume={onResume}
                onDiscard={() => setDoomed(report.record)}
              />
            ))}
          </ul>
        </>
      )}
      {recordings.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">
            {t`${plural(recordings.length, { one: '# dictée en attente', other: '# dictées en attente' })}`}
          </h3>
          <p className="text-[0.9rem] text-muted">
            <Trans>Leur son n’est pas encore tout entier sur le serveur.</Trans>
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {recordings.map((recording) => (
              <RecordingLine key={recording.id} recording={recording} />
            ))}
          </ul>
        </>
      )}
      <DiscardReportDialog owner={owner} record={doomed} onClose={() => setDoomed(null)} />
    </section>
  );
}
