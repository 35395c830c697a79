import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWithdrawRestore } from './set-up-api.ts';
import { SetUpAddressField } from './set-up-address-field.tsx';
import { secretOf } from './set-up-form.tsx';

/**
 * A copy is to take the database's place at the next start: what to do now, and the way to give it up.
 * @param secret the one of the address that the terminal shows, null where it is not known here
 * @param onWithdrawn called once the first account can be made
 */
export function PendingRestore({
  asksForSecret,
  secret,
  onWithdrawn,
}: {
  readonly asksForSecret: boolean;
  readonly secret: string | null;
  readonly onWithdrawn?: () => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const withdrawing = useWithdrawRestore();
  const [address, setAddress] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { error, isPending } = withdrawing;
  const isSecretWrong = error instanceof ApiError && error.code === 'SET_UP_SECRET_INVALID';
  const asksForAddress = asksForSecret && (secret === null || isSecretWrong || address !== '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    const given = asksForAddress ? secretOf(address) : secret;
    if (!isPending && (!asksForAddress || given !== ''))
      withdrawing.mutate(given, { onSuccess: () => onWithdrawn?.() });
  };
  const problem = isChecked && address.trim() === '' && !isSecretWrong ? say('required') : undefined;
  return (
    <form noValidate autoComplete="off" className="mt-4 space-y-4" onSubmit={submit}>
      <Notice>
        {t`Arrêtez Constat, puis redémarrez-le. Connectez-vous ensuite avec le nom et le mot de passe que vous aviez à la date de la copie.`}
      </Notice>
      <p className="text-muted">
        {t`D’ici là, aucun compte ne se crée ici : la copie prendrait sa place. Si vous renoncez à la reprise, la copie reste parmi celles de cette installation.`}
      </p>
      {asksForAddress && (
        <SetUpAddressField
          error={isSecretWrong ? error.message : problem}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      )}
      {error !== null && !isSecretWrong && <Notice look="danger">{error.message}</Notice>}
      <Button type="submit" isPending={isPending}>{t`Renoncer à la reprise`}</Button>
    </form>
  );
}
