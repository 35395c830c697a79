import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface Acts {
  /** Null where nothing is proposed. */
  readonly write: (() => void) | null;
  readonly keep: (() => void) | null;
}

/** One key writes what is proposed, another keeps what was heard, while the focus is in that part and in no text. */
export function useProposalKeys(
  part: RefObject<HTMLElement | null>,
  keys: Readonly<Record<keyof Acts, string>>,
  acts: Acts,
): void {
  const latest = useRef({ keys, acts });
  useEffect(() => {
    latest.current = { keys, acts };
  });
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      const name = (['write', 'keep'] as const).find((one) => latest.current.keys[one] === key);
      const act = name === undefined ? null : latest.current.acts[name];
      if (act === null) return;
      event.preventDefault();
      // The button that has the focus may go with this word.
      element.focus({ preventScroll: true });
      act();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [part]);
}
