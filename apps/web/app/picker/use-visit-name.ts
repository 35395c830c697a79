import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { VISIT_NAME_LENGTH, visitNameProblem } from './visit-name.ts';

/** The field that asks for the name of a visit, and whether the visit can begin. */
export interface VisitNameField {
  /** As it is typed. */
  readonly name: string;
  readonly isValid: boolean;
  /** What is wrong, in words, once it is to be told: a forbidden character at once, an empty name when one tries to start. */
  readonly error: string | undefined;
  readonly input: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    readonly maxLength: number;
    readonly autoComplete: 'off';
    readonly spellCheck: false;
    readonly onChange: (event: { readonly currentTarget: HTMLInputElement }) => void;
  };
  /** For the form around it: begins with the name, or leads back to the field. */
  readonly onSubmit: (event: FormEvent) => void;
}

/** @param onStart begins the visit of that name, without white space around it */
export function useVisitName(onStart: (name: string) => void): VisitNameField {
  const say = useMessage();
  const ref = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [wasTried, setTried] = useState(false);
  const problem = visitNameProblem(name);
  const shown = problem === 'visitNameCharacters' || wasTried ? problem : undefined;
  return {
    name,
    isValid: problem === undefined,
    error: shown === undefined ? undefined : say(shown),
    input: {
      ref,
      value: name,
      maxLength: VISIT_NAME_LENGTH,
      autoComplete: 'off',
      spellCheck: false,
      onChange: ({ currentTarget }) => setName(currentTarget.value),
    },
    onSubmit: (event) => {
      event.preventDefault();
      setTried(true);
      if (problem === undefined) onStart(name.trim());
      else ref.current?.focus();
    },
  };
}
