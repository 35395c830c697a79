import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { audioOutbox, heldRecordings } from '../recording/browser-session.ts';
import { useSectionNames } from '../section-names.ts';
import { isRecordedPlace } from '../sections.ts';
import { removeEmergencyBackup } from '../text/emergency-backup.ts';
import { useLength } from '../use-length.ts';
import { readRecoverableRecordings } from './recoverable-recordings.ts';
import { useRecoverableName } from './use-recoverable-name.ts';
import { saveFile } from '../../../shared/save-file.ts';

/** Gives the audio of a recording as a file. The name holds the time alone: it says nothing of the patient. */
async function downloadRecording(session: StoredSession): Promise<void> {
  const parts = await audioOutbox.readParts(session.id);
  const audio = new Blob(
    parts.map((part) => part.data),
    { type: session.mime },
  );
  const fileName = `${session.startedAt.slice(0, 16).replaceAll(':', '-')}.${session.mime.includes('mp4') ? 'mp4' : 'webm'}`;
  saveFile(audio, fileName);
}

const LEFTOVERS = 'dictation-leftovers';

export interface RecoveryListProps {
  readonly report: ReportIdentity;
  /** Nothing is recovered while a recording is under way. */
  readonly isBusy: boolean;
  /** Changes whenever a recording may have been left. */
  readonly version: string;
  readonly onTranscribe: (session: StoredSession) => Promise<boolean>;
}

/** Recordings that this device holds and the server does not: a crash, a lost line, a missing engine. */
export function RecoveryList({ report, isBusy, version, onTranscribe }: RecoveryListProps): ReactNode {
  const { t } = useLingui();
  const client = useQueryClient();
  const names = useSectionNames();
  const lengthOf = useLength();
  const { language } = useLanguage();
  const [doomed, setDoomed] = useState<StoredSession | null>(null);
  const { data, error } = useQuery({
    queryKey: [LEFTOVERS, report.owner, version],
    queryFn: async () =>
      readRecoverableRecordings(audioOutbox, {
        owner: report.owner,
        held: await heldRecordings(),
        now: Date.now(),
      }),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const nameOf = useRecoverableName();
  const refresh = () => client.invalidateQueries({ queryKey: [LEFTOVERS] });
  const belong = async (id: string, { reportId, formId, visit }: ReportIdentity) => {
    await audioOutbox.update(id, { reportId, formId, visit });
    await refresh();
  };
  /** The recording is this report's from now on; it is transcribed by another press. */
  const moveHere = async (session: StoredSession) => {
    await belong(session.id, report);
    showToast({
      title: t`Enregistrement déplacé dans ce rapport`,
      action: {
        label: t({ message: 'Annuler', context: 'undo' }),
        onPress: () => void belong(session.id, session),
      },
    });
  };
  if (error !== null) {
    return (
      <Card role="alert" className="border-danger! p-4">
        <Trans>Cet appareil ne permet pas de retrouver les enregistrements qui y ont été laissés.</Trans>
      </Card>
    );
  }
  if (isBusy || data === undefined || data.length === 0) return null;
  return (
    <Card aria-labelledby="leftovers" className="border-warn! bg-warn-soft! p-4">
      <h2 id="leftovers" className="font-bold">
        <Trans>Enregistrements à récupérer</Trans>
      </h2>
      <output className="sr-only">
        <Plural
          value={data.length}
          one="# enregistrement à récupérer"
          other="# enregistrements à récupérer"
        />
      </output>
      <p className="text-sm text-muted">
        <Trans>L’audio reste 30 jours au plus sur cet appareil et sur le serveur.</Trans>
      </p>
      <ul className="divide-y divide-line">
        {data.map(({ session, ms }) => {
          const length = lengthOf(ms);
          const section = isRecordedPlace(session.section) ? names[session.section] : '';
          const moment = formatMoment(session.startedAt, language);
          const isOwn = isSameReport(session, report);
          return (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <p className="min-w-0 flex-1 basis-80">
                {isOwn ? (
                  <Trans>
                    Un enregistrement de {length} n’a pas été transcrit ({section}, {moment}).
                  </Trans>
                ) : (
                  <Trans>
                    Cet enregistrement de {length} appartient à un autre rapport :{' '}
                    {nameOf(session, Date.parse(session.startedAt))}
                  </Trans>
                )}
              </p>
              <div className="flex flex-wrap gap-2">
                {isOwn ? (
                  <Button
                    variant="primary"
                    onClick={() =>
                      void onTranscribe(session).then((readable) => {
                        if (!readable)
                          showToast({ title: t`Cet enregistrement est illisible`, look: 'destructive' });
                      })
                    }
                  >
                    {t`Transcrire`}
                  </Button>
                ) : (
                  <Button onClick={() => void moveHere(session)}>{t`Le déplacer ici`}</Button>
                )}
                <Button onClick={() => void downloadRecording(session)}>{t`Télécharger`}</Button>
                <Button variant="ghost" onClick={() => setDoomed(session)}>{t`Supprimer`}</Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        title={t`Supprimer l’enregistrement`}
        isOpen={doomed !== null}
        isDangerous
        confirmLabel={t`Supprimer l’enregistrement`}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          const id = doomed?.id ?? '';
          setDoomed(null);
          removeEmergencyBackup(id);
          void audioOutbox
            .remove(id)
            .then(refresh, () =>
              showToast({ title: t`L’enregistrement n’a pas pu être supprimé`, look: 'destructive' }),
            );
        }}
      >
        <p>
          <Trans>Ce qui n’est pas transcrit sera perdu pour de bon.</Trans>
        </p>
      </ConfirmDialog>
    </Card>
  );
}
