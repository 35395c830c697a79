import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { isPressed, readBinding, writeBinding } from '../../../shared/recording-controls/key-binding.ts';
import type { KeyBinding } from '../../../shared/recording-controls/key-binding.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';

export interface KeyFieldProps {
  readonly label: string;
  readonly binding: KeyBinding | null;
  /** The keys of the other acts, which must not be the same. */
  readonly others: readonly (KeyBinding | null)[];
  readonly onChange: (binding: KeyBinding | null) => void;
}

/** Keys of the form itself: the next value to confirm, the choices of a doubtful place, the next one. */
const FORM_KEYS = new Set(['F2', 'F4', 'F8']);

const isOfForm = ({ code, ctrl, alt, shift, meta }: KeyBinding): boolean =>
  FORM_KEYS.has(code) && !ctrl && !alt && !shift && !meta;

/** A key to choose by pressing it. Tab and Escape keep their meaning, so that the field can be left. */
export function KeyField({ label, binding, others, onChange }: KeyFieldProps): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [error, setError] = useState<string>();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') return;
    event.preventDefault();
    if (/^(?:Control|Alt|Shift|Meta)/u.test(event.key)) return;
    const next = readBinding(event.nativeEvent);
    if (next === null) setError(t`Cette touche écrirait dans le texte : ajoutez Ctrl ou Alt.`);
    else if (isOfForm(next) || others.some((other) => isPressed(other, event.nativeEvent)))
      setError(t`Cette touche est déjà prise.`);
    else {
      setError(undefined);
      onChange(next);
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={label} error={error} className="min-w-52 flex-1">
        {(control) => (
          <input
            autoComplete="off"
            {...control}
            className={inputClass}
            readOnly
            value={binding === null ? t`aucune` : writeBinding(binding, language)}
            onKeyDown={press}
          />
        )}
      </Field>
      <Button isUnavailable={binding === null} onClick={() => onChange(null)}>
        {t`Retirer la touche`}
      </Button>
    </div>
  );
}
