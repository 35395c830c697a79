import { isPageLocked, onPageLock } from '../lock/lock-state.ts';
import type { RecognitionSession } from './recognition-session.ts';

/**
 * Has a session stop when the page locks: what is said by a cover that tells of no listening, and cannot stop it, belongs
 * in no field. What was said before becomes final.
 */
export function stopWithLock(session: RecognitionSession): RecognitionSession {
  let unfollow = (): void => undefined;
  const stop = (): void => {
    unfollow();
    session.stop();
  };
  return {
    start() {
      if (isPageLocked()) return;
      unfollow();
      unfollow = onPageLock(() => {
        if (isPageLocked()) stop();
      });
      session.start();
    },
    stop,
  };
}
