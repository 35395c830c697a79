import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  ArrowLeft,
  Brackets,
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  EyeOff,
  MicOff,
  Printer,
  TriangleAlert,
  Type,
  VenusAndMars,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ProgressGauge } from '../../../shared/ui/progress-gauge.tsx';
import type { ReviewCounts } from './review-counts.ts';
import { showPart } from './review-part.tsx';
import type { PartName } from './review-part.tsx';

interface CountLine {
  readonly part: PartName;
  readonly count: number;
  readonly Icon: LucideIcon;
  readonly look: string;
  readonly text: string;
  /** What it is called where there is nothing of it. */
  readonly none?: string;
}

function useCountLines(counts: ReviewCounts, spoken: number): readonly CountLine[] {
  const { t } = useLingui();
  const { unanswered, unfinished, contradictions, unconfirmed, notPrinted, blanks, words, glyphs } = counts;
  return [
    {
      part: 'mandate',
      count: unanswered,
      Icon: CircleX,
      look: 'text-danger',
      text: t`${plural(unanswered, { one: '# point du mandat sans réponse', other: '# points du mandat sans réponse' })}`,
    },
    {
      part: 'mandate',
      count: unfinished,
      Icon: CircleHelp,
      look: 'text-warn',
      text: t`${plural(unfinished, { one: '# point du mandat à compléter', other: '# points du mandat à compléter' })}`,
    },
    {
      part: 'contradictions',
      count: contradictions,
      Icon: TriangleAlert,
      look: 'text-warn',
      text: t`${plural(contradictions, { one: '# contradiction', other: '# contradictions' })}`,
      // One that has a reason is still listed.
      ...(counts.intended === 0 && { none: t`contradictions` }),
    },
    {
      part: 'unconfirmed',
      count: unconfirmed,
      Icon: CircleDashed,
      look: 'text-warn',
      text: t`${plural(unconfirmed, { one: '# valeur non confirmée', other: '# valeurs non confirmées' })}`,
      none: t`confirmations`,
    },
    {
      part: 'notPrinted',
      count: notPrinted,
      Icon: EyeOff,
      look: 'text-muted',
      text: t`${plural(notPrinted, { one: '# réponse non imprimée', other: '# réponses non imprimées' })}`,
    },
    {
      part: 'spoken',
      count: spoken,
      Icon: MicOff,
      look: 'text-warn',
      text: t`${plural(spoken, { one: '# passage dicté, absent du rapport ou changé', other: '# passages dictés, absents du rapport ou changés' })}`,
    },
    {
      part: 'blanks',
      count: blanks,
      Icon: Brackets,
      look: 'text-warn',
      text: t`${plural(blanks, { one: '# champ avec des crochets', other: '# champs avec des crochets' })}`,
      none: t`crochets`,
    },
    {
      part: 'words',
      count: words,
      Icon: VenusAndMars,
      look: 'text-warn',
      text: t`${plural(words, { one: '# champ avec des mots de l’autre genre', other: '# champs avec des mots de l’autre genre' })}`,
      none: t`genre`,
    },
    {
      part: 'glyphs',
      count: glyphs,
      Icon: Type,
      look: 'text-warn',
      text: t`${plural(glyphs, { one: '# champ que le PDF ne peut pas imprimer', other: '# champs que le PDF ne peut pas imprimer' })}`,
      none: t`caractères`,
    },
  ];
}

/** How the report stands in one look: points answered, and how much is listed of each kind. */
export function ReviewCard({
  counts,
  spoken,
  areFontsKnown,
  actions,
}: {
  readonly counts: ReviewCounts;
  /** Passages that were dictated and are absent. */
  readonly spoken: number;
  readonly areFontsKnown: boolean;
  /** What is done with a report that was reviewed. */
  readonly actions?: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const { asked, answered, unfinished, unanswered, intended } = counts;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const lines = useCountLines(counts, spoken);
  const clean = lines.flatMap(({ part, count, none }) =>
    count > 0 || none === undefined || (part === 'glyphs' && !areFontsKnown) ? [] : none,
  );
  const standing = [
    ...(unfinished > 0 ? [t`${plural(unfinished, { one: '# à compléter', other: '# à compléter' })}`] : []),
    ...(unanswered > 0 ? [t`${plural(unanswered, { one: '# sans réponse', other: '# sans réponse' })}`] : []),
    ...(intended > 0 ? [t`${plural(intended, { one: '# ligne voulue', other: '# lignes voulues' })}`] : []),
  ].join(', ');
  const points =
    asked === 0
      ? t`Aucun point demandé`
      : t`${plural(answered, { one: `# point sur ${asked}`, other: `# points sur ${asked}` })}`;
  const listed = lines.reduce((sum, { count }) => sum + count, 0);
  const head = (
    <>
      <ProgressGauge fraction={asked === 0 ? 0 : answered / asked} className="h-[39px] w-16 shrink-0" />
      <span className="min-w-0 flex-1 text-left">
        <span className="block font-serif text-xl leading-6 font-semibold">{points}</span>
        <span className="block text-sm text-muted">
          {standing === '' ? t`${plural(listed, { one: '# remarque', other: '# remarques' })}` : standing}
        </span>
      </span>
    </>
  );
  return (
    <div className="rounded-card border border-line-strong bg-raised p-3 shadow-lift @min-[600px]/review:p-5 print:shadow-none">
      <div className="flex items-center gap-3.5 @max-[599px]/review:hidden print:flex!">{head}</div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-3.5 rounded-control @min-[600px]/review:hidden print:hidden"
      >
        {head}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={isOpen ? 'mt-3' : 'mt-3 @max-[599px]/review:hidden print:block!'}>
        <ul className="flex flex-col gap-x-6 @min-[600px]/review:flex-row @min-[600px]/review:flex-wrap @min-[1000px]/review:flex-col">
          {lines.map(({ part, count, Icon, look, text }) =>
            count === 0 ? null : (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => showPart(part)}
                  className={classNames(
                    'flex min-h-8 w-full items-center gap-2.5 rounded-control py-1 text-left leading-5 font-semibold underline-offset-3 hover:underline max-sm:min-h-11',
                    look,
                  )}
                >
                  <Icon aria-hidden="true" className="size-[19px] shrink-0" />
                  {text}
                </button>
              </li>
            ),
          )}
          {clean.length > 0 && (
            <li className="flex min-h-8 items-center gap-2.5 py-1 leading-5 text-ok">
              <CircleCheck aria-hidden="true" className="size-[19px] shrink-0" />
              <span>
                {t`Sans remarque :`} {clean.join(', ')}
              </span>
            </li>
          )}
        </ul>
      </div>
      {actions !== undefined && (
        <div className="mt-3 border-t border-line pt-3.5 empty:hidden">{actions}</div>
      )}
    </div>
  );
}

/** Below the card: the way back, and the list on paper. */
export function ReviewWays({ onForm }: { readonly onForm: () => void }): ReactNode {
  const { t } = useLingui();
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-2 print:hidden">
      <Button
        variant="ghost"
        className="px-2 max-sm:min-h-11"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onForm}
      >
        {t`Formulaire`}
      </Button>
      <Button
        variant="ghost"
        className="px-2 max-sm:min-h-11"
        icon={<Printer aria-hidden="true" className="size-4" />}
        onClick={() => window.print()}
      >
        {t`Imprimer cette liste`}
      </Button>
    </div>
  );
}
