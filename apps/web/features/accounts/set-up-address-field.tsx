import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';

/** Asks for the address that the terminal shows at each start until there is an account. */
export function SetUpAddressField({
  error,
  ...props
}: ComponentProps<'input'> & { readonly error: string | undefined }): ReactNode {
  const { t } = useLingui();
  return (
    <Field
      label={t`Adresse de première configuration`}
      isRequired
      hint={t`Constat l’affiche dans son terminal à chaque démarrage; elle sert une seule fois.`}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          {...props}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={inputClass}
        />
      )}
    </Field>
  );
}
