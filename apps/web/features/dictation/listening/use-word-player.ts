import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import type { ListenedWord } from './listened-words.ts';
import { createWordPlayer } from './play-word.ts';

/** Plays the audio of words, and says why when there is nothing to hear. */
export function useWordPlayer(recordingId: string): (word: ListenedWord) => void {
  const { t } = useLingui();
  const [player] = useState(createWordPlayer);
  useEffect(() => () => player.stop(), [player]);
  return ({ at }) => {
    if (at === null) {
      showToast({
        title: t`Ce mot n’a pas été dit`,
        description: t`Il vient d’une commande ou d’une marque.`,
      });
      return;
    }
    void player.play({ recordingId, ...at }).then((outcome) => {
      if (outcome === 'erased')
        showToast({ title: t`L’audio a été effacé`, description: t`Le texte reste.` });
      if (outcome === 'failed') showToast({ title: t`L’audio n’a pas pu être lu`, look: 'destructive' });
    });
  };
}
