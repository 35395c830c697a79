import type { ImpairmentTableAnswer, ImpairmentTableFile } from '@constat/contract';
import { IMPAIRMENT_TABLE_LENGTH } from '@constat/contract/limits';
import { Plural, useLingui } from '@lingui/react/macro';
import { Download, FileInput } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { decodeFile } from '../../shared/decode-file.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useImpairmentTable } from '../../shared/impairment-table.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useChangeTable } from './impairment-table-api.ts';
import { TableProblems } from './table-problems.tsx';
import { TableRows } from './table-rows.tsx';
import { saveFile } from '../../shared/save-file.ts';

/** The columns of a table, and the three lines that each begins with, for a spreadsheet to fill in. */
const EMPTY_TABLE = [
  'record;code;chapter;description_fr;description_en;percent;max;organ;measure;from;to;rate',
  'version;;;;;;;;;;;',
  'source;;;;;;;;;;;',
  'date;;;;;;;;;;;',
].join('\r\n');

/** Hands a file without any figure to the browser's downloads. */
function downloadEmptyTable(fileName: string): void {
  saveFile(new Blob([`\uFEFF${EMPTY_TABLE}\r\n`], { type: 'text/csv' }), fileName);
}

/** The table of impairments of the installation: seen by everybody, loaded, replaced and removed by who runs it. */
export function ImpairmentTableCard(): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useImpairmentTable();
  return (
    <div className="space-y-4">
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingLine />}
      {data !== undefined && (
        <>
          <Card className="p-5" aria-labelledby="impairment-table-title">
            <h2
              id="impairment-table-title"
              tabIndex={-1}
              className="text-xl font-bold"
            >{t`Barème chargé`}</h2>
            <LoadedTable answer={data} />
            {data.mayChange ? (
              <ChangeTable isLoaded={data.table !== null} />
            ) : (
              <p className="mt-4 text-muted">{t`L’administrateur de cette installation charge et retire le barème.`}</p>
            )}
          </Card>
          {data.table !== null && (
            <Card className="p-5" aria-labelledby="impairment-rows-title">
              <h2 id="impairment-rows-title" className="mb-3 text-xl font-bold">{t`Contenu`}</h2>
              <TableRows table={data.table} />
            </Card>
          )}
        </>
      )}
    </div>
  );
}

function LoadedTable({ answer: { table, loadedAt } }: { readonly answer: ImpairmentTableAnswer }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (table === null)
    return (
      <p className="mt-1 text-muted">
        {t`Aucun. Constat n’apporte aucun pourcentage : sans barème, le médecin les saisit lui-même à la section 12.`}
      </p>
    );
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-0.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-2 [&_dt]:max-sm:mt-2">
      <dt className="font-semibold">{t`Régime`}</dt>
      <dd>{t`CNESST, Règlement sur le barème des dommages corporels (A-3.001, r. 2)`}</dd>
      <dt className="font-semibold">{t`Version`}</dt>
      <dd className="break-words">{table.version}</dd>
      <dt className="font-semibold">{t`Source`}</dt>
      <dd className="break-words">{table.source}</dd>
      <dt className="font-semibold">{t`Date`}</dt>
      <dd>{table.date}</dd>
      <dt className="font-semibold">{t`Lignes`}</dt>
      <dd>
        <Plural value={table.rows.length} one="# séquelle" other="# séquelles" />
        {', '}
        <Plural value={table.dpjv.length} one="# ligne de DPJV" other="# lignes de DPJV" />
      </dd>
      <dt className="font-semibold">{t`Chargé`}</dt>
      <dd>
        {loadedAt !== null && formatMoment(loadedAt, language)}
        <span className="block text-sm text-muted">{t`Par qui : au journal de l’installation. Empreinte ${table.id}.`}</span>
      </dd>
    </dl>
  );
}

