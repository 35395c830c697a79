import { useEffect, useState } from 'react';
import type { ArmedMicrophone } from '../recording/armed-microphone.ts';
import { createStore, useStore } from '../../../shared/external-store.ts';
import type { Store } from '../../../shared/external-store.ts';

/** A microphone that nobody dictates into is closed after this long, in milliseconds. */
const IDLE_MS = 10 * 60_000;

/** The microphone while it is held open between dictations; null while it is not. */
interface Held {
  readonly microphone: ArmedMicrophone | null;
}

export type HeldMicrophone = Store<Held>;

export const holdNoMicrophone = (): HeldMicrophone => createStore<Held>({ microphone: null });

/**
 * Holds the microphone open while that is wanted and nothing is recorded yet, so that the first syllable is kept that is
 * said with the press.
 * @param isWanted the physician chose it, and the strip is open
 * @param isListening it is kept as it is while something is recorded
 * @returns true while it hears the half second before the next press
 */
export function useArmedMicrophone(held: HeldMicrophone, isWanted: boolean, isListening: boolean): boolean {
  const { microphone } = useStore(held);
  const isArmed = microphone !== null;
  const isToArm = isWanted && !isListening && !isArmed;
  const [isIdle, setIdle] = useState(false);
  if (isListening && isIdle) setIdle(false);

  useEffect(() => {
    if (!isToArm || isIdle) return undefined;
    let isLeft = false;
    const lose = (): void => held.patch({ microphone: null });
    import('../recording/armed-microphone.ts')
      .then(({ armMicrophone }) => armMicrophone(lose))
      .then(
        (armed) => {
          if (isLeft) armed.release();
          else held.patch({ microphone: armed });
        },
        // Without it a press begins a recording as ever.
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [held, isToArm, isIdle]);

  useEffect(() => {
    if (microphone === null) return undefined;
    if (!isWanted) {
      held.patch({ microphone: null });
      microphone.release();
      return undefined;
    }
    if (isListening) return undefined;
    const timer = setTimeout(() => {
      setIdle(true);
      held.patch({ microphone: null });
      microphone.release();
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [held, microphone, isWanted, isListening]);

  useEffect(
    () => () => {
      held.get().microphone?.release();
      held.patch({ microphone: null });
    },
    [held],
  );
  return isArmed && !isListening;
}
