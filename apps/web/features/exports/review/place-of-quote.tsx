import { fieldsOfSection } from '@constat/report/catalogue';
import type { FieldId, ReportType } from '@constat/report/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { ShownPassage } from '../describe-issue.ts';
import { placeKey } from '../issue-lists.tsx';
import type { ShowPlace } from '../issue-lists.tsx';

/** What every quoted place of the review needs. */
export interface QuoteContext {
  readonly type: ReportType;
  /** The language that the report is written in. */
  readonly language: 'fr' | 'en';
  readonly onShow: ShowPlace;
}

/** Words of the report, in its language. */
export function Quotation({
  quote,
  marked,
  language,
  isStruck = false,
  id,
}: {
  readonly quote: string;
  /** Characters of the quote that stand out, while nothing strikes it. */
  readonly marked?: { readonly start: number; readonly end: number } | undefined;
  readonly language: 'fr' | 'en';
  readonly isStruck?: boolean;
  readonly id?: string;
}): ReactNode {
  const { t } = useLingui();
  const before = quote.slice(0, marked?.start);
  const words = quote.slice(marked?.start, marked?.end);
  const after = quote.slice(marked?.end);
  return (
    <span
      id={id}
      lang={language}
      className={classNames('font-serif break-words', isStruck && 'text-muted line-through')}
    >
      {marked === undefined || isStruck ? (
        t`« ${quote} »`
      ) : (
        <Trans>
          « {before}
          <strong>{words}</strong>
          {after} »
        </Trans>
      )}
    </span>
  );
}

/** « 7 · Historique »: leads to the passage in its field. */
export function PlaceButton({
  field,
  passage,
  quoteId,
  context: { type, onShow },
}: {
  readonly field: FieldId;
  readonly passage: ShownPassage;
  /** Id of the words that the button leads to. */
  readonly quoteId?: string | undefined;
  readonly context: QuoteContext;
}): ReactNode {
  const localised = useLocalised();
  const section = type.sectionOf(field);
  const isOnlyField = section !== undefined && fieldsOfSection(section).length === 1;
  const label = isOnlyField ? undefined : type.field(field)?.label;
  return (
    <button
      type="button"
      aria-describedby={quoteId}
      data-place={placeKey(field, passage)}
      onClick={() => onShow(field, passage)}
      className="group min-h-6 max-sm:min-h-11 rounded-control text-left text-sm text-muted"
    >
      <span className="text-accent-text underline decoration-1 underline-offset-3 group-hover:decoration-2">
        {section === undefined ? '' : `${section.number} · ${localised(section.title)}`}
      </span>
      {label !== undefined && `, ${localised(label)}`}
    </button>
  );
}
