import type { ReportSigning, SignedVersion, SigningAnswer } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown, FileLock2, LockOpen, ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsAssistant } from '../../shared/session.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Fingerprints } from './fingerprints.tsx';
import { ReturnedFileSignatures } from './returned-file-signatures.tsx';
import { ReturnFile } from './return-file.tsx';
import { signedPdfPath, useSigning } from './signing-api.ts';
import { StoredPages } from './stored-pages.tsx';
import type { StoredPdfs } from './stored-pages.tsx';
import { useMethodUsed, useStateWords } from './version-words.ts';
import { isWithdrawable } from './withdrawable.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export interface SignedBannerProps {
  readonly formId: string;
  /** As it was seen last; null where only a refused save told that it is locked. */
  readonly signing: ReportSigning | null;
  readonly files: StoredPdfs;
  /** Draws what can be added to a report that is signed, or locked to be signed by hand. */
  readonly renderFurther: (answer: SigningAnswer) => ReactNode;
  /** Draws how long the report has to be kept, and its versions. */
  readonly renderRecords: (answer: SigningAnswer) => ReactNode;
}

function KeptApart({
  formId,
  version,
  files,
}: {
  readonly formId: string;
  readonly version: SignedVersion;
  readonly files: StoredPdfs;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const moment = formatMoment(version.at, language);
  const path = signedPdfPath(formId, version.id);
  return (
    <li className="space-y-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-64">
          {t`Copie signée ailleurs, contenu non comparé, conservée le ${moment}; jamais la copie officielle.`}
        </span>
        <Button
          size="small"
          icon={<FileDown aria-hidden="true" className="size-4" />}
          isPending={files.running === path}
          isUnavailable={files.running !== null || version.damaged === true}
          aria-label={t`Télécharger la copie conservée le ${moment}`}
          onClick={() => files.download(path)}
        >
          {t`Télécharger`}
        </Button>
      </div>
      <ReturnedFileSignatures version={version} />
    </li>
  );
}

/** Where a locked or signed report stands, its stored pages, and what can still be done with it. */
export function SignedBanner({
  formId,
  signing: seen,
  files,
  renderFurther,
  renderRecords,
}: SignedBannerProps): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAssistant = useIsAssistant();
  const stateWords = useStateWords();
  const methodWords = useMethodUsed();
  // An assistant reads the pages through the exports alone.
  const { data, error, refetch } = useSigning(isAssistant ? null : formId);
  const [isAsking, setAsking] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const known = data?.signing ?? null;
  const isOutdated = seen !== null && data !== undefined && seen.versionId !== known?.versionId;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  const signing = known ?? seen;
  const versions = data?.versions ?? [];
  const version = versions.find(({ id }) => id === signing?.versionId);
  const isSigned = signing?.state === 'signed';
  const addenda = versions.filter(({ kind }) => kind === 'addendum');
  const apart = versions.filter(({ kind }) => kind === 'other-file');
  const count = addenda.length;
  const latest = addenda.at(-1);
  const latestAt = latest === undefined ? '' : formatMoment(latest.at, language);
  const isDamaged = versions.some(({ damaged }) => damaged === true);
  const Icon = isSigned ? ShieldCheck : FileLock2;
  return (
    <section
      aria-labelledby={titleId}
      className="space-y-3 rounded-card border border-line-strong bg-raised px-4 py-3"
    >
      <div className="flex items-start gap-2.5">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${isSigned ? 'text-ok' : 'text-accent-text'}`}
        />
        <div className="min-w-0 flex-1 space-y-1">
          <h2
            id={titleId}
            ref={heading}
            tabIndex={-1}
            data-signed-head
            className="font-semibold outline-none"
          >
            {signing === null ? t`Rapport verrouillé ou signé` : stateWords(signing, version)}
          </h2>
          <p className="text-sm text-muted">
            {version?.method != null && `${methodWords(version.method)}. `}
            {version?.certificate != null && <>{t`Certificat au nom de ${version.certificate.name}.`} </>}
            <Trans>Le formulaire se lit seulement.</Trans>
          </p>
          {latest !== undefined && (
            <p className="text-sm font-semibold">
              {count === 1
                ? t`Complété par un addenda du ${latestAt}`
                : t`Complété par ${count} addenda, le dernier du ${latestAt}`}
            </p>
          )}
          {version !== undefined && <Fingerprints {...version} />}
          {version !== undefined && <ReturnedFileSignatures version={version} />}
        </div>
      </div>
      {isDamaged && (
        <Notice look="danger">
          <Trans>
            Le contenu conservé d’une version ne s’ouvre pas, ou n’est plus ce qui a été signé. Son
            inscription dans la chaîne reste. Prévenez la personne qui administre Constat.
          </Trans>
        </Notice>
      )}
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {version !== undefined && signing !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <StoredPages
            formId={formId}
            version={version}
            addenda={addenda}
            isSigned={isSigned}
            files={files}
          />
          {isWithdrawable(signing, versions, openedAt) && (
            <Button
              variant="ghost"
              icon={<LockOpen aria-hidden="true" className="size-4" />}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              {t`Annuler le verrouillage`}
            </Button>
          )}
        </div>
      )}
      {version?.method === 'outside' && signing?.state === 'locked' && (
        <ReturnFile
          formId={formId}
          versionId={version.id}
          onReturned={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      {apart.length > 0 && (
        <ul aria-label={t`Copies conservées à part`} className="space-y-2 border-t border-line pt-2 text-sm">
          {apart.map((one) => (
            <KeptApart key={one.id} formId={formId} version={one} files={files} />
          ))}
        </ul>
      )}
      {data !== undefined && (isSigned || version?.method === 'by-hand') && renderFurther(data)}
      {data !== undefined && renderRecords(data)}
      {isAsking && signing !== null && (
        <WithdrawDialog formId={formId} versionId={signing.versionId} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}
