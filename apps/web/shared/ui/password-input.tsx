import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { inputClass } from './controls.ts';
import { IconButton } from './icon-button.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** A new password has `new-password`: password managers then offer one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Where the caller holds whether the password can be read. */
  readonly isShown?: boolean;
  readonly onShowChange?: (isShown: boolean) => void;
}

/** A password, hidden until its button shows it; paste and password managers work as in any native input. */
export function PasswordInput({ isShown, onShowChange, ...rest }: PasswordInputProps): ReactNode {
  const { t } = useLingui();
  const [isShownHere, setShownHere] = useState(false);
  const shown = isShown ?? isShownHere;
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`${inputClass} pr-11`}
      />
      <IconButton
        label={shown ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
        className="absolute inset-y-0 right-0 my-auto"
        onClick={() => {
          setShownHere(!shown);
          onShowChange?.(!shown);
        }}
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
