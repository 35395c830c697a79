import type { AuditEvent } from '@constat/contract';
import { nameOfAction } from '@constat/contract/audit-actions';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { formatDay, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { useEventDetails } from './event-details.ts';

const HEAD = 'border-b border-line px-2 py-2 text-left font-semibold text-muted';
const CELL = 'px-2 py-1 align-top sm:border-b sm:border-line sm:py-2';

/** On a narrow screen rows and cells are blocks, which takes their roles away in some browsers. */
const TABLE = { role: 'table' } as const;
const ROWS = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const COLUMN = { role: 'columnheader', scope: 'col' } as const;
const IN_ROW = { role: 'cell' } as const;

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

/** To the second, as the order of events is told by. */
function Moment({ at }: { readonly at: string }): ReactNode {
  const { language } = useLanguage();
  const seconds = String(new Date(at).getSeconds()).padStart(2, '0');
  return (
    <time dateTime={at}>
      {formatDay(at, language)}, {formatTime(at, language)}
      {language === 'fr' ? ` min ${seconds} s` : `:${seconds}`}
    </time>
  );
}

/** Events of the trail, newest first. */
export function EventsTable({
  events,
  isBusy,
  firstNew,
}: {
  readonly events: readonly AuditEvent[];
  /** While others are looked for. */
  readonly isBusy: boolean;
  /** Takes the first row that came with a press. */
  readonly firstNew: { readonly index: number; readonly ref: Ref<HTMLTableRowElement> };
}): ReactNode {
  const { t } = useLingui();
  const inLanguage = useLocalised();
  const detailsOf = useEventDetails();
  const nobody: Readonly<Record<AuditEvent['origin'], string>> = {
    account: t`compte supprimé`,
    constat: 'Constat',
    unknown: t`personne non identifiée`,
  };
  return (
    <table {...TABLE} aria-busy={isBusy} className="w-full border-collapse max-sm:block">
      <caption className="sr-only">{t`Événements, le plus récent en premier`}</caption>
      <thead {...ROWS} className="max-sm:sr-only">
        <tr {...ROW}>
          <th {...COLUMN} className={HEAD}>{t`No`}</th>
          <th {...COLUMN} className={HEAD}>{t`Date et heure`}</th>
          <th {...COLUMN} className={HEAD}>{t`Événement`}</th>
          <th {...COLUMN} className={HEAD}>{t`Rapport`}</th>
          <th {...COLUMN} className={HEAD}>{t`Utilisateur`}</th>
        </tr>
      </thead>
      <tbody {...ROWS} className="max-sm:block">
        {events.map((event, index) => {
          const { position, at, action, actor, origin, report, sessionId } = event;
          const session = short(sessionId ?? '');
          return (
            <tr
              key={position}
              {...ROW}
              {...(index === firstNew.index && { ref: firstNew.ref, tabIndex: -1 })}
              className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2"
            >
              <td {...IN_ROW} className={`${CELL} text-sm text-muted tabular-nums max-sm:float-right`}>
                {position}
              </td>
              <td
                {...IN_ROW}
                className={`${CELL} whitespace-nowrap tabular-nums max-sm:block max-sm:text-sm max-sm:text-muted`}
              >
                <Moment at={at} />
              </td>
              <td {...IN_ROW} className={`${CELL} max-sm:block`}>
                <span className="font-semibold">{inLanguage(nameOfAction(action))}</span>
                {detailsOf(event).map((part) => (
                  <span key={part} className="block text-sm break-words text-muted">
                    {part}
                  </span>
                ))}
              </td>
              <td {...IN_ROW} className={`${CELL} break-words max-sm:block max-sm:empty:hidden`}>
                {report !== null && <ReportName report={report} />}
              </td>
              <td {...IN_ROW} className={`${CELL} max-sm:block max-sm:text-sm`}>
                {actor ?? nobody[origin]}
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
