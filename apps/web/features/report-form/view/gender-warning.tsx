import { Plural, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { GenderAnswers } from './gender-answers.tsx';
import { useOtherGender } from './other-gender.tsx';

function CountInWords({ count }: { readonly count: number }): ReactNode {
  return (
    <Plural
      value={count}
      one="# mot ne s’accorde pas avec le genre choisi."
      other="# mots ne s’accordent pas avec le genre choisi."
    />
  );
}

/** Warns of words of the other gender than the chosen one, and corrects them all at once. */
export function GenderWarning({ onShow }: { readonly onShow: () => void }): ReactNode {
  const { t } = useLingui();
  const { count } = useOtherGender();
  if (count === 0) return null;
  return (
    <Notice look="warn" className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <output>
        <CountInWords count={count} />
      </output>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="ghost" onClick={onShow}>
          {t`Voir les mots`}
        </Button>
        <GenderAnswers />
      </div>
    </Notice>
  );
}

/** The same where the physician works: how many words, one press away from each in its place. */
export function GenderCount({ onShow }: { readonly onShow: () => void }): ReactNode {
  const { t } = useLingui();
  const { count } = useOtherGender();
  if (count === 0) return null;
  return (
    <button
      type="button"
      title={t`Genre incohérent`}
      onClick={onShow}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-warn-soft px-2.5 text-sm font-semibold whitespace-nowrap text-warn tabular-nums hover:underline"
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <span className="max-xl:sr-only">{t`Genre\u00A0:`} </span>
        {count}
      </span>
      <span className="sr-only">
        <CountInWords count={count} />
      </span>
    </button>
  );
}
