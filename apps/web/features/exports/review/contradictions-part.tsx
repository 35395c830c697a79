import type { ReviewLine } from '@constat/assistance/review';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useContradictionTitles } from '../contradiction-titles.ts';
import type { Contradiction } from '../describe-issue.ts';
import { placeKey } from '../issue-lists.tsx';
import { IntendedReason } from './intended-reason.tsx';
import { PlaceButton, Quotation } from './place-of-quote.tsx';
import type { QuoteContext } from './place-of-quote.tsx';
import { ReviewPart } from './review-part.tsx';

type ContradictionIssue = ReviewLine['issue'] & { readonly kind: 'contradiction' };

/** A contradiction with the name of its line. */
export interface ContradictionLine {
  readonly id: string;
  readonly issue: ContradictionIssue;
}

/** The contradictions among the lines of a review. */
export function contradictionLines(lines: readonly ReviewLine[]): readonly ContradictionLine[] {
  return lines.flatMap(({ id, issue }) => (issue.kind === 'contradiction' ? [{ id, issue }] : []));
}

function Passage({
  place,
  isStruck,
  context,
}: {
  readonly place: ContradictionIssue['places'][number];
  readonly isStruck: boolean;
  readonly context: QuoteContext;
}): ReactNode {
  const id = useId();
  const { field, quote, marked } = place;
  return (
    <div
      className={classNames(
        // Below each other the basis would be a height.
        'min-w-0 border-l-3 pl-3 @min-[600px]/review:flex-1 @min-[600px]/review:basis-56',
        isStruck ? 'border-line' : 'border-line-strong',
      )}
    >
      <p className="leading-6">
        <Quotation id={id} quote={quote} marked={marked} language={context.language} isStruck={isStruck} />
      </p>
      <PlaceButton field={field} passage={place} quoteId={id} context={context} />
    </div>
  );
}

/** Both passages side by side; neither is corrected. */
function Opposed({
  line: { issue },
  title,
  reason,
  onIntend,
  context,
}: {
  readonly line: ContradictionLine;
  readonly title: string;
  readonly reason: string | undefined;
  readonly onIntend: ((reason: string | null) => void) | null;
  readonly context: QuoteContext;
}): ReactNode {
  const { t } = useLingui();
  const isStruck = reason !== undefined;
  return (
    <li className="border-t border-line py-2.5 break-inside-avoid">
      <p className={classNames('mb-1 text-sm', isStruck ? 'text-muted line-through' : 'text-muted')}>
        {title}
      </p>
      <div className="flex flex-wrap items-stretch gap-x-3 gap-y-1 @max-[599px]/review:flex-col">
        {issue.places.map((place, index) => (
          <Fragment key={placeKey(place.field, place)}>
            {index > 0 && (
              <span
                className={classNames(
                  'w-6 self-center text-center text-lg leading-6 font-bold @max-[599px]/review:self-start',
                  isStruck ? 'text-muted' : 'text-warn',
                )}
              >
                <span aria-hidden="true">≠</span>
                <span className="sr-only">{t`contredit`}</span>
              </span>
            )}
            <Passage place={place} isStruck={isStruck} context={context} />
          </Fragment>
        ))}
      </div>
      <IntendedReason reason={reason} onIntend={onIntend} about={title} />
    </li>
  );
}

/** What the report says in two ways. */
export function ContradictionsPart({
  lines,
  open,
  reasonOf,
  onIntend,
  context,
}: {
  readonly lines: readonly ContradictionLine[];
  /** How many have no reason. */
  readonly open: number;
  readonly reasonOf: (line: string) => string | undefined;
  readonly onIntend: ((line: string, reason: string | null) => void) | null;
  readonly context: QuoteContext;
}): ReactNode {
  const { t } = useLingui();
  const titles: Readonly<Record<Contradiction['kind'], string>> = useContradictionTitles();
  return (
    <ReviewPart
      name="contradictions"
      title={t`Contradictions`}
      look={open > 0 ? 'warn' : 'neutral'}
      badge={
        <>
          <TriangleAlert aria-hidden="true" className="size-4" />
          {open}
        </>
      }
    >
      <ul>
        {lines.map((line) => (
          <Opposed
            key={line.id}
            line={line}
            title={titles[line.issue.contradiction]}
            reason={reasonOf(line.id)}
            onIntend={onIntend === null ? null : (reason) => onIntend(line.id, reason)}
            context={context}
          />
        ))}
      </ul>
    </ReviewPart>
  );
}
