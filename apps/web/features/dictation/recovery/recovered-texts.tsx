import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { isHeldElsewhere } from '../../../shared/report-writer-lock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { audioOutbox, heldRecordings } from '../recording/browser-session.ts';
import { readRecoverableTexts } from './recoverable-texts.ts';
import type { RecoverableText } from './recoverable-texts.ts';
import { useRecoverableName } from './use-recoverable-name.ts';

const BACKUPS = 'dictation-backups';

export interface RecoveredTextsProps {
  readonly report: ReportIdentity;
  readonly isBusy: boolean;
  /** Changes whenever a text may have been left. */
  readonly version: string;
  /** Puts a text into that section and gives the way back; null while there is no section to put it into. */
  readonly onInsert: (section: string, text: string) => (() => void) | null;
}

/** Texts that reached no report: recognised ones whose only copy this is, and those begun for other reports. */
export function RecoveredTexts({ report, isBusy, version, onInsert }: RecoveredTextsProps): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const nameOf = useRecoverableName();
  const client = useQueryClient();
  const [doomed, setDoomed] = useState<RecoverableText | null>(null);
  const { data = [] } = useQuery({
    queryKey: [BACKUPS, report.owner, report.reportId, version],
    queryFn: async () =>
      readRecoverableTexts(audioOutbox, report, {
        held: await heldRecordings(),
        isHeldElsewhere,
        now: Date.now(),
      }),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: [BACKUPS] });
  const forget = (found: RecoverableText) => {
    found.remove();
    refresh();
  };
  const insert = (found: RecoverableText) => {
    const undo = onInsert(found.section, found.text);
    if (undo === null) return;
    forget(found);
    if (found.isOwn) return;
    showToast({
      title: t`Texte déplacé dans ce rapport`,
      action: {
        label: t({ message: 'Annuler', context: 'undo' }),
        onPress: () => {
          undo();
          found.putBack();
          refresh();
        },
      },
    });
  };
  if (isBusy || data.length === 0) return null;
  return (
    <Card aria-labelledby="recovered-texts" className="border-warn! bg-warn-soft! p-4">
      <h2 id="recovered-texts" className="font-bold">
        <Trans>Textes à récupérer</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {data.map((found) => (
          <li key={found.id} className="flex flex-wrap items-start justify-between gap-2 py-2">
            <div className="min-w-0 flex-1 basis-80">
              {found.isOwn ? (
                <>
                  <p>
                    <Trans>
                      Cette dictée du {formatMoment(new Date(found.timestamp).toISOString(), language)} n’a
                      été mise dans aucun texte; son audio n’est pas sur cet appareil.
                    </Trans>
                  </p>
                  <p lang={found.language} className="mt-1 line-clamp-3 text-muted">
                    {found.text}
                  </p>
                </>
              ) : (
                <p>
                  <Trans>Ce texte appartient à un autre rapport : {nameOf(found, found.timestamp)}</Trans>
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              {found.isOwn ? (
                <Button variant="primary" onClick={() => insert(found)}>
                  {t`Ajouter au texte`}
                </Button>
              ) : (
                <Button onClick={() => insert(found)}>{t`Le déplacer ici`}</Button>
              )}
              <Button variant="ghost" onClick={() => setDoomed(found)}>{t`Supprimer`}</Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t`Supprimer le texte`}
        isOpen={doomed !== null}
        isDangerous
        confirmLabel={t`Supprimer le texte`}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) forget(doomed);
          setDoomed(null);
        }}
      >
        <p>
          <Trans>Ce texte sera effacé de cet appareil pour de bon.</Trans>
        </p>
      </ConfirmDialog>
    </Card>
  );
}
