import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { textFieldOf } from './text-target.ts';
import type { TextField } from './text-target.ts';

/** How long a field that lost the focus still counts, in milliseconds (Dictation §2). */
const FOCUS_OUT_MS = 100;

/** The text field that has the focus, or had it a moment ago. */
export function useFocusedField(): RefObject<TextField | null> {
  const field = useRef<TextField | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = ({ target }: FocusEvent) => {
      const entered = textFieldOf(target);
      if (entered === null) return;
      clearTimeout(timer);
      field.current = entered;
    };
    const leave = ({ target }: FocusEvent) => {
      if (target !== field.current) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        field.current = null;
      }, FOCUS_OUT_MS);
    };
    field.current = textFieldOf(document.activeElement);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return field;
}
