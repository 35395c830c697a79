import { VOCABULARY_FILE_LENGTH } from '@constat/contract/limits';
import { fold } from '@constat/language/text';
import { Plural, useLingui } from '@lingui/react/macro';
import { Download, FileInput } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { decodeFile } from '../../shared/decode-file.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Card } from '../../shared/ui/card.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useImportVocabulary, useVocabulary, VOCABULARY_EXPORT_PATH } from '../../shared/vocabulary-api.ts';
import { AddEntry } from './add-entry.tsx';
import { EntryList } from './entry-list.tsx';
import type { VocabularyImport } from '@constat/contract';

/** What came of reading a file: how much was added, how much was there, which lines were left out and why. */
function ImportResult({ result }: { readonly result: VocabularyImport }): ReactNode {
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

/** Rows drawn at once; a search finds the others. */
const MOST_SHOWN = 200;
/** Below so many there is nothing to search. */
const FEW = 6;
const LINK_BUTTON =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-control border border-line-strong bg-raised px-3.5 py-1.5 ' +
  'font-semibold text-ink transition-colors hover:border-accent hover:text-accent-text';

/** The physician's own words: added, found, changed, taken out, imported and exported. */
export function VocabularyCard(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch } = useVocabulary();
  const intake = useImportVocabulary();
  const [sought, setSought] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const key = fold(sought.trim());
  const { compare } = new Intl.Collator(language);
  const found = (data ?? [])
    .filter(({ term, heard }) => [term, ...heard].some((form) => fold(form).includes(key)))
    .toSorted((one, other) => compare(one.term, other.term));
  const read = async (file: File) => {
    intake.reset();
    const text =
      file.size > 4 * VOCABULARY_FILE_LENGTH ? null : decodeFile(new Uint8Array(await file.arrayBuffer()));
    const fits = text !== null && text.length <= VOCABULARY_FILE_LENGTH;
    setTooLarge(!fits);
    if (fits) intake.mutate(text);
  };
  return (
    <Card className="mt-6 p-5" aria-labelledby="vocabulary-title">
      <h2 id="vocabulary-title" className="text-xl font-bold">{t`Mon vocabulaire`}</h2>
      <p className="mt-1 text-muted">
        {t`Noms, médicaments, lieux et employeurs que vous dictez. Un mot mal reconnu qui sonne comme l’un d’eux est signalé à la réécoute, et l’entrée est proposée; rien n’est remplacé sans vous.`}
      </p>
      <div className="mt-4 space-y-4">
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {data !== undefined && (
          <>
            <AddEntry />
            {data.length >= FEW && (
              <Field label={t`Chercher dans le vocabulaire`}>
                {(control) => (
                  <input
                    {...control}
                    type="search"
                    autoComplete="off"
                    className={inputClass}
                    value={sought}
                    onChange={({ target }) => setSought(target.value)}
                  />
                )}
              </Field>
            )}
            {data.length === 0 ? (
              <p className="text-muted">{t`Aucune entrée pour le moment.`}</p>
            ) : (
              <div>
                <output className="mb-1 block text-sm text-muted">
                  <Plural value={found.length} one="# entrée" other="# entrées" />
                  {found.length > MOST_SHOWN && ` · ${t`les ${MOST_SHOWN} premières sont affichées`}`}
                </output>
                {found.length > 0 && <EntryList entries={found.slice(0, MOST_SHOWN)} />}
              </div>
            )}
            <div className="flex flex-wrap gap-2">
              <FileButton
                accept=".txt,.csv,text/plain,text/csv"
                icon={<FileInput aria-hidden="true" className="size-4" />}
                isPending={intake.isPending}
                onChoose={(file) => void read(file)}
              >
                {t`Importer une liste…`}
              </FileButton>
              {data.length > 0 && (
                <a href={VOCABULARY_EXPORT_PATH} download className={LINK_BUTTON}>
                  <Download aria-hidden="true" className="size-4" />
                  {t`Exporter le vocabulaire`}
                </a>
              )}
            </div>
            <p className="text-sm text-muted">
              {t`Une entrée par ligne, ou trois colonnes : mot; nature; formes entendues. Une importation n’efface rien.`}
            </p>
            {isTooLarge && <Notice look="danger">{t`Ce fichier est trop long pour un vocabulaire.`}</Notice>}
            {intake.error !== null && <Notice look="danger">{intake.error.message}</Notice>}
            {intake.data !== undefined && <ImportResult result={intake.data} />}
          </>
        )}
      </div>
    </Card>
  );
}
