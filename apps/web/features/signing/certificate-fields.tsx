import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';

export interface Certificate {
  readonly file: File | null;
  readonly password: string;
}

/** The certificate file and its password, for this signature alone. */
export function CertificateFields({
  certificate: { file, password },
  fileError,
  passwordError,
  onChange,
}: {
  readonly certificate: Certificate;
  readonly fileError: string | undefined;
  readonly passwordError: string | undefined;
  readonly onChange: (certificate: Certificate) => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div>
        <p id={`${id}-name`} className="mb-1 font-semibold">{t`Fichier de certificat`}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileButton
            accept=".p12,.pfx,application/x-pkcs12"
            aria-describedby={fileError === undefined ? `${id}-file` : `${id}-file ${id}-error`}
            aria-invalid={fileError === undefined ? undefined : true}
            onChoose={(chosen) => onChange({ file: chosen, password })}
          >
            {file === null ? t`Choisir le fichier…` : t`Choisir un autre fichier…`}
          </FileButton>
          <span id={`${id}-file`} className="min-w-0 text-sm break-all text-muted">
            {file === null ? t`Aucun fichier choisi` : file.name}
          </span>
        </div>
        {fileError !== undefined && (
          <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger">
            {fileError}
          </p>
        )}
      </div>
      <Field label={t`Mot de passe du certificat`} error={passwordError}>
        {(control) => (
          <PasswordInput
            {...control}
            // A password manager is not to keep it in the place of the account's.
            autoComplete="new-password"
            value={password}
            onChange={({ currentTarget }) => onChange({ file, password: currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}
