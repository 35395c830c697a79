import type { ListedForm } from '@constat/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SigningBadge } from '../../shared/ui/signing-badge.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { expiryFrom } from './expiry.ts';
import { ReportLink, ReportRow } from './report-row.tsx';
import { RowDays, RemainingWork } from './row-summary.tsx';
import { useNow } from './use-now.ts';

/** How long the draft still lives; near its end, with the act that gives it 30 days more. */
function ExpiryWords({ form, isNear, days }: { form: ListedForm; isNear: boolean; days: number }): ReactNode {
  const { t } = useLingui();
  if (form.expired) return <Badge look="warn">{t`Expiré`}</Badge>;
  return (
    <span className={classNames(isNear && 'font-semibold text-warn')}>
      {t`${plural(days, { one: 'expire dans # jour', other: 'expire dans # jours' })}`}
    </span>
  );
}

/** A draft to go on with: the row is a link; near its end, or after it, an act gives it a new term. */
export function DraftRow({
  form,
  visit,
  isFirst,
  isBusy,
  onRenew,
}: {
  readonly form: ListedForm;
  readonly visit: number | null;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly onRenew: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { id, title, summary, expired } = form;
  // What was just renewed may be later than the minute that is shown.
  const now = Math.max(useNow().getTime(), Date.parse(form.updatedAt));
  const expiry = expiryFrom(form.expiresAt, now);
  const isNear = expired || expiry?.isNear === true;
  const isLocked = form.signing !== undefined;
  const name = summary?.workerName || title;
  const link = useRef<HTMLAnchorElement>(null);
  const wasNear = useRef(isNear);
  useEffect(() => {
    // The button that gave it a new term goes; the focus stays with the draft.
    if (wasNear.current && !isNear) link.current?.focus({ preventScroll: true });
    wasNear.current = isNear;
  }, [isNear]);
  return (
    <ReportRow
      summary={summary}
      hasGauge={!isLocked}
      title={title}
      visit={visit}
      isFirst={isFirst}
      isFaded={expired}
      name={expired ? name : <ReportLink ref={link} id={id} name={name} />}
      left={
        <>
          {form.signing !== undefined ? (
            <>
              <SigningBadge signing={form.signing} />
              {form.reminder !== undefined && (
                <Badge look="warn">
                  {form.reminder === 'days-missing' ? t`Dates à inscrire` : t`Terme échu`}
                </Badge>
              )}
            </>
          ) : (
            summary !== undefined && <RemainingWork summary={summary} />
          )}
          <RowDays changedAt={isLocked ? null : form.updatedAt} dueDate={summary?.dueDate ?? ''} />
        </>
      }
      end={
        <>
          {isFirst && !expired && (
            <Link
              to="/forms/cnesst-medical"
              search={{ draft: id }}
              aria-label={t`Reprendre ${name}`}
              className="relative inline-flex min-h-11 items-center justify-center rounded-control bg-accent px-3.5 py-1.5 text-base font-semibold text-on-accent hover:bg-accent-hover sm:min-h-9"
            >
              {t`Reprendre`}
            </Link>
          )}
          {expiry !== null && <ExpiryWords form={form} {...expiry} />}
          {isNear && (
            <Button
              size="small"
              className="relative whitespace-nowrap max-sm:min-h-11"
              icon={<RotateCcw aria-hidden="true" className="size-4" />}
              aria-label={expired ? t`Réactiver ${title}` : t`Garder 30 jours ${title}`}
              isPending={isBusy}
              onClick={onRenew}
            >
              {expired ? t`Réactiver` : t`Garder 30 jours`}
            </Button>
          )}
        </>
      }
    />
  );
}
