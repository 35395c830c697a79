import { chunksOf } from '@constat/dictation/recorder';
import type { RecorderState } from '@constat/dictation/recorder';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { showToast } from '../../../shared/ui/toast.ts';

interface Acts {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly retry: (index: number) => void;
}

/** The acts of a recorder, each of which says in a toast when it failed (Dictation §8). */
export function useFailureToasts(recorder: RecorderState, { pause, resume, retry }: Acts): Acts {
  const say = useMessage();
  const retried = useRef(new Set<number>());

  useEffect(() => {
    for (const { index, status } of chunksOf(recorder)) {
      if (status.kind !== 'failed' && status.kind !== 'done') continue;
      if (!retried.current.delete(index) || status.kind === 'done') continue;
      showToast({ title: say('error'), description: say('retryFailed'), look: 'destructive' });
    }
  }, [recorder, say]);

  const attempt = (act: () => void, failure: 'pauseFailed' | 'resumeFailed'): void => {
    try {
      act();
    } catch (error) {
      reportError(error);
      showToast({ title: say('error'), description: say(failure), look: 'destructive' });
    }
  };
  return {
    pause: () => attempt(pause, 'pauseFailed'),
    resume: () => attempt(resume, 'resumeFailed'),
    retry: (index) => {
      retried.current.add(index);
      retry(index);
    },
  };
}
