import type { FactorsAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { PasskeyNotUsed, knowsPasskeys } from '../../shared/sign-in/passkeys.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useAddPasskey, useRemovePasskey } from './factors-api.ts';
import { failureOf } from './identity-question.tsx';
import type { Confirmed } from './identity-question.tsx';
import { useDeviceName } from './device-name.ts';

type Passkey = FactorsAnswer['passkeys'][number];

/** The passkeys of the account: added with this browser, and removed. */
export function PasskeyList({
  passkeys,
  confirmed,
}: {
  readonly passkeys: readonly Passkey[];
  readonly confirmed: Confirmed;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const nameOf = useDeviceName();
  const adding = useAddPasskey(confirmed);
  const removing = useRemovePasskey(confirmed);
  const [asked, setAsked] = useState<Passkey | null>(null);
  const error = adding.error ?? removing.error;
  const failure = error instanceof PasskeyNotUsed ? t`Aucune clé d’accès n’a été ajoutée.` : failureOf(error);
  const name = asked === null ? '' : nameOf(asked);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="max-w-prose">
          <h3 className="font-semibold">{t`Clés d’accès`}</h3>
          <p className="text-sm text-muted">
            {knowsPasskeys()
              ? t`Une clé d’accès ouvre la session sans mot de passe : l’empreinte, le visage ou le code de votre appareil, ou une clé USB.`
              : t`Ce navigateur ne connaît pas les clés d’accès.`}
          </p>
        </div>
        {knowsPasskeys() && (
          <Button isPending={adding.isPending} onClick={() => adding.mutate()}>
            {t`Ajouter une clé d’accès…`}
          </Button>
        )}
      </div>
      {failure !== null && (
        <Notice look="danger" className="mt-3">
          {failure}
        </Notice>
      )}
      {passkeys.length > 0 && (
        <ul aria-label={t`Clés d’accès`} className="mt-2 divide-y divide-line">
          {passkeys.map((passkey) => {
            const made = formatDay(passkey.createdAt, language);
            const used = passkey.lastUsedAt === null ? '' : formatDay(passkey.lastUsedAt, language);
            const shown = nameOf(passkey);
            return (
              <li
                key={passkey.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
              >
                <div>
                  <p className="font-semibold">{shown}</p>
                  <p className="text-sm text-muted">
                    {used === ''
                      ? t`Ajoutée le ${made} · N’a pas encore servi`
                      : t`Ajoutée le ${made} · A servi le ${used}`}
                  </p>
                </div>
                <Button
                  isPending={removing.isPending && removing.variables === passkey.id}
                  aria-label={t`Retirer la clé ${shown}, ajoutée le ${made}…`}
                  onClick={() => setAsked(passkey)}
                >
                  {t`Retirer…`}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <ConfirmDialog
        title={t`Retirer la clé d’accès ${name}?`}
        isOpen={asked !== null}
        isDangerous
        confirmLabel={t`Retirer`}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) removing.mutate(asked.id);
        }}
        onClose={() => setAsked(null)}
      >
        <p>{t`Elle n’ouvrira plus de session. Retirez-la aussi de l’appareil qui la garde.`}</p>
      </ConfirmDialog>
    </div>
  );
}
