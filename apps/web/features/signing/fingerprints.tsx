import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { shortFingerprint } from './version-words.ts';

function Whole({ label, digits }: { readonly label: string; readonly digits: string }): ReactNode {
  const { t } = useLingui();
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="min-w-0 text-sm break-all">{digits}</code>
        <CopyButton size="small" label={t`Copier`} read={() => digits} />
      </dd>
    </div>
  );
}

/** The fingerprint that the foot of the pages prints, with the whole ones behind a press. */
export function Fingerprints({
  dataFingerprint,
  pdfHash,
}: {
  readonly dataFingerprint: string | null;
  readonly pdfHash: string | null;
}): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (dataFingerprint === null) return null;
  const short = shortFingerprint(dataFingerprint);
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>
          {t`Empreinte\u00A0:`} <code className="whitespace-nowrap">{short}</code>
        </span>
        <Button
          size="small"
          variant="ghost"
          className="max-sm:-ms-2"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Masquer les empreintes entières` : t`Empreintes entières`}
        </Button>
      </div>
      <dl id={id} hidden={!isOpen} className="mt-1 space-y-2">
        <Whole
          label={t`Contenu du rapport (SHA-256); ses premiers chiffres sont au bas des pages`}
          digits={dataFingerprint}
        />
        {pdfHash !== null && <Whole label={t`Fichier PDF (SHA-256)`} digits={pdfHash} />}
      </dl>
    </div>
  );
}
