import type { ListedForm } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { Archive, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { SigningBadge } from '../../shared/ui/signing-badge.tsx';
import { ReportLink, ReportRow } from './report-row.tsx';
import { RowDays, RemainingWork } from './row-summary.tsx';

/** A report that a physician shares with the assistant who looks. */
export function SharedRow({
  form,
  isFirst,
}: {
  readonly form: ListedForm;
  readonly isFirst: boolean;
}): ReactNode {
  const { t } = useLingui();
  const { id, title, summary, expired, formType, shared, signing } = form;
  const name = summary?.workerName || title;
  return (
    <ReportRow
      summary={summary}
      hasGauge={signing === undefined}
      title={title}
      visit={null}
      isFirst={isFirst}
      isFaded={expired}
      name={expired ? name : <ReportLink id={id} name={name} />}
      left={
        <>
          {signing !== undefined ? (
            <SigningBadge signing={signing} />
          ) : (
            summary !== undefined && formType === 'draft' && <RemainingWork summary={summary} />
          )}
          <RowDays
            changedAt={signing === undefined ? form.updatedAt : null}
            dueDate={summary?.dueDate ?? ''}
          />
        </>
      }
      end={
        <>
          {shared !== undefined && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
              <UserRound aria-hidden="true" className="size-4 shrink-0" />
              <span className="sr-only">{t`Rapport de`} </span>
              {shared.by}
            </span>
          )}
          {expired && <Badge look="warn">{t`Expiré`}</Badge>}
          {formType === 'copy' && (
            <Badge>
              <Archive aria-hidden="true" className="size-3.5" />
              {t`Copie`}
            </Badge>
          )}
        </>
      }
    />
  );
}
