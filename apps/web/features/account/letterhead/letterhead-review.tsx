import type { LetterheadFindings } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { LETTERHEAD_PATH } from '../../../shared/letterhead.ts';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useNearView } from '../../../shared/ui/use-near-view.ts';
import { useLetterheadPreview } from './letterhead-api.ts';
import { PreviewPages } from './preview-pages.tsx';

/** What the physician is told of the letterhead, one line for each thing. */
function useFindings({
  unknown,
  misplaced,
  added,
  isProtected,
  tracksChanges,
}: LetterheadFindings): readonly string[] {
  const { t } = useLingui();
  const names = {
    file: t`le numéro de dossier`,
    worker: t`le nom`,
    state: t`l’état du rapport`,
    page: t`le numéro de page`,
  };
  const lacking = (['file', 'worker', 'state', 'page'] as const).filter(
    (each) => added.includes(each) || (each === 'page' && added.includes('pages')),
  );
  const marks = unknown.join(', ');
  const list = lacking.map((each) => names[each]).join(', ');
  return [
    ...(unknown.length === 0 ? [] : [t`Marques inconnues, qui paraîtront telles quelles : ${marks}`]),
    ...(misplaced
      ? [
          t`La marque du rapport est dans un en-tête, un pied de page ou une zone de texte, où aucun rapport ne peut tenir.`,
        ]
      : []),
    ...(lacking.length === 0 ? [] : [t`Une ligne est ajoutée au pied des pages où cela manque : ${list}.`]),
    ...(isProtected ? [t`Le document est protégé : Word ne laissera pas modifier les rapports.`] : []),
    ...(tracksChanges ? [t`Le suivi des modifications est activé dans ce document.`] : []),
  ];
}

function Findings({ findings }: { readonly findings: LetterheadFindings }): ReactNode {
  const lines = useFindings(findings);
  if (lines.length === 0) return null;
  const isWarning =
    findings.unknown.length > 0 || findings.misplaced || findings.isProtected || findings.tracksChanges;
  return (
    <Notice look={isWarning ? 'warn' : 'info'}>
      <ul className="space-y-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** How reports look on the letterhead that was uploaded, with what was found in it. */
export function LetterheadReview({ version }: { readonly version: string }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const section = useRef<HTMLElement>(null);
  // It is made anew each time, and most visits of the page are for something else.
  const { data, error, refetch } = useLetterheadPreview(language, version, useNearView(section));
  return (
    <section ref={section} aria-labelledby="letterhead-preview" className="space-y-3">
      <h3 id="letterhead-preview" className="text-lg font-bold">{t`Aperçu avec un rapport fictif`}</h3>
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingLine />}
      {data !== undefined && (
        <>
          <Findings findings={data.findings} />
          <p className="text-sm text-muted">
            {t`Cet aperçu est simplifié : Word peut couper les pages ailleurs et dessiner davantage. Ouvrez le rapport fictif dans Word pour le voir tel quel.`}
          </p>
          <PreviewPages preview={data} />
        </>
      )}
      <a
        href={`${LETTERHEAD_PATH}/sample?language=${language}`}
        download
        className="inline-flex items-center gap-2 font-semibold text-accent-text underline underline-offset-2"
      >
        <FileText aria-hidden="true" className="size-4" />
        {t`Essayer avec un rapport fictif (Word)`}
      </a>
    </section>
  );
}
