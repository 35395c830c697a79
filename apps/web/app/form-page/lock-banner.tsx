import { CONFIRMED_DRAFT_DAYS } from '@constat/report/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SignedBannerProps } from '../../features/signing/index.ts';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { createLazyPart, useLatePart } from '../../shared/ui/lazy-part.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import type { ReportActs } from './use-report-acts.ts';
import type { ReportLock } from './use-report-lock.ts';

// Most reports that are opened are in work.
const banner = createLazyPart<Pick<SignedBannerProps, 'formId' | 'signing'>>(async () => {
  const [{ SignedReport }] = await Promise.all([
    import('./signed-report.tsx'),
    loadCatalogues(['signing', 'exports']),
  ]);
  return SignedReport;
});

/** Above a report that is locked or signed: where it stands, and what becomes of the words typed since. */
export function LockBanner({
  lock: { signing, isMoreTyped },
  formId,
  acts,
}: {
  readonly lock: ReportLock;
  readonly formId: string;
  readonly acts: ReportActs;
}): ReactNode {
  const { t } = useLingui();
  const isAssistant = useIsAssistant();
  const shown = useLatePart(banner, { formId, signing });
  return (
    <div className="space-y-3 px-3 pt-3 sm:px-6 print:hidden">
      {shown}
      {isMoreTyped && (
        <Notice look="danger" className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64">
            <b>
              <Trans>Ce qui a été tapé depuis le verrouillage n’est pas dans le rapport.</Trans>
            </b>{' '}
            {isAssistant ? (
              <Trans>Ces mots restent sur cet appareil et se lisent ici. Montrez-les à son médecin.</Trans>
            ) : (
              <Trans>
                Ces mots restent sur cet appareil. Un nouveau brouillon les garde avec le reste du formulaire;
                le rapport verrouillé reste tel quel.
              </Trans>
            )}
          </p>
          {!isAssistant && (
            <Button
              variant="primary"
              isPending={acts.isSaving}
              onClick={() => acts.saveDraft(CONFIRMED_DRAFT_DAYS, true)}
            >
              {t`Sauvegarder comme nouveau brouillon`}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
