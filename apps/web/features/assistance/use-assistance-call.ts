import { useCallback, useEffect, useRef, useState } from 'react';

/** A call shorter than this shows no progress, in milliseconds. */
const SHORT_MS = 500;

export interface AssistanceCall {
  /** `running` only once a call has taken long enough to be worth showing. */
  readonly state: 'idle' | 'running';
  /** Ends the call that runs; its answer is not heard. */
  readonly cancel: () => void;
  /** Runs one call at a time; undefined when it was cancelled. Passes on what the call throws. */
  readonly run: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T | undefined>;
}

/** The state of one call to the engine, cancelled when its screen goes. */
export function useAssistanceCall(): AssistanceCall {
  const [state, setState] = useState<AssistanceCall['state']>('idle');
  const current = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setState('idle');
  }, []);
  useEffect(() => () => current.current?.abort(), []);

  const run = useCallback(async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const timer = setTimeout(() => {
      if (current.current === controller) setState('running');
    }, SHORT_MS);
    try {
      const answer = await call(controller.signal);
      return controller.signal.aborted ? undefined : answer;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      if (current.current === controller) {
        current.current = null;
        setState('idle');
      }
    }
  }, []);

  return { state, cancel, run };
}
