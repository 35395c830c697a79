import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { createRecordPlayer } from './record-player.ts';
import type { HeardPlace, RecordPlayer } from './record-player.ts';
import { useRefreshRecordings } from './records-api.ts';

/** The player of a stored dictation, and what is heard now. Audio that is gone is read anew from the server. */
export function useRecordPlayer(recordingId: string): RecordPlayer & { readonly heard: HeardPlace | null } {
  const { t } = useLingui();
  const refresh = useRefreshRecordings();
  const [heard, setHeard] = useState<HeardPlace | null>(null);
  const [player] = useState(() =>
    createRecordPlayer(recordingId, {
      onMove: setHeard,
      onTrouble(trouble) {
        if (trouble === 'failed') {
          showToast({ title: t`L’audio n’a pas pu être lu`, look: 'destructive' });
          return;
        }
        showToast({ title: t`L’audio a été effacé`, description: t`Le texte reste.` });
        void refresh();
      },
    }),
  );
  useEffect(() => () => player.stop(), [player]);
  return { ...player, heard };
}
