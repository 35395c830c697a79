import { useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

function Codes({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  // Printing then leaves the page behind the codes out.
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-prints-codes', true);
    return () => {
      root.toggleAttribute('data-prints-codes', false);
    };
  }, []);
  return (
    <>
      <p>
        {t`Sans votre téléphone, un de ces codes remplace celui de l’application à la connexion. Chacun sert une seule fois. Gardez-les loin de cet ordinateur : ils ne seront plus montrés.`}
      </p>
      <ol className="mt-4 grid list-decimal gap-x-10 gap-y-1 pl-8 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <CopyButton label={t`Copier`} read={() => text} />
        <Button
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t`codes-de-recuperation.txt`)}
        >
          {t`Télécharger`}
        </Button>
        <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
          {t`Imprimer`}
        </Button>
      </div>
    </>
  );
}

/** The recovery codes, which are shown once; only its button closes it. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[] | null;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Codes de récupération`}
      isOpen={codes !== null}
      footer={
        <Button variant="primary" className="print:hidden" onClick={onClose}>
          {t`Je les ai gardés`}
        </Button>
      }
    >
      {codes !== null && <Codes codes={codes} />}
    </Dialog>
  );
}
