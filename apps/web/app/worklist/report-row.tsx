import type { ReportSummary } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { ProgressGauge } from '../../shared/ui/progress-gauge.tsx';
import { ReportSubject } from './row-summary.tsx';

/** How many of the sections that a report needs are complete, as a small goniometer and in figures. */
function Gauge({ summary }: { readonly summary: ReportSummary | undefined }): ReactNode {
  const { t } = useLingui();
  if (summary === undefined || summary.total === 0) return <span aria-hidden="true" />;
  const { complete, total } = summary;
  return (
    <span className="flex flex-col items-center self-start text-sm sm:row-span-2 sm:self-center xl:row-span-1 leading-tight font-semibold text-muted tabular-nums">
      <ProgressGauge fraction={complete / total} className="w-11" />
      <span className="sr-only">{t`Sections complètes\u00A0:`} </span>
      {complete}/{total}
    </span>
  );
}

/** The name of a row that opens a saved form; the whole row answers to a press. */
export function ReportLink({
  id,
  name,
  ref,
}: {
  readonly id: string;
  readonly name: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}): ReactNode {
  return (
    <Link
      ref={ref}
      to="/forms/cnesst-medical"
      search={{ draft: id }}
      className="outline-none after:absolute after:inset-0 hover:text-accent-text"
    >
      {name}
    </Link>
  );
}

export interface ReportRowProps {
  readonly summary: ReportSummary | undefined;
  /** False where nothing is left to complete: the report is locked or signed. */
  readonly hasGauge?: boolean;
  /** The name of the worker, as a link where the row opens something. */
  readonly name: ReactNode;
  readonly title?: string;
  readonly visit: number | null;
  /** What is left to do, and when it was changed. */
  readonly left: ReactNode;
  /** Its acts, and when it expires. */
  readonly end: ReactNode;
  /** The row that one goes on with first. */
  readonly isFirst?: boolean;
  readonly isFaded?: boolean;
}

/** One report of the worklist: how far it is, whose, what and when, what is left, until when. */
export function ReportRow({
  summary,
  hasGauge = true,
  name,
  title,
  visit,
  left,
  end,
  isFirst = false,
  isFaded = false,
}: ReportRowProps): ReactNode {
  return (
    <li
      className={classNames(
        'relative grid min-h-21 grid-cols-[3rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 px-3.5 py-3.5 transition-colors',
        'sm:grid-cols-[3.25rem_minmax(0,1fr)_12.5rem] sm:items-center sm:gap-x-4 xl:grid-cols-[3.25rem_minmax(0,1fr)_11.5rem_9.25rem]',
        'hover:bg-raised has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus',
        isFirst && 'bg-raised shadow-[inset_4px_0_0_var(--accent)]',
      )}
    >
      <Gauge summary={hasGauge ? summary : undefined} />
      <div className="min-w-0 sm:row-span-2 xl:row-span-1">
        <h3
          className={classNames(
            'font-serif text-[1.09rem] leading-snug font-semibold break-words',
            isFaded && 'text-muted',
          )}
        >
          {name}
        </h3>
        <div className="text-[0.9rem] leading-snug text-muted">
          <ReportSubject summary={summary} visit={visit} {...(title !== undefined && { title })} />
        </div>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-1 text-[0.9rem] leading-snug text-muted sm:col-start-3">
        {left}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-snug text-muted sm:col-start-3 xl:col-start-4 xl:flex-col xl:items-end xl:text-right">
        {end}
      </div>
    </li>
  );
}
