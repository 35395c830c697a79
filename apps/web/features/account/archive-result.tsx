import type { ArchiveImport } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';

const CELL = 'border-b border-line px-2 py-1.5 text-right tabular-nums';

/** What came of reading an archive: what was added, what was there, what could not be read. */
export function ArchiveResult({ result }: { readonly result: ArchiveImport }): ReactNode {
  const { t } = useLingui();
  const names: Readonly<Record<ArchiveImport['parts'][number]['part'], string>> = {
    reports: t`Rapports`,
    recentPatients: t`Patients récents`,
    profile: t`Profil`,
    letterhead: t`Papier à lettres`,
    signature: t`Image de la signature`,
    voiceCommands: t`Commandes vocales`,
    verbatimCommands: t`Commandes de verbatim`,
    vocabulary: t`Vocabulaire`,
    phrases: t`Phrases`,
  };
  const notRead = [...result.refused.map(({ file }) => file), ...result.unknown];
  return (
    <div className="space-y-4">
      <p>{t`Rien de ce qui était dans ce compte n’a été remplacé.`}</p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{t`Ce qui a été lu dans l’archive`}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="border-b border-line px-2 py-1.5 text-left">{t`Contenu`}</th>
              <th scope="col" className={CELL}>{t`Ajoutés`}</th>
              <th scope="col" className={CELL}>{t`Déjà là`}</th>
              <th scope="col" className={CELL}>{t`Refusés`}</th>
            </tr>
          </thead>
          <tbody>
            {result.parts.map(({ part, added, identical, kept, refused }) => (
              <tr key={part}>
                <th scope="row" className="border-b border-line px-2 py-1.5 text-left font-semibold">
                  {names[part]}
                </th>
                <td className={CELL}>{added}</td>
                <td className={CELL}>{identical + kept}</td>
                <td className={CELL}>{refused}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notRead.length > 0 && (
        <Notice look="warn">
          <p className="font-semibold">{t`Ces fichiers n’ont pas été lus :`}</p>
          <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5 text-sm break-words">
            {notRead.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
