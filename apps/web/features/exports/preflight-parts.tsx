import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import type { IssuePlace } from './describe-issue.ts';

/** Shows a place of the form. */
export type Show = (id: string) => void;

/** One place of the form, a press away. */
export function PlaceLink({
  id,
  section = '',
  detail,
  isStrong = false,
  onShow,
  children,
}: {
  readonly id: string;
  readonly section?: string;
  readonly detail?: string;
  readonly isStrong?: boolean;
  readonly onShow: Show;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={() => onShow(id)}
      className="group flex min-h-8 w-full items-baseline gap-2 rounded-control px-2 py-1 text-left hover:bg-accent-soft"
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

/** The places of one kind of issue. */
export function PlaceList({
  places,
  onShow,
}: {
  readonly places: readonly IssuePlace[];
  readonly onShow: Show;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  return (
    <ul className="-mx-2 mt-1">
      {places.map(({ target, section, label, detail }) => (
        <li key={`${target ?? 'profile'} ${detail}`}>
          {target === null || label === null ? (
            <span className="flex gap-2 px-2 py-1">
              {t`Votre profil`} <span className="text-sm text-muted">{detail}</span>
            </span>
          ) : (
            <PlaceLink
              id={target}
              section={section}
              detail={detail}
              isStrong={target === 'dateEvaluation'}
              onShow={onShow}
            >
              {localized(label)}
            </PlaceLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A part of the list under its own title. */
export function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}
