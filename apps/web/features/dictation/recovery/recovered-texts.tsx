import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { audioOutbox, heldRecordings } from '../recording/browser-session.ts';
import { removeEmergencyBackup } from '../text/emergency-backup.ts';
import type { EmergencyBackup } from '../text/emergency-backup.ts';
import { loneBackups } from './lone-backups.ts';

const BACKUPS = 'dictation-backups';

export interface RecoveredTextsProps {
  readonly owner: string;
  readonly isBusy: boolean;
  /** Changes whenever a text may have been left. */
  readonly version: string;
  /** Puts it into the text; false while there is no section to put it into. */
  readonly onInsert: (backup: EmergencyBackup) => boolean;
}

/** Recognised texts that reached no section and whose audio is not here: this is their only copy. */
export function RecoveredTexts({ owner, isBusy, version, onInsert }: RecoveredTextsProps): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const client = useQueryClient();
  const [doomed, setDoomed] = useState<EmergencyBackup | null>(null);
  const { data = [] } = useQuery({
    queryKey: [BACKUPS, owner, version],
    queryFn: async () => loneBackups(audioOutbox, { owner, held: await heldRecordings(), now: Date.now() }),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const forget = (backup: EmergencyBackup) => {
    removeEmergencyBackup(backup.sessionId);
    void client.invalidateQueries({ queryKey: [BACKUPS] });
  };
  if (isBusy || data.length === 0) return null;
  return (
    <Card aria-labelledby="recovered-texts" className="border-warn! bg-warn-soft! p-4">
      <h2 id="recovered-texts" className="font-bold">
        <Trans>Textes à récupérer</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {data.map((backup) => (
          <li key={backup.sessionId} className="flex flex-wrap items-start justify-between gap-2 py-2">
            <div className="min-w-0 flex-1 basis-80">
              <p>
                <Trans>
                  Cette dictée du {formatMoment(new Date(backup.timestamp).toISOString(), language)} n’a été
                  mise dans aucun texte; son audio n’est pas sur cet appareil.
                </Trans>
              </p>
              <p lang={backup.language} className="mt-1 line-clamp-3 text-muted">
                {backup.transcript}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => onInsert(backup) && forget(backup)}>
                {t`Ajouter au texte`}
              </Button>
              <Button variant="ghost" onClick={() => setDoomed(backup)}>{t`Supprimer`}</Button>
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
