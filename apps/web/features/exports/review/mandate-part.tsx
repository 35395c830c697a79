import type { MandateBox, MandatePoint } from '@constat/assistance/review';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, Hourglass } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { placeKey, PlaceLink } from '../issue-lists.tsx';
import { IntendedReason } from './intended-reason.tsx';
import { useMandateWords } from './mandate-words.ts';
import { Quotation } from './place-of-quote.tsx';
import type { QuoteContext } from './place-of-quote.tsx';
import { boxOfPoint, isUnanswered } from './review-counts.ts';
import type { ReviewCounts } from './review-counts.ts';
import { ReviewPart } from './review-part.tsx';

/** A box of the mandate with the line that lists it, where it is open. */
interface BoxLine {
  readonly box: MandateBox;
  /** Undefined for a box that is not open. */
  readonly line: string | undefined;
  readonly reason: string | undefined;
}

function StateIcon({ box, isStruck }: { readonly box: MandateBox; readonly isStruck: boolean }): ReactNode {
  const { states } = useMandateWords();
  const [Icon, look] = {
    answered: [CircleCheck, 'text-ok'] as const,
    premature: [Hourglass, 'text-muted'] as const,
    open: isUnanswered(box) ? ([CircleX, 'text-danger'] as const) : ([CircleHelp, 'text-warn'] as const),
    unasked: [CircleDashed, 'text-muted'] as const,
    none: [CircleDashed, 'text-muted'] as const,
  }[box.state];
  return (
    <span className={classNames('flex h-6 items-center', isStruck ? 'text-muted' : look)}>
      <Icon aria-hidden="true" className="size-[19px]" />
      <span className="sr-only">{states[box.state]}</span>
    </span>
  );
}

function Answer({
  box,
  isStruck,
  quoteId,
  context,
}: {
  readonly box: MandateBox;
  readonly isStruck: boolean;
  readonly quoteId: string;
  readonly context: QuoteContext;
}): ReactNode {
  const { reasonOf, states } = useMandateWords();
  const { state, computed, passage } = box;
  const reason = reasonOf(box);
  return (
    <>
      {passage !== null && computed === null && (
        <Quotation id={quoteId} quote={passage.quote} language={context.language} isStruck={isStruck} />
      )}
      {reason !== null &&
        (isUnanswered(box) ? (
          <strong id={quoteId} className={isStruck ? 'font-normal text-muted line-through' : 'text-danger'}>
            {reason}
          </strong>
        ) : (
          <span id={computed === null ? undefined : quoteId}>
            <Badge look={isStruck ? 'neutral' : 'warn'}>{reason}</Badge>
          </span>
        ))}
      {(state === 'premature' || state === 'unasked') && <Badge>{states[state]}</Badge>}
      {state === 'none' && <span className="text-muted">{states.none}</span>}
    </>
  );
}

