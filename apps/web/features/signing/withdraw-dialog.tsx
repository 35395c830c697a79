import type { SigningProof } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { focusReport } from './focus-report.ts';
import { Reauthentication } from './reauthentication.tsx';
import { ReasonField, useReason } from './reason-field.tsx';
import { useWithdraw } from './signing-api.ts';

interface Props {
  readonly formId: string;
  readonly versionId: string;
  readonly onClose: () => void;
}

function WithdrawForm({
  id,
  withdraw,
  versionId,
  onClose,
}: Omit<Props, 'formId'> & {
  readonly id: string;
  readonly withdraw: ReturnType<typeof useWithdraw>;
}): ReactNode {
  const { t } = useLingui();
  const reason = useReason();
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { error } = withdraw;
  const isPassword = error instanceof ApiError && error.code === 'PASSWORD_WRONG';
  const hasReason = (): boolean => {
    setAsked(true);
    return reason.isGiven();
  };
  const send = (proof: SigningProof): void =>
    void withdraw.mutateAsync({ versionId, body: { proof, reason: reason.text } }).then(
      () => {
        showToast({
          title: t`Verrouillage annulé`,
          description: t`Le rapport est de nouveau un brouillon, gardé 30 jours.`,
        });
        onClose();
        focusReport();
      },
      () => input.current?.select(),
    );
  return (
    <form
      id={id}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasReason() || withdraw.isPending) return;
        if (password === '') input.current?.focus();
        else send({ password });
      }}
    >
      <p className="text-muted">
        <Trans>
          Le rapport redevient un brouillon et peut être modifié. La version verrouillée reste dans la chaîne,
          avec ce motif.
        </Trans>
      </p>
      <ReasonField {...reason} />
      <Reauthentication
        ref={input}
        password={password}
        onPassword={(typed) => {
          setPassword(typed);
          if (error !== null) withdraw.reset();
        }}
        error={
          isAsked && password === ''
            ? t`Tapez le mot de passe de votre compte.`
            : isPassword
              ? error.message
              : undefined
        }
        isPending={withdraw.isPending}
        isReady={hasReason}
        onProof={send}
      />
      {error !== null && !isPassword && <Notice look="danger">{error.message}</Notice>}
    </form>
  );
}

/** Asks why a lock is undone, and who asks. */
export function WithdrawDialog({ formId, versionId, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const withdraw = useWithdraw(formId);
  return (
    <Dialog
      title={t`Annuler le verrouillage`}
      isOpen
      onClose={onClose}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t`Garder le verrouillage`}</Button>
          <Button type="submit" form={id} variant="danger" isPending={withdraw.isPending}>
            {t`Annuler le verrouillage`}
          </Button>
        </>
      }
    >
      <WithdrawForm id={id} withdraw={withdraw} versionId={versionId} onClose={onClose} />
    </Dialog>
  );
}
