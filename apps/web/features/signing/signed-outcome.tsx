import type { SignedVersion } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Download, Lock, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';

/** How many characters of a fingerprint tell it apart for a person. */
const SHORT = 16;

/** What was done, and what comes next. */
export function SignedOutcome({
  version,
  onPrint,
  onDownload,
  onClose,
}: {
  readonly version: SignedVersion;
  readonly onPrint: () => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { method, dataFingerprint } = version;
  const at = formatMoment(version.at, language);
  const isSigned = method === 'account' || method === 'certificate';
  const Icon = isSigned ? CircleCheck : Lock;
  return (
    <div className="space-y-3">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-2.5 text-lg font-bold text-ok outline-none"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        {isSigned ? t`Signé le ${at}` : t`Verrouillé le ${at}`}
      </h3>
      {dataFingerprint !== null && (
        <p>
          {t`Empreinte des données :`}{' '}
          <span className="font-mono break-all">{dataFingerprint.slice(0, SHORT)}</span>
        </p>
      )}
      {method === 'by-hand' && (
        <p>
          <Trans>Le PDF verrouillé s’imprime; signez les pages imprimées. Le rapport ne change plus.</Trans>
        </p>
      )}
      {method === 'outside' && (
        <p>
          <Trans>
            Téléchargez le PDF et signez-le dans votre programme, puis rendez le fichier signé ici. Tant qu’il
            n’est pas rendu, le rapport est verrouillé et n’est pas signé.
          </Trans>
        </p>
      )}
      {isSigned && (
        <p>
          <Trans>Le rapport ne change plus; une correction devient un addenda.</Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button onClick={onClose}>{t`Fermer`}</Button>
        {method === 'by-hand' ? (
          <Button
            variant="primary"
            icon={<Printer aria-hidden="true" className="size-4" />}
            onClick={onPrint}
          >
            {t`Imprimer le PDF verrouillé`}
          </Button>
        ) : (
          <Button
            variant={method === 'outside' ? 'primary' : 'secondary'}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={onDownload}
          >
            {isSigned ? t`Télécharger le PDF signé` : t`Télécharger le PDF verrouillé`}
          </Button>
        )}
      </div>
    </div>
  );
}
