import type { TotpSeedAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { useConfirmTotp } from './factors-api.ts';
import { failureOf } from './identity-question.tsx';
import type { Confirmed } from './identity-question.tsx';
import { QrCode } from './qr-code.tsx';

/** In groups of four, as one types it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? '';

/** Gives an app the seed, as a picture or to be typed, and takes a first code of it. */
export function AuthenticatorDialog({
  seed,
  confirmed,
  onClose,
  onConfirmed,
}: {
  readonly seed: TotpSeedAnswer | null;
  readonly confirmed: Confirmed;
  readonly onClose: () => void;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const form = useId();
  const confirming = useConfirmTotp(confirmed);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const close = (): void => {
    setCode('');
    setMissing(false);
    confirming.reset();
    onClose();
  };
  const digits = code.replaceAll(/\s/gu, '');
  const isCode = /^\d{6}$/u.test(digits);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setMissing(!isCode);
    if (!isCode || confirming.isPending) return;
    confirming.mutate(digits, {
      onSuccess: ({ recoveryCodes }) => {
        setCode('');
        onConfirmed(recoveryCodes);
      },
    });
  };
  const error = digits === '' ? say('required') : t`Un code a six chiffres.`;
  return (
    <Dialog
      title={t`Code d’une application`}
      isOpen={seed !== null}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t`Annuler`}</Button>
          <Button type="submit" form={form} variant="primary" isPending={confirming.isPending}>
            {t`Activer`}
          </Button>
        </>
      }
    >
      {seed !== null && (
        <form id={form} noValidate onSubmit={submit}>
          <p>
            {t`1. Dans une application de codes de votre téléphone, ajoutez un compte en visant cette image, ou en écrivant la clé.`}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
            <QrCode text={seed.uri} label={t`Code QR de la clé écrite à côté`} />
            <div className="min-w-48 flex-1">
              <p className="text-sm font-semibold">{t`Clé`}</p>
              <code className="block text-sm break-words">{grouped(seed.secret)}</code>
              <div className="mt-2">
                <CopyButton size="small" label={t`Copier la clé`} read={() => seed.secret} />
              </div>
            </div>
          </div>
          <p className="mt-4">{t`2. Écrivez le code que l’application affiche.`}</p>
          <Field
            className="mt-2 max-w-48"
            label={t`Code`}
            isRequired
            error={isMissing ? error : (failureOf(confirming.error) ?? undefined)}
          >
            {(control) => (
              <input
                {...control}
                value={code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
                className={`${inputClass} tabular-nums`}
                onChange={({ currentTarget }) => {
                  setCode(currentTarget.value);
                  setMissing(false);
                  if (confirming.error !== null) confirming.reset();
                }}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  );
}