function BoxRow({
  line: { box, line, reason },
  onIntend,
  context,
}: {
  readonly line: BoxLine;
  readonly onIntend: ((line: string, reason: string | null) => void) | null;
  readonly context: QuoteContext;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { boxes } = useMandateWords();
  const quoteId = useId();
  const { type, onShow } = context;
  const { flag, field, passage } = box;
  // What section 12 computes stands elsewhere than where it is to be written.
  const own = passage?.field === field ? passage : undefined;
  const label = type.field(flag)?.label;
  const name = boxes.get(flag) ?? (label === undefined ? flag : localised(label));
  const section = type.sectionOf(field)?.number ?? '';
  const isStruck = reason !== undefined;
  const needsAnswer = isUnanswered(box) && !isStruck;
  return (
    <li
      className={classNames(
        'grid grid-cols-[26px_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line py-2 leading-6 @min-[700px]/review:grid-cols-[26px_minmax(0,15.5rem)_minmax(0,1fr)_auto]',
        needsAnswer && '-mx-3 rounded-control border-transparent bg-danger-soft px-3',
      )}
    >
      <StateIcon box={box} isStruck={isStruck} />
      <span
        className={classNames(
          'font-semibold',
          isStruck && 'text-muted line-through',
          box.state === 'none' && 'font-normal text-muted',
        )}
      >
        {name}
      </span>
      <div className="col-span-2 col-start-2 row-start-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 @min-[700px]/review:col-span-1 @min-[700px]/review:col-start-3 @min-[700px]/review:row-start-1">
        <Answer box={box} isStruck={isStruck} quoteId={quoteId} context={context} />
        {line !== undefined && (
          <IntendedReason
            reason={reason}
            onIntend={onIntend === null ? null : (written) => onIntend(line, written)}
            about={name}
          />
        )}
      </div>
      {box.state !== 'none' && (
        <button
          type="button"
          aria-describedby={quoteId}
          data-place={placeKey(field, own)}
          onClick={() => onShow(field, own)}
          className={classNames(
            'col-start-3 row-start-1 min-h-6 rounded-control text-sm max-sm:-mr-2 max-sm:min-h-11 max-sm:px-2 @min-[700px]/review:col-start-4',
            needsAnswer
              ? 'border border-line-strong max-sm:-mt-1.5 bg-raised px-2.5 py-0.5 font-semibold text-accent-text hover:border-accent'
              : 'text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2 max-sm:-my-2.5',
          )}
        >
          {needsAnswer ? t`Répondre` : t`Section ${section}`}
          <span className="sr-only"> ({name})</span>
        </button>
      )}
    </li>
  );
}

const POINTS: readonly MandatePoint[] = [1, 2, 3, 4, 5];

function FivePoints({ boxes }: { readonly boxes: readonly BoxLine[] }): ReactNode {
  const { t } = useLingui();
  const { points } = useMandateWords();
  const mandate = boxes.map(({ box }) => box);
  const struck = new Set(boxes.flatMap(({ box, reason }) => (reason === undefined ? [] : [box])));
  return (
    <div className="border-t border-line pt-2">
      <h4 className="text-sm font-semibold text-muted">{t`Les cinq points de l’article 212`}</h4>
      <ol className="mt-0.5 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
        {POINTS.flatMap((point) => {
          const box = boxOfPoint(mandate, point, (one) => struck.has(one));
          return box === undefined
            ? []
            : [
                <li key={point} className="flex items-center gap-1.5">
                  <StateIcon box={box} isStruck={struck.has(box)} />
                  <span
                    className={classNames(
                      struck.has(box) && 'text-muted line-through',
                      box.state === 'none' && 'text-muted',
                    )}
                  >
                    {point}. {points[point]}
                  </span>
                </li>,
              ];
        })}
      </ol>
    </div>
  );
}

/** What the mandate asks, and what the conclusion answers. */
export function MandatePart({
  boxes,
  isEmpty,
  counts: { unanswered, unfinished },
  onIntend,
  context,
}: {
  readonly boxes: readonly BoxLine[];
  /** No box is ticked. */
  readonly isEmpty: boolean;
  readonly counts: ReviewCounts;
  readonly onIntend: ((line: string, reason: string | null) => void) | null;
  readonly context: QuoteContext;
}): ReactNode {
  const { t } = useLingui();
  const open = unanswered > 0 ? unanswered : unfinished;
  const words =
    unanswered > 0
      ? t`${plural(unanswered, { one: '# point sans réponse', other: '# points sans réponse' })}`
      : t`${plural(unfinished, { one: '# point à compléter', other: '# points à compléter' })}`;
  const Icon = unanswered > 0 ? CircleX : CircleHelp;
  return (
    <ReviewPart
      name="mandate"
      title={t`Le mandat`}
      look={unanswered > 0 ? 'danger' : 'warn'}
      badge={
        open === 0 ? null : (
          <>
            <Icon aria-hidden="true" className="size-4" />
            {words}
          </>
        )
      }
    >
      {isEmpty && (
        <div className="border-t border-line py-1">
          <PlaceLink id="section1" section="1" onShow={context.onShow}>
            {t`Le mandat : aucune case n’est cochée`}
          </PlaceLink>
        </div>
      )}
      <ul>
        {boxes.map((line) => (
          <BoxRow key={line.box.flag} line={line} onIntend={onIntend} context={context} />
        ))}
      </ul>
      <FivePoints boxes={boxes} />
    </ReviewPart>
  );
}
