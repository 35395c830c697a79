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
import { useDroppedFiles } from './use-dropped-files.ts';
import { VerifiedAnswer } from './verified-answer.tsx';
import { commandLine } from '../../../shared/command-line.ts';

/** The limits of a verification, said before and after one. */
function VerificationLimits(): ReactNode {
  const { t } = useLingui();
  const command = commandLine('verify-report');
  return (
    <Card className="p-5" aria-labelledby="not-proved-title">
      <h2 id="not-proved-title" className="text-xl font-bold">{t`Ce qu’une vérification ne prouve pas`}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        <li>{t`Que le contenu est exact : seuls les octets sont comparés, jamais ce qu’ils disent.`}</li>
        <li>
          {t`Qu’un fichier inconnu ici est un faux : une impression numérisée, une copie enregistrée de nouveau par un autre programme, un export de travail ou un rapport d’une autre installation ne sont pas non plus reconnus.`}
        </li>
        <li>{t`Une signature sur papier : elle ne se voit pas dans le fichier verrouillé.`}</li>
        <li>
          {t`Qui est derrière un certificat : ni son émetteur ni sa révocation ne sont jugés. Un lecteur de PDF qui connaît cet émetteur peut le dire.`}
        </li>
        <li>
          {t`L’heure : celle d’une signature vient de l’horloge du signataire, celle de la chaîne de l’horloge de cette installation.`}
        </li>
        <li>
          {t`Que la chaîne n’a pas été réécrite ou coupée au complet par qui contrôle cette installation : l’empreinte de la dernière entrée se compare avec celle du journal ou d’une archive gardée ailleurs.`}
        </li>
      </ul>
      <p className="mt-3 text-sm text-muted">
        {t`La même vérification se fait au terminal : ${command} FICHIER.pdf`}
      </p>
    </Card>
  );
}

/** Why files are not sent. */
type FileProblem = 'several' | 'empty' | 'too-large' | 'not-a-pdf' | 'unreadable';

/** How far into a file readers look for the beginning of a PDF. */
const HEADER_WITHIN = 1_024;

/** What is wrong with that file, or null where it can be verified. */
async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size > PDF_IMPORT_BYTES) return 'too-large';
  let beginning: string;
  try {
    beginning = new TextDecoder('latin1').decode(await file.slice(0, HEADER_WITHIN).arrayBuffer());
  } catch {
    // A folder, or a file that has moved since.
    return 'unreadable';
  }
  if (beginning === '') return 'empty';
  return beginning.includes('%PDF-') ? null : 'not-a-pdf';
}

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