function ChangeTable({ isLoaded }: { readonly isLoaded: boolean }): ReactNode {
  const { t } = useLingui();
  const change = useChangeTable();
  const [waiting, setWaiting] = useState<ImpairmentTableFile | 'removal' | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const send = (file: ImpairmentTableFile | null): void => {
    setWaiting(null);
    change.mutate(file, {
      onSuccess: () => document.getElementById('impairment-table-title')?.focus(),
    });
  };
  const read = async (file: File): Promise<void> => {
    change.reset();
    const bytes =
      file.size > 4 * IMPAIRMENT_TABLE_LENGTH ? null : decodeFile(new Uint8Array(await file.arrayBuffer()));
    const fits = bytes !== null && bytes.length <= IMPAIRMENT_TABLE_LENGTH;
    setTooLarge(!fits);
    if (!fits) return;
    const chosen = {
      format: file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv',
      text: bytes,
    } as const;
    if (isLoaded) setWaiting(chosen);
    else send(chosen);
  };
  const isRemoval = waiting === 'removal';
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept=".csv,.json,text/csv,application/json"
          icon={<FileInput aria-hidden="true" className="size-4" />}
          isPending={change.isPending && change.variables !== null}
          onChoose={(file) => void read(file)}
        >
          {isLoaded ? t`Remplacer le barème…` : t`Charger un barème…`}
        </FileButton>
        <Button
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => downloadEmptyTable(t`bareme-vide.csv`)}
        >
          {t`Télécharger un fichier vide`}
        </Button>
        {isLoaded && (
          <Button
            variant="ghost"
            isPending={change.isPending && change.variables === null}
            onClick={() => setWaiting('removal')}
          >{t`Retirer le barème`}</Button>
        )}
      </div>
      <FileFormat />
      {isTooLarge && <Notice look="danger">{t`Ce fichier est trop long pour un barème.`}</Notice>}
      {change.error !== null && (
        <Notice look="danger">
          {change.error.message}
          {change.error instanceof ApiError && <TableProblems problems={change.error.problems} />}
        </Notice>
      )}
      <output className="sr-only">
        {change.isSuccess &&
          (change.variables === null ? t`Le barème est retiré.` : t`Le barème est chargé.`)}
      </output>
      <ConfirmDialog
        title={isRemoval ? t`Retirer le barème?` : t`Remplacer le barème?`}
        isOpen={waiting !== null}
        confirmLabel={isRemoval ? t`Retirer` : t`Remplacer`}
        isDangerous={isRemoval}
        onConfirm={() => send(waiting === 'removal' ? null : waiting)}
        onClose={() => setWaiting(null)}
      >
        {t`Aucun rapport ne change : chacun garde les pourcentages, la version et la source du barème avec lequel il a été calculé.`}
      </ConfirmDialog>
    </div>
  );
}

function FileFormat(): ReactNode {
  const { t } = useLingui();
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold text-accent-text">{t`Ce que le fichier doit contenir`}</summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        <li>
          {t`Un fichier CSV (virgules, points-virgules ou tabulations) dont la première ligne nomme les colonnes : record, code, chapter, description_fr, description_en, percent, max, organ, measure, from, to, rate.`}
        </li>
        <li>{t`Trois lignes obligatoires : version, source et date (AAAA-MM-JJ), chacune suivie de sa valeur dans la colonne code.`}</li>
        <li>
          {t`dap ou pe : une séquelle, avec code, description_fr et percent. max : le médecin choisit entre percent et max. organ : l’organe symétrique. measure : un même code a une ligne par mesure.`}
        </li>
        <li>
          {t`dpjv-dap ou dpjv-pe : la DPJV des sommes de from à to, en points (percent) ou en part de la somme (rate, arrondie au centième).`}
        </li>
        <li>
          {t`En JSON : version, source, date, et les listes sequelae (nature, code, description…) et dpjv (of, from, to…).`}
        </li>
      </ul>
    </details>
  );
}
