import { findDates } from '@constat/assistance/trace';
import type { QuotedContradiction, QuotedSpan } from '@constat/assistance/review';
import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { useLazy } from '../../../../shared/ui/lazy-part.ts';
import { useHasSideSpace } from '../../../../shared/ui/side-space.ts';
import { useEntries, useReportScreen, useReportState, useReportType } from '../report-context.tsx';
import { useContradictions } from './contradictions.tsx';
import { MarginPart } from './margin-part.tsx';
import { showPassage } from './show-passage.ts';

/** A passage as it stands, which leads to its place. */
function Passage({
  place,
  isElsewhere,
}: {
  readonly place: QuotedSpan;
  readonly isElsewhere: boolean;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const type = useReportType();
  const language = useReportState((state) => state.meta.reportLanguage);
  const number = type.sectionOf(place.field)?.number ?? '';
  const name = localised(type.field(place.field)?.label ?? { fr: '', en: '' });
  return (
    <button
      type="button"
      onClick={() => showPassage(place.field, place.start, place.end)}
      className="block w-full rounded-control px-1 py-0.5 text-left leading-snug hover:bg-accent-soft"
    >
      {isElsewhere && (
        <span className="block text-sm text-muted">
          {t`Section ${number}`} · {name}
        </span>
      )}
      <span className="sr-only">{t`Aller à`} </span>
      <q lang={language} className={isElsewhere ? 'text-[15px]' : 'font-serif'}>
        {place.quote}
      </q>
    </button>
  );
}

function useMeanings(): Readonly<Record<QuotedContradiction['kind'], string>> {
  const { t } = useLingui();
  return {
    side: t`Deux côtés`,
    date: t`Deux dates`,
    dose: t`Deux doses`,
    unit: t`Unité absente`,
    'spoken-word': t`Mot de dictée resté dans le texte`,
  };
}

function Contradictions({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const meanings = useMeanings();
  const found = useContradictions().filter(({ places }) => places.some((place) => place.field === field.id));
  if (found.length === 0) return null;
  return (
    <MarginPart
      title={t`Contradictions`}
      icon={<TriangleAlert aria-hidden="true" className="size-4.5 text-warn" />}
      count={found.length}
      isToLookAt
    >
      <ul className="space-y-3">
        {found.map(({ kind, places }) => (
          <li
            key={`${kind} ${places.map(({ field: id, start }) => `${id}${start}`).join(' ')}`}
            className="border-l-3 border-warn pl-2"
          >
            <p className="px-1 text-sm font-semibold text-warn">{meanings[kind]}</p>
            {places.map((place) => (
              <Passage
                key={`${place.field} ${place.start}`}
                place={place}
                isElsewhere={place.field !== field.id}
              />
            ))}
          </li>
        ))}
      </ul>
    </MarginPart>
  );
}

function Dates({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const { report } = useReportScreen();
  const dates = useEntries(() => findDates(report.get(field.id), report.getState().meta.reportLanguage));
  if (dates.length === 0) return null;
  return (
    <MarginPart title={t`Dates trouvées`} count={dates.length}>
      <ol className="border-l-2 border-line pl-1.5">
        {dates.map(({ start, end, text, beside }) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => showPassage(field.id, start, end)}
              className="grid w-full grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-x-3 rounded-control px-1 py-0.5 text-left text-[15px] leading-snug hover:bg-accent-soft"
            >
              <span className="font-semibold">{text}</span>
              <span className="truncate text-muted">{beside}</span>
            </button>
          </li>
        ))}
      </ol>
    </MarginPart>
  );
}

/**
 * What a text contradicts, the dates in it, and what was dictated into it. Beside the text it takes no more height than the
 * text has; in a narrow window it is folded below. So nothing on the page moves for what it comes to hold.
 */
export function ProseMargin({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { margin } = useReportScreen();
  const hasRoom = useHasSideSpace();
  const contradictions = useContradictions().filter(({ places }) =>
    places.some((place) => place.field === field.id),
  ).length;
  const name = localised(field.label);
  const parts = (
    <>
      <Contradictions field={field} />
      <Dates field={field} />
      {margin !== undefined && <More part={margin} field={field} />}
    </>
  );
  if (hasRoom)
    return (
      // Can be scrolled by keyboard: the passages in it take the focus.
      <aside aria-label={t`Marge\u00A0: ${name}`} className="absolute inset-0 overflow-y-auto pt-1">
        {parts}
      </aside>
    );
  return (
    <details className="group/margin">
      <summary className="flex min-h-8 items-center gap-2 rounded-control px-1 text-sm font-semibold text-muted hover:text-accent-text max-sm:min-h-11">
        {t`Dates, contradictions et dictées`}
        {contradictions > 0 && (
          <span className="rounded-full bg-warn-soft px-2 text-warn tabular-nums">
            ≠ {contradictions}
            <span className="sr-only"> {t`contradictions`}</span>
          </span>
        )}
      </summary>
      <aside aria-label={t`Marge\u00A0: ${name}`} className="mt-2 max-w-[720px]">
        {parts}
      </aside>
    </details>
  );
}

function More({
  part,
  field,
}: {
  readonly part: NonNullable<ReturnType<typeof useReportScreen>['margin']>;
  readonly field: ReportField;
}): ReactNode {
  const component = useLazy(part);
  return component === null ? null : createElement(component, { field });
}
