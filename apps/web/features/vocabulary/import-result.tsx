import type { VocabularyImport } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';

/** What came of reading a file: how much was added, how much was there, which lines were left out and why. */
export function ImportResult({ result }: { readonly result: VocabularyImport }): ReactNode {
  const { t } = useLingui();
  const { added, kept, refused, refusedCount } = result;
  const reasons: Readonly<Record<VocabularyImport['refused'][number]['reason'], string>> = {
    empty: t`aucun mot`,
    'too-long': t`plus de 80 caractères`,
    'too-many-words': t`plus de six mots`,
    'no-letter': t`aucune lettre`,
    'unknown-kind': t`nature inconnue`,
    'heard-form': t`formes entendues trop longues ou trop nombreuses`,
    repeated: t`déjà plus haut dans le fichier`,
    'too-many-lines': t`fichier trop long; la suite n’a pas été lue`,
    'list-full': t`le vocabulaire compte 2 000 entrées`,
  };
  return (
    <Notice look={refusedCount === 0 ? 'info' : 'warn'}>
      <output>{t`Entrées ajoutées : ${added}. Déjà là : ${kept}. Lignes laissées de côté : ${refusedCount}.`}</output>
      {refused.length > 0 && (
        <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5 text-sm">
          {refused.map(({ line, reason }) => {
            const why = reasons[reason];
            return <li key={line}>{t`Ligne ${line} : ${why}`}</li>;
          })}
        </ul>
      )}
    </Notice>
  );
}
