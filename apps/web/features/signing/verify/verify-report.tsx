import { PDF_IMPORT_BYTES } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useVerifyReport } from '../signing-api.ts';
import { problemOf } from './check-pdf.ts';
import type { FileProblem } from './check-pdf.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { VerifiedAnswer } from './verified-answer.tsx';
import { VerificationLimits } from './verification-limits.tsx';

const MEGABYTES = PDF_IMPORT_BYTES / 1_000_000;

/** Says what a PDF is known to be here; another can follow at once. */
export function VerifyReport(): ReactNode {
  const { t } = useLingui();
  const { data, error, isPending, mutate, reset } = useVerifyReport();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const name = file?.name ?? '';
  const verify = async (files: readonly File[]): Promise<void> => {
    const [first] = files;
    if (first === undefined) return;
    reset();
    setFile(first);
    const found = files.length > 1 ? 'several' : await problemOf(first);
    setProblem(found);
    if (found === null) mutate(first);
  };
  const isOver = useDroppedFiles((files) => void verify(files));
  const problems: Readonly<Record<FileProblem, string>> = {
    several: t`Un seul fichier à la fois. Rien n’a été envoyé.`,
    empty: t`Le fichier « ${name} » est vide. Rien n’a été envoyé.`,
    'too-large': t`Le fichier « ${name} » dépasse ${MEGABYTES} Mo, la taille d’un PDF qui peut être vérifié ici. Rien n’a été envoyé.`,
    'not-a-pdf': t`Le fichier « ${name} » n’est pas un PDF. Rien n’a été envoyé. Choisissez le PDF du rapport.`,
    unreadable: t`« ${name} » ne peut pas être lu : c’est un dossier, ou le fichier a été déplacé. Rien n’a été envoyé.`,
  };
  return (
    <div className="space-y-4">
      <Card className="p-5" aria-labelledby="verify-file-title">
        <h2 id="verify-file-title" className="text-xl font-bold">{t`Le fichier à vérifier`}</h2>
        <p className="mt-1 text-muted">
          {t`Constat compare les octets d’un PDF avec ceux des rapports verrouillés ou signés dans cette installation, et vérifie ses signatures numériques. Ni le fichier ni son nom ne sont conservés, et la réponse ne dit pas de qui est le rapport.`}
        </p>
        <div
          className={classNames(
            'mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed p-4 sm:p-5',
            isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
          )}
        >
          <FileButton
            variant="primary"
            accept=".pdf,application/pdf"
            aria-describedby="verify-file-hint"
            className="max-sm:min-h-11 max-sm:w-full"
            icon={<FileSearch aria-hidden="true" className="size-4" />}
            isPending={isPending}
            onChoose={(chosen) => void verify([chosen])}
          >
            {data === undefined ? t`Choisir un PDF…` : t`Choisir un autre PDF…`}
          </FileButton>
          <p id="verify-file-hint">
            {t`ou déposez-le n’importe où sur cette page.`}{' '}
            <span className="whitespace-nowrap text-muted">{t`${MEGABYTES} Mo au plus.`}</span>
          </p>
        </div>
        <output className="block [&:not(:empty)]:mt-3">{isPending && t`Vérification de « ${name} »…`}</output>
        {problem !== null && (
          <Notice look="danger" className="mt-3 [overflow-wrap:anywhere]">
            {problems[problem]}
          </Notice>
        )}
        {error !== null && (
          <Notice look="danger" className="mt-3">
            {error.message}
          </Notice>
        )}
      </Card>
      {data !== undefined && file !== null && <VerifiedAnswer key={data.sha256} found={data} file={file} />}
      <VerificationLimits />
    </div>
  );
}
