import type { ReportType } from '@constat/report/catalogue';
import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../../shared/external-store.ts';

/** Where a section that is being read begins at the latest, as a part of the window's height. */
const READ_AT = 0.2;

/** The field that was entered last. */
const lastField = createStore<string | undefined>(undefined);

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

/** The section that stands at the top of the window. */
function sectionInView(type: ReportType): string | undefined {
  const limit = window.innerHeight * READ_AT;
  return type.sections.findLast(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= limit;
  })?.id;
}

/** Keeps in mind which field was entered last, for as long as the form is shown. */
export function useFieldMemory(type: ReportType): void {
  useEffect(() => {
    const enter = ({ target }: FocusEvent): void => {
      const field = fieldOf(type, target);
      if (field !== undefined) lastField.set(field);
    };
    document.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('focusin', enter);
      lastField.set(undefined);
    };
  }, [type]);
}

/** The field of the form that has the focus, or had it last; where none was entered, the section that was read at first. */
export function usePlaceInForm(type: ReportType): string | undefined {
  const [section] = useState(() => sectionInView(type));
  return useStore(lastField) ?? section;
}
