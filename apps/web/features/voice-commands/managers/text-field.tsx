import type { ReactNode } from 'react';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import type { FieldProps } from '../../../shared/ui/field.tsx';

/** Characters that fit where nothing else is said. */
const LONGEST = 200;

/** One line of text with its label, its hint and its error. */
export function TextField({
  value,
  onValue,
  maxLength = LONGEST,
  ...field
}: Omit<FieldProps, 'children' | 'htmlFor'> & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly maxLength?: number;
}): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <input
          autoComplete="off"
          {...control}
          className={inputClass}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
