import type { AuditEvent } from '@constat/contract';
import { AUDIT_ACTIONS } from '@constat/contract/audit-actions';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { useEventDetails } from './event-details.ts';

const HEAD = 'border-b border-line px-2 py-2 text-left font-semibold text-muted';
const CELL = 'px-2 py-1 align-top sm:border-b sm:border-line sm:py-2';

/** As much of an id as tells two apart, and finds it again. */
const short = (id: string): string => id.slice(0, 8);

function ReportName({ report }: { readonly report: NonNullable<AuditEvent['report']> }): ReactNode {
  const { id, title } = report;
  const number = <span className="text-sm whitespace-nowrap text-muted tabular-nums">{short(id)}</span>;
  if (title === null) return number;
  return (
    <>
      <Link
        to="/forms/cnesst-medical"
        search={{ draft: id }}
        className="font-semibold text-accent-text underline underline-offset-2"
      >
        {title}
      </Link>{' '}
      {number}
    </>
  );
}

/** Events of the trail, newest first. */
export function EventsTable({ events }: { readonly events: readonly AuditEvent[] }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const inLanguage = useLocalized();
  const detailsOf = useEventDetails();
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="sr-only">{t`Événements, le plus récent en premier`}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={HEAD}>{t`Moment`}</th>
          <th scope="col" className={HEAD}>{t`Événement`}</th>
          <th scope="col" className={HEAD}>{t`Rapport`}</th>
          <th scope="col" className={HEAD}>{t`Par`}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {events.map((event) => {
          const { position, at, action, actor, report, sessionId } = event;
          const session = short(sessionId ?? '');
          const time = new Date(at);
          const seconds = String(time.getSeconds()).padStart(2, '0');
          return (
            <tr key={position} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2">
              <td
                className={`${CELL} whitespace-nowrap tabular-nums max-sm:block max-sm:text-sm max-sm:text-muted`}
              >
                <time dateTime={at}>
                  {formatDay(at, language)}, {formatTime(at, language)}
                  {language === 'fr' ? ` min ${seconds} s` : `:${seconds}`}
                </time>
              </td>
              <td className={`${CELL} max-sm:block`}>
                <span className="font-semibold">{inLanguage(AUDIT_ACTIONS[action])}</span>
                {detailsOf(event).map((part) => (
                  <span key={part} className="block text-sm break-words text-muted">
                    {part}
                  </span>
                ))}
              </td>
              <td className={`${CELL} break-words max-sm:block max-sm:empty:hidden`}>
                {report !== null && <ReportName report={report} />}
              </td>
              <td className={`${CELL} max-sm:block max-sm:text-sm`}>
                {actor ?? 'Constat'}
                {sessionId !== null && (
                  <span className="block text-sm whitespace-nowrap text-muted tabular-nums max-sm:inline">
                    {' '}
                    {t`session ${session}`}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
