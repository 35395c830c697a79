import type { SignedVersion } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { signedPdfPath } from './signing-api.ts';

/** Hands a stored PDF over, as the page does it. */
export interface StoredPdfs {
  readonly running: string | null;
  readonly download: (path: string) => void;
  /** False where nothing was handed over, which is said. */
  readonly print: (path: string) => Promise<boolean>;
  /** Shows pages that are stored nowhere, or hands them over under that name; what fails is said. */
  readonly show: (read: () => Promise<Blob>, fileName: string) => Promise<void>;
}

/**
 * The stored PDF of a report to download and to print; printing goes on with its addenda, one after the other. What is damaged
 * is not offered: the server does not hand it over.
 */
export function StoredPages({
  formId,
  version,
  addenda,
  isSigned,
  files,
}: {
  readonly formId: string;
  readonly version: SignedVersion;
  readonly addenda: readonly SignedVersion[];
  readonly isSigned: boolean;
  readonly files: StoredPdfs;
}): ReactNode {
  const { t } = useLingui();
  const [printed, setPrinted] = useState(0);
  const path = signedPdfPath(formId, version.id);
  // Each press prints one file: a browser opens one window for it.
  const readable = addenda.filter(({ damaged }) => damaged !== true);
  const total = readable.length;
  const next = printed === 0 || printed > total ? undefined : readable[printed - 1];
  const label = next === undefined ? t`Imprimer` : t`Imprimer l’addenda ${printed} sur ${total}`;
  const nextPath = next === undefined ? path : signedPdfPath(formId, next.id);
  if (version.damaged === true)
    return (
      <p className="basis-full text-sm font-semibold text-danger">
        {t`Le PDF de ce rapport ne peut être ni téléchargé ni imprimé.`}
      </p>
    );
  return (
    <>
      <Button
        icon={<FileDown aria-hidden="true" className="size-4" />}
        isPending={files.running === path}
        isUnavailable={files.running !== null}
        onClick={() => files.download(path)}
      >
        {isSigned ? t`Télécharger le PDF signé` : t`Télécharger le PDF verrouillé`}
      </Button>
      <Button
        icon={<Printer aria-hidden="true" className="size-4" />}
        isUnavailable={files.running !== null}
        onClick={() => {
          // What was not printed stays the next one.
          void files.print(nextPath).then((isPrinted) => {
            if (isPrinted) setPrinted(next === undefined ? 1 : printed + 1);
          });
        }}
      >
        <span aria-live="polite">{label}</span>
      </Button>
      {addenda.length > 0 && next === undefined && (
        <p className="basis-full text-sm text-muted">
          {total === addenda.length
            ? t`Le rapport s’imprime d’abord, puis chaque addenda.`
            : t`Le rapport s’imprime d’abord, puis chaque addenda dont le contenu s’ouvre.`}
        </p>
      )}
    </>
  );
}
