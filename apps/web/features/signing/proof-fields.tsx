import { useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import type { SignForm } from './use-sign-form.ts';

/** What of a signature its proof needs. */
export type ProofForm = Pick<
  SignForm,
  'assents' | 'changeAssent' | 'password' | 'changePassword' | 'errors' | 'isPending' | 'sign'
>;

/** The express assent, and what proves who signs. */
export function ProofFields({
  form,
  hasPasskeys,
  assent: words,
  isUnavailable,
}: {
  readonly form: ProofForm;
  readonly hasPasskeys: boolean;
  /** What is assented to, in words. */
  readonly assent: string;
  /** Nothing can be signed as it stands. */
  readonly isUnavailable: boolean;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const { user } = useCurrentUser();
  const { assent, password } = form.errors;
  return (
    <section className="space-y-4 border-t border-line pt-4">
      <div>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-6 shrink-0"
            checked={form.assents}
            aria-invalid={assent === undefined ? undefined : true}
            aria-describedby={assent === undefined ? undefined : `${id}-assent`}
            onChange={({ currentTarget }) => form.changeAssent(currentTarget.checked)}
          />
          <span>{words}</span>
        </label>
        {assent !== undefined && (
          <p id={`${id}-assent`} role="alert" className="mt-1 text-sm font-semibold text-danger">
            {assent}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {/* A password manager finds the account's password by it. */}
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <Field
          label={t`Mot de passe de votre compte`}
          isRequired
          error={password}
          className="min-w-0 flex-1 basis-64"
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={form.password}
              onChange={({ currentTarget }) => form.changePassword(currentTarget.value)}
            />
          )}
        </Field>
        {hasPasskeys && (
          <Button
            className="sm:mt-7"
            icon={<KeyRound aria-hidden="true" className="size-4" />}
            isPending={form.isPending}
            isUnavailable={isUnavailable}
            onClick={() => form.sign('passkey')}
          >
            {t`Utiliser une clé d’accès`}
          </Button>
        )}
      </div>
    </section>
  );
}
