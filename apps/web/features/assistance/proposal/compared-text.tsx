import { diffWords } from '@constat/assistance/fidelity';
import type { Difference } from '@constat/assistance/fidelity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { markDifferences } from './mark-differences.ts';
import type { MarkedRun } from './mark-differences.ts';

const LOOKS = {
  same: '',
  added: 'bg-ok-soft text-ok underline decoration-2 underline-offset-2',
  removed: 'bg-danger-soft text-danger line-through',
} as const;

/** A changed fact carries the number that it has in the list, so that colour is never alone. */
function Run({ run, isLast }: { readonly run: MarkedRun; readonly isLast: boolean }): ReactNode {
  const { t } = useLingui();
  const number = run.difference === null ? null : run.difference + 1;
  const look = classNames(
    'rounded-sm',
    LOOKS[run.kind],
    number !== null && 'font-bold',
    number !== null && run.kind === 'same' && 'bg-warn-soft text-ink',
  );
  const text = (
    <>
      {run.kind !== 'same' && (
        <span className="sr-only">{run.kind === 'added' ? t`[ajouté :` : t`[retiré :`} </span>
      )}
      {run.text}
      {number !== null && isLast && (
        <sup className="mr-1 ml-0.5 inline-block rounded-sm bg-danger px-1 text-on-danger no-underline">
          <span className="sr-only">{t`fait modifié`} </span>
          {number}
        </sup>
      )}
      {run.kind !== 'same' && <span className="sr-only">]</span>}
    </>
  );
  if (run.kind === 'added') return <ins className={look}>{text}</ins>;
  if (run.kind === 'removed') return <del className={look}>{text}</del>;
  return number === null ? run.text : <mark className={look}>{text}</mark>;
}

/** A proposal against the text that it would replace, word by word. */
export function ComparedText({
  before,
  after,
  differences,
  language,
}: {
  readonly before: string;
  readonly after: string;
  readonly differences: readonly Difference[];
  readonly language: 'fr' | 'en';
}): ReactNode {
  const runs = useMemo(
    () => markDifferences(diffWords(before, after), differences),
    [before, after, differences],
  );
  return (
    <>
      <p className="mb-1 text-sm text-muted">
        <Trans>Le texte ajouté est souligné, le texte retiré est barré.</Trans>
      </p>
      <div
        lang={language}
        className="rounded-control border border-line bg-raised p-3 leading-relaxed break-words whitespace-pre-wrap"
      >
        {runs.map((run, index) => (
          // The runs are one text: their order is their identity.
          <Run key={index} run={run} isLast={runs[index + 1]?.difference !== run.difference} />
        ))}
      </div>
    </>
  );
}
