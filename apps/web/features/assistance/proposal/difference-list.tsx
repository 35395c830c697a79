import { describeDifference } from '@constat/assistance/fidelity';
import type { Difference } from '@constat/assistance/fidelity';
import { Plural, Trans } from '@lingui/react/macro';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';

/** The facts that a proposal adds, loses or alters, numbered as in the compared text. */
export function DifferenceList({
  differences,
  isSummary = false,
}: {
  readonly differences: readonly Difference[];
  /** True for a proposal that takes up a part of the text on purpose: what it leaves out is not looked for. */
  readonly isSummary?: boolean;
}): ReactNode {
  const { language } = useLanguage();
  if (differences.length === 0) {
    return (
      <p className="mb-3 flex items-start gap-2 text-ok">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {isSummary ? (
            <Trans>
              Les phrases viennent du rapport; aucun fait ajouté ou modifié n’a été trouvé. C’est un résumé :
              il laisse une partie du rapport de côté.
            </Trans>
          ) : (
            <Trans>Aucun fait ajouté, perdu ou modifié n’a été trouvé.</Trans>
          )}
        </span>
      </p>
    );
  }
  return (
    <section className="mb-3 rounded-control border border-danger bg-danger-soft p-3">
      <h3 className="flex items-center gap-2 font-bold text-danger">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        <Plural value={differences.length} one="# fait diffère" other="# faits diffèrent" />
      </h3>
      <ol className="mt-1 list-decimal space-y-0.5 pl-6">
        {differences.map((difference, index) => (
          <li key={index}>{describeDifference(difference, language)}</li>
        ))}
      </ol>
    </section>
  );
}
