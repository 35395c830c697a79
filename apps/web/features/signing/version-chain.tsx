import type { OpenPoint, SignedVersion, SignedVersionKind } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight, FileDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { signedPdfPath } from './signing-api.ts';
import type { StoredPdfs } from './stored-pages.tsx';
import { shortFingerprint, useMethodUsed } from './version-words.ts';

/** Draws a point in the words of the review; that element has the id given. */
export type RenderIssue = (issue: OpenPoint['issue'], titleId: string) => ReactNode;

function useKindWords(): Readonly<Record<SignedVersionKind, string>> {
  const { t } = useLingui();
  return {
    report: t`Rapport`,
    replacement: t`Rapport qui en remplace un autre`,
    addendum: t`Addenda`,
    'returned-file': t`Fichier signé, rendu`,
    'other-file': t`Copie conservée à part`,
    withdrawal: t`Verrouillage annulé`,
  };
}

/** Why points were left as they are. */
function GivenReasons({
  reasons,
  renderIssue,
}: {
  readonly reasons: SignedVersion['reasons'];
  readonly renderIssue: RenderIssue;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <div>
      <p id={id} className="font-semibold">{t`Points laissés ouverts, et pourquoi`}</p>
      <ul aria-labelledby={id} className="mt-1 space-y-2 border-l-2 border-line pl-3">
        {reasons.map(({ point, reason, issue }) => (
          <li key={point}>
            {issue !== undefined && renderIssue(issue, `${id}-${point}`)}
            <p className="break-words whitespace-pre-line">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({
  formId,
  version,
  files,
  renderIssue,
}: {
  readonly formId: string;
  readonly version: SignedVersion;
  readonly files: StoredPdfs;
  readonly renderIssue: RenderIssue;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const kinds = useKindWords();
  const methodWords = useMethodUsed();
  const { kind, method, signer, pdfHash, text, reasons, damaged } = version;
  const moment = formatMoment(version.at, language);
  const kindWords = kinds[kind];
  const path = signedPdfPath(formId, version.id);
  const facts = [
    ...(method === null ? [] : [methodWords(method)]),
    ...(signer === null ? [] : [`${signer.displayName} (${signer.licenceNumber})`]),
  ];
  return (
    <li className="space-y-1.5 py-2.5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">
            {kindWords}, {moment}
          </p>
          {facts.length > 0 && <p className="break-words">{facts.join(' · ')}</p>}
          {pdfHash !== null && (
            <p className="text-muted">
              {t`Empreinte du PDF\u00A0:`}{' '}
              <code className="whitespace-nowrap">{shortFingerprint(pdfHash)}</code>
            </p>
          )}
        </div>
        {pdfHash !== null && (
          <Button
            size="small"
            icon={<FileDown aria-hidden="true" className="size-4" />}
            isPending={files.running === path}
            isUnavailable={files.running !== null || damaged === true}
            aria-label={t`Télécharger\u00A0: ${kindWords}, ${moment}`}
            onClick={() => files.download(path)}
          >
            {t`Télécharger`}
          </Button>
        )}
      </div>
      {damaged === true && (
        <p className="font-semibold text-danger">{t`Le contenu conservé ne s’ouvre pas, ou n’est plus ce qui a été signé.`}</p>
      )}
      {text !== null && <p className="break-words whitespace-pre-line">{text}</p>}
      <GivenReasons reasons={reasons} renderIssue={renderIssue} />
    </li>
  );
}

/** Every entry of the chain that is about this report, oldest first, folded away. */
export function VersionChain({
  formId,
  versions,
  files,
  renderIssue,
}: {
  readonly formId: string;
  readonly versions: readonly SignedVersion[];
  readonly files: StoredPdfs;
  readonly renderIssue: RenderIssue;
}): ReactNode {
  const { t } = useLingui();
  if (versions.length === 0) return null;
  return (
    <details className="group border-t border-line pt-1 text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1 rounded-control font-semibold text-accent-text sm:min-h-9">
        <ChevronRight aria-hidden="true" className="size-4.5 transition-transform group-open:rotate-90" />
        {t`Versions conservées (${versions.length})`}
      </summary>
      <ol className="divide-y divide-line">
        {versions.map((version) => (
          <Entry key={version.id} formId={formId} version={version} files={files} renderIssue={renderIssue} />
        ))}
      </ol>
    </details>
  );
}
