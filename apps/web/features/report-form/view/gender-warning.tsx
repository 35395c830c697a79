import { Plural, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised, useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { bySection } from './by-section.ts';
import { useOtherGender } from './other-gender.tsx';
import { useReportType } from './report-context.tsx';

/** How many words are of the other gender; without any, how many may be. */
function CountInWords(): ReactNode {
  const { count, doubtCount } = useOtherGender();
  return count > 0 ? (
    <Plural
      value={count}
      one="# mot ne s’accorde pas avec le genre choisi."
      other="# mots ne s’accordent pas avec le genre choisi."
    />
  ) : (
    <Plural
      value={doubtCount}
      one="# mot ne s’accorde peut-être pas avec le genre choisi."
      other="# mots ne s’accordent peut-être pas avec le genre choisi."
    />
  );
}

/** Warns of words of the other gender than the chosen one, and names their sections; each is shown before it changes. */
export function GenderWarning({ onShow }: { readonly onShow: () => void }): ReactNode {
  const localised = useLocalised();
  const say = useMessage();
  const type = useReportType();
  const { found, ignore } = useOtherGender();
  if (found.length === 0) return null;
  const sections = bySection(type, found).map(
    ({ section }) => `${section.number}. ${localised(section.title)}`,
  );
  return (
    <Notice look="warn" className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <output className="min-w-0 flex-1 basis-64">
        <CountInWords />
        <span className="block text-sm text-muted">{sections.join(', ')}</span>
      </output>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={ignore}>
          {say('ignore')}
        </Button>
        <Button size="small" variant="primary" aria-haspopup="dialog" onClick={onShow}>
          {say('correctAutomatically')}
        </Button>
      </div>
    </Notice>
  );
}

/** The same where the physician works: how many words, one press away from each in its place. */
export function GenderCount({ onShow }: { readonly onShow: () => void }): ReactNode {
  const { t } = useLingui();
  const { found, count, doubtCount } = useOtherGender();
  if (found.length === 0) return null;
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
        {count > 0 ? count : doubtCount}
      </span>
      <span className="sr-only">
        <CountInWords />
      </span>
    </button>
  );
}
