import type { ReportType } from '@constat/report/catalogue';
import type { ReviewIssue } from '@constat/assistance/review';
import type { NotPrintedReason } from '@constat/report/document';
import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { notPrintedGroups } from './describe-issue.ts';
import type { IssuePlace, ShownPassage } from './describe-issue.ts';

/** Brings a field or a section of the form into view; a passage of its text is selected. */
export type ShowPlace = (id: string, passage?: ShownPassage) => void;

/** What a list of issues is drawn from. */
export interface IssuesProps {
  readonly type: ReportType;
  readonly issues: readonly ReviewIssue[];
  readonly onShow: ShowPlace;
}

/** Tells a place of the form apart from others, also after the list was drawn anew. */
export function placeKey(id: string, passage: ShownPassage | undefined): string {
  if (passage === undefined || typeof passage === 'string') return `${id} ${passage ?? ''}`;
  return `${id} ${passage.quote} ${passage.start ?? ''}`;
}

/** The way to one place of the form, with what is found there. */
export function PlaceLink({
  id,
  passage,
  section = '',
  detail,
  isStrong = false,
  onShow,
  children,
}: {
  readonly id: string;
  readonly passage?: ShownPassage | undefined;
  readonly section?: string;
  readonly detail?: string;
  readonly isStrong?: boolean;
  readonly onShow: ShowPlace;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  return (
    <button
      type="button"
      data-place={placeKey(id, passage)}
      onClick={() => onShow(id, passage)}
      className="group flex min-h-8 w-full items-baseline gap-2 rounded-control px-2 py-1 text-left hover:bg-accent-soft max-sm:min-h-11 max-sm:items-center"
    >
      {section !== '' && (
        <span className="w-5 shrink-0 text-right text-sm text-muted tabular-nums">
          <span className="sr-only">{t`Section`} </span>
          {section}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span
          className={classNames(
            'text-accent-text underline decoration-1 underline-offset-2 group-hover:decoration-2',
            isStrong && 'font-bold',
          )}
        >
          {children}
        </span>
        {detail !== undefined && detail !== '' && (
          <span className="max-w-full truncate text-sm text-muted">{detail}</span>
        )}
      </span>
      <ArrowRight aria-hidden="true" className="ml-auto size-4 shrink-0 self-center text-muted" />
    </button>
  );
}

/** Places of the form, each one press away; those of the profile are named alone. */
export function PlaceList({
  places,
  onShow,
}: {
  readonly places: readonly IssuePlace[];
  readonly onShow: ShowPlace;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  return (
    <ul className="-mx-2 mt-1">
      {places.map(({ target, section, label, detail, passage }) => (
        <li key={placeKey(target ?? 'profile', passage ?? detail)}>
          {target === null || label === null ? (
            <span className="flex gap-2 px-2 py-1">
              {t`Votre profil`} <span className="text-sm text-muted">{detail}</span>
            </span>
          ) : (
            <PlaceLink
              id={target}
              passage={passage}
              section={section}
              detail={detail}
              isStrong={target === 'dateEvaluation'}
              onShow={onShow}
            >
              {localised(label)}
            </PlaceLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the physician typed and an export leaves out, together by part of the examination and reason. */
export function NotPrintedList({ type, issues, onShow }: IssuesProps): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const reasons: Readonly<Record<NotPrintedReason, string>> = {
    'region-not-examined': t`région marquée non examinée`,
    'word-only': t`imprimé dans Word et dans la copie signée`,
    'headings-only': t`des titres sans texte`,
  };
  return (
    <ul className="mt-1 space-y-2">
      {notPrintedGroups(type, issues).map(({ reason, region, places }) => (
        <li key={`${reason} ${region?.fr ?? ''}`}>
          <p className="text-sm first-letter:uppercase">
            {region === null ? reasons[reason] : `${localised(region)} · ${reasons[reason]}`}
          </p>
          <PlaceList places={places} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}
