import { plural, selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { REGION_TITLES } from '@constat/report/catalogue/offered-types';
import type { ReportSummary } from '@constat/report/rules';
import { Brackets, Check, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCalendarDay, formatDay, formatTime, localDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { useNow } from './use-now.ts';

/** The title that a save offers by itself says nothing that the row does not. */
const OFFERED_TITLE = /^(?:Brouillon|Draft|Copie|Copy) - \d{4}-\d\d-\d\d$/u;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** What a report is about: its diagnosis, else the regions; the event; which visit, and when; its title where that says more. */
export function ReportSubject({
  summary,
  title = '',
  visit,
}: {
  readonly summary: ReportSummary | undefined;
  /** Of the saved form. */
  readonly title?: string;
  readonly visit: number | null;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const localised = useLocalised();
  if (summary === undefined) return <span className="block">{t`Rapport d’une version plus récente`}</span>;
  const { diagnosis, regions, eventDate, evaluationDate, workerName } = summary;
  const what = diagnosis || regions.map((id) => localised(REGION_TITLES[id])).join(', ');
  const event = eventDate === '' ? '' : formatCalendarDay(eventDate, language);
  const day = evaluationDate === '' ? '' : formatCalendarDay(evaluationDate, language, 'short');
  // Without a worker's name, the title stands in its place.
  const saysMore = workerName !== '' && title !== workerName && !OFFERED_TITLE.test(title);
  const own = saysMore ? title : '';
  const seen =
    visit === null ? day : t`${selectOrdinal(visit, { one: '#re visite', other: '#e visite' })}, ${day}`;
  return (
    <>
      <span className="line-clamp-2">{joined([what, event === '' ? '' : t`événement du ${event}`])}</span>
      <span className="line-clamp-2">{joined([seen, own])}</span>
    </>
  );
}

/** What is left to do in a report, in words. */
export function RemainingWork({ summary }: { readonly summary: ReportSummary }): ReactNode {
  const { t } = useLingui();
  const { unconfirmed, openPlaces } = summary;
  return (
    <>
      {unconfirmed > 0 ? (
        <Badge look="warn">
          <CircleDashed aria-hidden="true" className="size-3.5" />
          {t`${unconfirmed} à confirmer`}
        </Badge>
      ) : (
        <Badge look="ok">
          <Check aria-hidden="true" className="size-3.5" />
          {t`rien à confirmer`}
        </Badge>
      )}
      {openPlaces > 0 && (
        <Badge>
          <Brackets aria-hidden="true" className="size-3.5" />
          {t`${plural(openPlaces, { one: '# crochet à remplir', other: '# crochets à remplir' })}`}
        </Badge>
      )}
    </>
  );
}

/**
 * When a report was changed last, and until when it is to be handed in.
 * @param changedAt null for what is locked or signed: it changes no more, and its badge says since when
 * @param dueDate empty where no day is set
 */
export function RowDays({
  changedAt,
  dueDate,
}: {
  readonly changedAt: string | null;
  readonly dueDate: string;
}): ReactNode {
  return (
    <>
      {changedAt !== null && (
        <span className="basis-full">
          <LastChange at={changedAt} />
        </span>
      )}
      {dueDate !== '' && (
        <span className="basis-full">
          <DueDate day={dueDate} />
        </span>
      )}
    </>
  );
}

/** When a report was changed last: the time of today, else the day. */
export function LastChange({ at }: { readonly at: string }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const isToday = localDay(new Date(at)) === localDay(now);
  const time = formatTime(at, language);
  const day = formatDay(at, language);
  return isToday ? t`modifié à ${time}` : t`modifié le ${day}`;
}

/** Until when the report is to be handed in, and that the day has passed. */
function DueDate({ day }: { readonly day: string }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const today = localDay(now);
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4);
  const named = formatCalendarDay(day, language, isOfThisYear ? 'yearless' : 'whole');
  return day < today ? (
    <span className="font-semibold text-ink">{t`à remettre le ${named}\u00A0: date passée`}</span>
  ) : (
    t`à remettre le ${named}`
  );
}
