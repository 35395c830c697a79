import { useId } from 'react';
import type { ReactNode } from 'react';
import { ProviderReauthentication } from './provider-reauthentication.tsx';
import { ProofControls } from './proof-controls.tsx';
import type { SignatureForm } from './use-signature.ts';

/** What of a signature its proof needs. */
type ProofForm = Omit<SignatureForm<never>, 'method' | 'chooseMethod' | 'certificate' | 'changeCertificate'>;

/** The express assent, and what proves who signs. */
export function ProofFields({
  form,
  hasPasskeys,
  assent: words,
}: {
  readonly form: ProofForm;
  readonly hasPasskeys: boolean;
  /** What is assented to, in words. */
  readonly assent: string;
}): ReactNode {
  const id = useId();
  const { isPending, errors } = form;
  const { assent } = errors;
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
      <ProofControls
        password={form.password}
        onPassword={form.changePassword}
        error={errors['password']}
        passkey={
          hasPasskeys
            ? {
                isPending,
                isUnavailable: false,
                error: errors['passkey'],
                onPress: () => form.sign('passkey'),
              }
            : null
        }
        identity={<ProviderReauthentication isReady={form.isReady} onProof={form.sign} />}
      />
    </section>
  );
}
