import type { ReportType } from '@constat/report/catalogue';
import type { IntendedReasons } from '@constat/report/rules';
import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { formatMoment, formatTime } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { ShowPlace } from '../issue-lists.tsx';
import { ReviewCard, ReviewWays } from './review-card.tsx';
import { countReview, unusedReasons } from './review-counts.ts';
import { ReviewParts } from './review-parts.tsx';
import type { SpokenPart } from './review-parts.tsx';
import { UnusedReasons } from './unused-reasons.tsx';
import { useReview } from './use-review.ts';
import type { ReviewSource, ShownReview } from './use-review.ts';

export interface ReviewPageProps {
  readonly source: ReviewSource;
  readonly type: ReportType;
  /** The language that the report is written in. */
  readonly language: 'fr' | 'en';
  /** Whose report it is, for the list on paper. */
  readonly whose: string;
  readonly intended: IntendedReasons;
  /** Keeps or takes back why a line is as it should be; null for whom may not. */
  readonly onIntend: ((line: string, reason: string | null, lines: readonly string[]) => void) | null;
  readonly onShow: ShowPlace;
  readonly onForm: () => void;
  /** The place that was followed last, which takes the focus when the review is shown again. */
  readonly followed: string | null;
  /** What was dictated and is absent. */
  readonly spoken: SpokenPart;
  /** What is done with a report that was reviewed, in the card. */
  readonly renderActions?: (mandate: ShownReview['mandate']) => ReactNode;
}

/** Puts the focus where the physician left the review, or on its heading, once it is there. */
function useFocusAtStart(followed: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(followed);
  useEffect(() => {
    const { current: key } = wanted;
    const place =
      key === null ? null : document.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`);
    (place ?? heading.current)?.focus({ preventScroll: true });
  }, []);
  return heading;
}

function Age({ review }: { readonly review: ShownReview }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const time = formatTime(review.at, language);
  return (
    <span className="whitespace-nowrap print:hidden" aria-busy={review.fonts === 'awaited'}>
      {' · '}
      {t`relu à ${time}`}
    </span>
  );
}

/** The review of the report: each line one press from its place in the form. */
export function ReviewPage(props: ReviewPageProps): ReactNode {
  const { source, type, language, whose, intended, onIntend, onShow, onForm, followed, spoken } = props;
  const { t } = useLingui();
  const { language: ofScreen } = useLanguage();
  const { review, again } = useReview(source);
  const heading = useFocusAtStart(followed);
  const counts = countReview(review, intended);
  const now = formatMoment(review.at, ofScreen);
  const nothing = review.lines.length === 0 && spoken.count === 0 && counts.asked !== 0;
  const ids = review.lines.map(({ id }) => id);
  const intend =
    onIntend === null ? null : (line: string, reason: string | null) => onIntend(line, reason, ids);
  return (
    <section aria-labelledby="review-title" className="@container/review px-3 pt-4 sm:px-7">
      <div className="grid items-start gap-x-9 gap-y-4 @min-[1000px]/review:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0">
          <h2
            id="review-title"
            ref={heading}
            tabIndex={-1}
            className="font-serif text-2xl leading-8 font-semibold outline-none"
          >
            {t`Relecture`}
          </h2>
          <p className="hidden text-sm print:block">
            {whose} · {now}
          </p>
          <p className="text-muted">
            {t`Points du mandat, contradictions et passages à vérifier avant de signer.`}
            <Age review={review} />
          </p>
        </div>
        <aside
          aria-label={t`État de la relecture`}
          className="@min-[1000px]/review:sticky @min-[1000px]/review:top-[calc(var(--bar-height)+1rem)] @min-[1000px]/review:col-start-2 @min-[1000px]/review:row-span-2 @min-[1000px]/review:row-start-1"
        >
          <ReviewCard
            counts={counts}
            spoken={spoken.count}
            areFontsKnown={review.fonts === 'checked'}
            actions={props.renderActions?.(review.mandate)}
          />
          <ReviewWays onForm={onForm} />
        </aside>
        <div className="min-w-0 space-y-6">
          {review.fonts === 'unknown' && (
            <Notice look="info" className="flex flex-wrap items-baseline gap-x-3">
              <output>
                {t`Le serveur ne répond pas. Tout est relu sur cet appareil, sauf les caractères que le PDF ne peut pas imprimer.`}
              </output>
              <button
                type="button"
                onClick={again}
                className="min-h-6 font-semibold text-accent-text underline underline-offset-3 print:hidden"
              >
                {t`Réessayer`}
              </button>
            </Notice>
          )}
          <ReviewParts
            review={review}
            counts={counts}
            intended={intended}
            onIntend={intend}
            context={{ type, language, onShow }}
            spoken={spoken}
          />
          {nothing && <p className="text-ok">{t`Rien d’autre à signaler.`}</p>}
          {counts.intended > 0 && (
            <p className="text-sm text-muted">
              <Plural
                value={counts.intended}
                one="# ligne voulue, avec sa raison, est gardée avec le rapport."
                other="# lignes voulues, avec leurs raisons, sont gardées avec le rapport."
              />
            </p>
          )}
          <UnusedReasons
            reasons={unusedReasons(review, intended)}
            onRemove={intend === null ? null : (id) => intend(id, null)}
          />
        </div>
      </div>
    </section>
  );
}
