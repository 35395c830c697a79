import type { ExportStanding, ExportStatus } from '@constat/contract';
import { useEffect, useRef, useState } from 'react';
import { ASKED_BY_PAGE, apiGet } from '../../shared/api/client.ts';

/** An export that takes so long is told of, and looked at so often, in milliseconds. */
const LONG_MS = 1_000;

export interface ExportProgress {
  /** Where an export that takes long stands; null while none does. */
  readonly standing: ExportStanding | null;
  /** Ends the export under way. */
  readonly cancel: () => void;
}

/** Follows one export at a time. */
export function useProgress(): ExportProgress & {
  /**
   * An export begins; the signal is aborted when it is cancelled.
   * @param isWanted whether somebody still waits for it
   */
  readonly begin: (isWanted: () => boolean) => AbortSignal;
  readonly end: () => void;
} {
  const [standing, setStanding] = useState<ExportStanding | null>(null);
  const under = useRef<{ readonly stop: AbortController; readonly timer: number } | null>(null);
  const end = (): void => {
    if (under.current !== null) clearInterval(under.current.timer);
    under.current = null;
    setStanding(null);
  };
  useEffect(() => () => clearInterval(under.current?.timer), []);
  return {
    standing,
    cancel: () => under.current?.stop.abort(),
    begin(isWanted) {
      end();
      const stop = new AbortController();
      const look = async (): Promise<void> => {
        const { own } = await apiGet<ExportStatus>('/api/exports', {
          headers: ASKED_BY_PAGE,
          signal: stop.signal,
        });
        if (under.current?.stop === stop) setStanding(own);
      };
      const timer = window.setInterval(() => {
        if (!isWanted()) return stop.abort();
        // Without an answer it is still known that the export takes long.
        void look().catch(
          () => under.current?.stop === stop && setStanding((known) => known ?? { state: 'running' }),
        );
      }, LONG_MS);
      under.current = { stop, timer };
      return stop.signal;
    },
    end,
  };
}
