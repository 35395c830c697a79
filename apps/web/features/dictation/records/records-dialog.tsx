import type { Recording } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { describeFailure } from '../../../shared/api/client.ts';
import { createAudioOutbox } from '../../../shared/audio-outbox/audio-outbox.ts';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useSectionNames } from '../section-names.ts';
import type { SectionId } from '../sections.ts';
import { useLength } from '../use-length.ts';
import { HeardRecord } from './heard-record.tsx';
import { RecordList } from './record-list.tsx';
import { RecordView } from './record-view.tsx';
import { eraseAudio, useRecording, useRecordings, useRefreshRecordings } from './records-api.ts';
import type { ReportPlace } from './records-api.ts';
import type { SectionTarget } from './section-target.ts';

export interface RecordsDialogProps {
  /** Of this file when left out. */
  readonly title?: string;
  readonly place: ReportPlace;
  /** The section whose dictations are shown first; null for all. */
  readonly section: SectionId | null;
  readonly target: SectionTarget;
  /** Nothing of them is changed: they are another's. */
  readonly isHeardOnly?: boolean;
  readonly onClose: () => void;
}

/** The dictations of a report: the list, and one of them at a time. */
export function RecordsDialog({
  title,
  place,
  section,
  target,
  isHeardOnly = false,
  onClose,
}: RecordsDialogProps): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useRecordings(place);
  const [opened, setOpened] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [chosen, setChosen] = useState(section);
  const open = (id: string) => {
    setOpened(id);
    setLast(id);
  };
  return (
    <Dialog title={title ?? t`Dictées de ce dossier`} isOpen width="wide" onClose={onClose}>
      {opened !== null ? (
        <OpenRecord
          key={opened}
          id={opened}
          target={isHeardOnly ? null : target}
          onBack={() => setOpened(null)}
        />
      ) : error !== null ? (
        <LoadingFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingLine className="py-8" />
      ) : (
        <RecordList
          recordings={data ?? []}
          section={chosen}
          last={last}
          onSection={setChosen}
          onOpen={open}
        />
      )}
    </Dialog>
  );
}

function OpenRecord({
  id,
  target,
  onBack,
}: {
  readonly id: string;
  /** Null for a dictation that is only heard. */
  readonly target: SectionTarget | null;
  readonly onBack: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useRecording(id);
  const [isErasing, setErasing] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  // The button that opened the dictation is gone: the keyboard goes on from the way back.
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button
          ref={back}
          size="small"
          variant="ghost"
          className="-ml-2"
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          onClick={onBack}
        >
          {t`Toutes les dictées`}
        </Button>
      </div>
      {error !== null ? (
        <LoadingFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingLine className="py-8" />
      ) : target === null ? (
        <>
          <RecordHeading recording={data} />
          <HeardRecord recording={data} />
        </>
      ) : (
        <>
          <RecordHeading recording={data} />
          <RecordView recording={data} target={target} onErase={() => setErasing(true)} />
          <EraseAudioDialog
            recording={data}
            isOpen={isErasing}
            onClose={() => setErasing(false)}
            // The button that asked for it is gone with the audio.
            onErased={() => back.current?.focus()}
          />
        </>
      )}
    </div>
  );
}

function RecordHeading({ recording }: { readonly recording: Recording }): ReactNode {
  const names = useSectionNames();
  const { language } = useLanguage();
  const lengthOf = useLength();
  return (
    <div>
      <h3 className="text-lg font-bold">{names[recording.section]}</h3>
      <p className="text-muted tabular-nums">
        {formatMoment(recording.startedAt, language)} · {lengthOf(recording.durationMs)}
      </p>
    </div>
  );
}

function EraseAudioDialog({
  recording,
  isOpen,
  onClose,
  onErased,
}: {
  readonly recording: Recording;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onErased: () => void;
}): ReactNode {
  const { t } = useLingui();
  const refresh = useRefreshRecordings();
  const [isPending, setPending] = useState(false);
  const erase = async () => {
    setPending(true);
    try {
      await eraseAudio(recording.id);
      // What the device still holds of it goes as well.
      await createAudioOutbox()
        .remove(recording.id)
        .catch(() => undefined);
      showToast({ title: t`L’audio a été effacé`, description: t`Le texte reste.` });
    } catch (error) {
      showToast({
        title: t`L’audio n’a pas pu être effacé`,
        description: error instanceof Error ? describeFailure(error) : '',
        look: 'destructive',
      });
    }
    setPending(false);
    onClose();
    await refresh();
    onErased();
  };
  return (
    <ConfirmDialog
      title={t`Effacer l’audio`}
      isOpen={isOpen}
      isDangerous
      isPending={isPending}
      confirmLabel={t`Effacer l’audio`}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <p>
        <Trans>
          L’audio de cette dictée sera effacé pour de bon, du serveur et de cet appareil. Le texte reste
          lisible.
        </Trans>
      </p>
      {recording.withoutText > 0 && (
        <p className="mt-2 font-semibold">
          <Trans>Ce qui n’a pas été transcrit sera perdu.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
