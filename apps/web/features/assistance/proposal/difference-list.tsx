import { describeDifference } from '@constat/assistance/fidelity';
import type { Difference } from '@constat/assistance/fidelity';
import { Plural, Trans } from '@lingui/react/macro';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { FactNumber } from './fact-number.tsx';

/** What is said where the check found nothing. */
function NoDifference({
  isOutside,
  isSummary,
}: {
  readonly isOutside: boolean;
  readonly isSummary: boolean;
}): ReactNode {
  if (isOutside) {
    return (
      <p className="mb-3 flex items-start gap-2 rounded-control bg-warn-soft px-3 py-2 font-semibold text-warn">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {isSummary ? (
            <Trans>
              La vérification n’a trouvé aucun fait ajouté ou modifié, mais elle ne voit pas tout. Relisez
              chaque phrase.
            </Trans>
          ) : (
            <Trans>
              La vérification n’a trouvé aucun fait différent, mais elle ne voit pas tout. Relisez chaque
              changement.
            </Trans>
          )}
        </span>
      </p>
    );
  }
  return (
    <p className="mb-3 flex items-start gap-2 text-ok">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {isSummary ? (
          <Trans>
            Les phrases viennent du rapport; aucun fait ajouté ou modifié n’a été trouvé. C’est un résumé : il
            laisse une partie du rapport de côté.
          </Trans>
        ) : (
          <Trans>Aucun fait ajouté, perdu ou modifié n’a été trouvé.</Trans>
        )}
      </span>
    </p>
  );
}

/** The facts that a proposal adds, loses or alters, numbered as in the compared text. */
export function DifferenceList({
  differences,
  placed,
  isOutside,
  isSummary = false,
}: {
  readonly differences: readonly Difference[];
  /** The numbers that stand in the compared text. */
  readonly placed: ReadonlySet<number>;
  /** True for a proposal of an engine outside the rules: that the check found nothing is no promise then. */
  readonly isOutside: boolean;
  /** True for a proposal that takes up a part of the text on purpose: what it leaves out is not looked for. */
  readonly isSummary?: boolean;
}): ReactNode {
  const { language } = useLanguage();
  if (differences.length === 0) return <NoDifference isOutside={isOutside} isSummary={isSummary} />;
  return (
    <section className="mb-3 rounded-control border border-danger bg-danger-soft p-3">
      <h3 className="flex items-center gap-2 font-bold text-danger">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        <Plural value={differences.length} one="# fait diffère" other="# faits diffèrent" />
      </h3>
      <ol className="mt-2 space-y-1.5">
        {differences.map((difference, index) => (
          <li key={index} className="flex items-start gap-2">
            <FactNumber number={index + 1} place="list" isPlaced={placed.has(index + 1)} />
            <span className="min-w-0 break-words">{describeDifference(difference, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
