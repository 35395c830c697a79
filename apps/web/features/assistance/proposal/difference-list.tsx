import { describeDifference } from '@constat/assistance/fidelity';
import type { Difference } from '@constat/assistance/fidelity';
import { Plural, Trans } from '@lingui/react/macro';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';

/** The facts that a proposal adds, loses or alters, numbered as in the compared text. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }): ReactNode {
  const { language } = useLanguage();
  if (differences.length === 0) {
    return (
      <p className="mb-3 flex items-center gap-2 text-ok">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Aucun fait ajouté, perdu ou modifié n’a été trouvé.</Trans>
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
