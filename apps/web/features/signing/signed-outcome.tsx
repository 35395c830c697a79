import type { SignedVersion } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Download, Lock, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { shortFingerprint, useStateWords } from './version-words.ts';

/** True once its signature is in the file or in the account; false while it is only locked. */
const isSignedBy = ({ kind, method }: SignedVersion): boolean =>
  kind === 'returned-file' || method === 'account' || method === 'certificate';

/** What was done. */
export function SignedOutcome({ version }: { readonly version: SignedVersion }): ReactNode {
  const { t } = useLingui();
  const stateWords = useStateWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { at, method, dataFingerprint } = version;
  const isSigned = isSignedBy(version);
  const Icon = isSigned ? CircleCheck : Lock;
  return (
    <div className="space-y-3">
      <h3
        ref={heading}
        tabIndex={-1}
        className={classNames(
          'flex items-start gap-2.5 text-lg font-bold outline-none',
          isSigned && 'text-ok',
        )}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        {stateWords({ state: isSigned ? 'signed' : 'locked', since: at }, version)}
      </h3>
      {dataFingerprint !== null && (
        <p>
          {t`Empreinte\u00A0:`} <code className="whitespace-nowrap">{shortFingerprint(dataFingerprint)}</code>
        </p>
      )}
      <p>
        {isSigned ? (
          <Trans>Le rapport ne change plus; une correction devient un addenda ou une nouvelle version.</Trans>
        ) : method === 'by-hand' ? (
          <Trans>Le PDF verrouillé s’imprime; signez les pages imprimées. Le rapport ne change plus.</Trans>
        ) : (
          <Trans>
            Signez le PDF verrouillé dans votre programme, puis rendez le fichier signé au haut de ce rapport.
            Tant qu’il n’est pas rendu, le rapport est verrouillé et n’est pas signé.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** What comes next. */
export function OutcomeActs({
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
  const isSigned = isSignedBy(version);
  return (
    <>
      <Button onClick={onClose}>{t`Fermer`}</Button>
      {!isSigned && version.method === 'by-hand' ? (
        <Button variant="primary" icon={<Printer aria-hidden="true" className="size-4" />} onClick={onPrint}>
          {t`Imprimer le PDF verrouillé`}
        </Button>
      ) : (
        <Button
          variant={isSigned ? 'secondary' : 'primary'}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={onDownload}
        >
          {isSigned ? t`Télécharger le PDF signé` : t`Télécharger le PDF verrouillé`}
        </Button>
      )}
    </>
  );
}
