import type { ListedForm } from '@constat/contract';
import type { ReportSummary } from '@constat/report/rules';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { SigningBadge } from '../../shared/ui/signing-badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import type { DeviceReport } from '../picker/unsaved-on-device.ts';
import { ReportLink, ReportRow } from './report-row.tsx';
import { findReports } from './report-search.ts';
import { RowList } from './row-list.tsx';
import { LastChange } from './row-summary.tsx';

/** One report that can be found: a saved form, or one that this device alone has. */
type Found =
  | { readonly title: string; readonly summary: ReportSummary | undefined; readonly form: ListedForm }
  | { readonly title: string; readonly summary: ReportSummary; readonly device: DeviceReport };

function FoundRow({
  found,
  visit,
  onResume,
}: {
  readonly found: Found;
  readonly visit: number | null;
  readonly onResume: (report: DeviceReport) => void;
}): ReactNode {
  const { t } = useLingui();
  const { summary } = found;
  const name = summary?.workerName || found.title || t`Sans nom`;
  if ('device' in found) {
    const { device } = found;
    return (
      <ReportRow
        summary={summary}
        name={name}
        title={found.title}
        visit={visit}
        left={<LastChange at={device.record.savedAt} />}
        end={
          <>
            <Badge look="danger">{t`non sauvegardé`}</Badge>
            <Button
              size="small"
              className="max-sm:min-h-11"
              aria-label={t`Reprendre ${name}`}
              onClick={() => onResume(device)}
            >
              {t`Reprendre`}
            </Button>
          </>
        }
      />
    );
  }
  const { form } = found;
  // An expired draft that is no record cannot be read before it is reactivated.
  const isClosed = form.expired && !form.record;
  return (
    <ReportRow
      summary={summary}
      hasGauge={form.signing === undefined}
      name={isClosed ? name : <ReportLink id={form.id} name={name} />}
      title={form.title}
      visit={visit}
      isFaded={isClosed}
      left={<LastChange at={form.updatedAt} />}
      end={
        form.signing !== undefined ? (
          <SigningBadge signing={form.signing} />
        ) : form.expired ? (
          <Badge look="warn">{t`Expiré`}</Badge>
        ) : (
          <Badge look={form.formType === 'copy' ? 'accent' : 'neutral'}>
            {form.formType === 'copy' ? t`Copie` : t`Brouillon`}
          </Badge>
        )
      }
    />
  );
}

/** The reports that a text asks for, and how many they are. */
export function SearchResults({
  text,
  forms,
  reports,
  visitOf,
  onResume,
}: {
  readonly text: string;
  /** Undefined while they are on their way. */
  readonly forms: readonly ListedForm[] | undefined;
  readonly reports: readonly DeviceReport[];
  readonly visitOf: (summary: ReportSummary | undefined) => number | null;
  readonly onResume: (report: DeviceReport) => void;
}): ReactNode {
  const { t } = useLingui();
  const all = useMemo(
    (): readonly Found[] => [
      ...reports.map((device) => ({ title: device.title, summary: device.summary, device })),
      ...(forms ?? []).map((form) => ({ title: form.title, summary: form.summary, form })),
    ],
    [forms, reports],
  );
  const found = findReports(all, text);
  const { length } = found;
  return (
    <section aria-labelledby="results">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="results" className="font-serif text-2xl leading-tight font-semibold">
          <Trans>Résultats</Trans>
        </h2>
        <output className="text-muted">
          {forms === undefined
            ? t`Recherche…`
            : length === 0
              ? t`Aucun rapport trouvé`
              : t`${plural(length, { one: '# rapport trouvé', other: '# rapports trouvés' })}`}
        </output>
      </div>
      {length > 0 && (
        <RowList key={text} items={found}>
          {(one) => (
            <FoundRow
              key={'device' in one ? one.device.record.reportId : one.form.id}
              found={one}
              visit={visitOf(one.summary)}
              onResume={onResume}
            />
          )}
        </RowList>
      )}
    </section>
  );
}
