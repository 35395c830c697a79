import type { Review } from '@constat/assistance/review';
import type { IntendedReasons } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { Brackets, CircleDashed, EyeOff, Type, VenusAndMars } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { placesOf } from '../describe-issue.ts';
import { NotPrintedList, PlaceList } from '../issue-lists.tsx';
import { contradictionLines, ContradictionsPart } from './contradictions-part.tsx';
import { MandatePart } from './mandate-part.tsx';
import type { QuoteContext } from './place-of-quote.tsx';
import type { ReviewCounts } from './review-counts.ts';
import { PART_IDS, ReviewPart } from './review-part.tsx';

/** What another part of the product adds: what was dictated and is not in the report. */
export interface SpokenPart {
  readonly count: number;
  readonly body: ReactNode;
}

function Count({ Icon, count }: { readonly Icon: LucideIcon; readonly count: number }): ReactNode {
  return (
    <>
      <Icon aria-hidden="true" className="size-4" />
      {count}
    </>
  );
}

/** Lines between the places of a list, as in a table. */
const RULED =
  '[&_li]:break-inside-avoid [&_li]:border-t [&_li]:border-line [&_li_button]:min-h-10 max-sm:[&_li_button]:min-h-11 [&_li_button]:items-center [&_li_button]:px-0 [&>ul]:mx-0';
/** In two columns where a list stands alone. */
const WIDE = '@min-[700px]/review:[&>ul]:columns-2 [&>ul]:gap-x-10';

/** Everything that the review lists, the weightiest first; a part without anything is not shown. */
export function ReviewParts({
  review: { mandate, lines },
  counts,
  intended,
  onIntend,
  context,
  spoken,
}: {
  readonly review: Review;
  readonly counts: ReviewCounts;
  readonly intended: IntendedReasons;
  readonly onIntend: ((line: string, reason: string | null) => void) | null;
  readonly context: QuoteContext;
  readonly spoken: SpokenPart;
}): ReactNode {
  const { t } = useLingui();
  const { type, onShow } = context;
  const issues = lines.flatMap(({ issue }) => (issue.kind === 'mandate' ? [] : [issue]));
  const contradictions = contradictionLines(lines);
  const boxes = mandate.map((box) => {
    const line = lines.find(({ issue }) => issue.kind === 'mandate' && issue.flag === box.flag)?.id;
    return { box, line, reason: line === undefined ? undefined : intended[line] };
  });
  const places = (
    kind: 'unconfirmed' | 'open-blanks' | 'other-gender' | 'glyphs-missing',
    isAlone = false,
  ): ReactNode => (
    <div className={classNames(RULED, isAlone && WIDE)}>
      <PlaceList places={placesOf(type, kind, issues)} onShow={onShow} />
    </div>
  );
  return (
    <>
      {mandate.length > 0 && (
        <MandatePart
          boxes={boxes}
          isEmpty={issues.some(({ kind }) => kind === 'mandate-empty')}
          counts={counts}
          onIntend={onIntend}
          context={context}
        />
      )}
      {contradictions.length > 0 && (
        <ContradictionsPart
          lines={contradictions}
          open={counts.contradictions}
          reasonOf={(line) => intended[line]}
          onIntend={onIntend}
          context={context}
        />
      )}
      {(counts.unconfirmed > 0 || counts.notPrinted > 0) && (
        <div
          className={classNames(
            'grid gap-x-10 gap-y-6',
            counts.unconfirmed > 0 && counts.notPrinted > 0 && '@min-[700px]/review:grid-cols-2',
          )}
        >
          {counts.unconfirmed > 0 && (
            <ReviewPart
              name="unconfirmed"
              title={t`Non confirmé`}
              badge={<Count Icon={CircleDashed} count={counts.unconfirmed} />}
              note={t`Ne paraîtra pas dans le rapport.`}
            >
              {places('unconfirmed', counts.notPrinted === 0)}
            </ReviewPart>
          )}
          {counts.notPrinted > 0 && (
            <ReviewPart
              name="notPrinted"
              title={t`Écrit, mais pas imprimé`}
              look="neutral"
              badge={<Count Icon={EyeOff} count={counts.notPrinted} />}
            >
              <div className="[&_li_li]:border-t [&_li_li]:border-line [&_li_li_button]:min-h-10 [&_li_li_button]:items-center [&_li_li_button]:px-0 [&_ul_ul]:mx-0">
                <NotPrintedList type={type} issues={issues} onShow={onShow} />
              </div>
            </ReviewPart>
          )}
        </div>
      )}
      {spoken.count > 0 && (
        // It brings its own headings.
        <div id={PART_IDS.spoken} className="scroll-mt-[calc(var(--bar-height)-4rem)] space-y-4">
          {spoken.body}
        </div>
      )}
      <div className="grid gap-x-10 gap-y-6 @min-[700px]/review:grid-cols-2">
        {counts.blanks > 0 && (
          <ReviewPart
            name="blanks"
            title={t`Champs à compléter`}
            badge={<Count Icon={Brackets} count={counts.blanks} />}
            note={t`Des crochets sont restés dans le texte.`}
          >
            {places('open-blanks')}
          </ReviewPart>
        )}
        {counts.words > 0 && (
          <ReviewPart
            name="words"
            title={t`Mots de l’autre genre`}
            badge={<Count Icon={VenusAndMars} count={counts.words} />}
            note={t`Le texte ne s’accorde pas avec le genre choisi.`}
          >
            {places('other-gender')}
          </ReviewPart>
        )}
        {counts.glyphs > 0 && (
          <ReviewPart
            name="glyphs"
            title={t`Caractères que le PDF ne peut pas imprimer`}
            badge={<Count Icon={Type} count={counts.glyphs} />}
            note={t`Chacun sera remplacé par son code, par exemple [U+4E2D].`}
          >
            {places('glyphs-missing')}
          </ReviewPart>
        )}
      </div>
      {issues.some(({ kind }) => kind === 'title-missing') && (
        <p className="text-sm text-muted">{t`Le titre : sans sauvegarde, le fichier porte un nom général.`}</p>
      )}
    </>
  );
}
