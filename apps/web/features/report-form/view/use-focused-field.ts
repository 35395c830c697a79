import type { ReportType } from '@constat/report/catalogue';
import { useEffect, useState } from 'react';

/** The field of the form that an element belongs to; undefined where it is none's. */
function fieldOf(type: ReportType, target: EventTarget | null): string | undefined {
  let element = target instanceof Element ? target : null;
  while (element !== null) {
    const id = element.getAttribute('data-choices-of') ?? (element.id || element.getAttribute('name'));
    if (id !== null && type.field(id) !== undefined) return id;
    element = element.parentElement;
  }
  return undefined;
}

/** The field of the form that has the focus, or had it last. */
export function useFocusedField(type: ReportType): string | undefined {
  const [source, setSource] = useState(() => fieldOf(type, document.activeElement));
  useEffect(() => {
    const enter = ({ target }: FocusEvent): void => {
      const found = fieldOf(type, target);
      if (found !== undefined) setSource(found);
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  }, [type]);
  return source;
}
