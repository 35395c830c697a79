import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { useBeginTotp, useFactors, useNewRecoveryCodes, useRemoveTotp } from './factors-api.ts';
import { failureOf, useIdentityQuestion } from './identity-question.tsx';
import { IdentityLink } from './identity-link.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';

/** What is asked for beside the password, or instead of it. */
export function FactorsCard(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { confirmed, question } = useIdentityQuestion();
  const { data, error, refetch } = useFactors();
  const beginning = useBeginTotp(confirmed);
  const removing = useRemoveTotp(confirmed);
  const renewing = useNewRecoveryCodes(confirmed);
  const [asked, setAsked] = useState<'remove' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wereShown = useRef(false);
  useEffect(() => {
    // The dialog from which the codes came is gone, and with it the place that the focus would come back to.
    if (codes === null && wereShown.current) heading.current?.focus();
    wereShown.current = codes !== null;
  }, [codes]);
  const failure = failureOf(beginning.error ?? removing.error ?? renewing.error);
  const isOn = data?.totpSince != null;
  const since = data?.totpSince == null ? '' : formatDay(data.totpSince, language);
  const left = data?.recoveryCodesLeft ?? 0;

  return (
    <Card className="p-5" aria-labelledby="factors-title">
      <h2 id="factors-title" ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t`Au-delà du mot de passe`}
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {t`Un mot de passe peut être deviné ou volé. Un code ou une clé d’accès demande en plus un appareil que vous avez avec vous.`}
      </p>
      {error !== null && (
        <div className="mt-4">
          <LoadingFailure error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined && error === null && <LoadingLine className="mt-4" />}
      {data !== undefined && (
        <>
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="max-w-prose">
              <h3 className="flex flex-wrap items-center gap-x-2 font-semibold">
                {t`Code d’une application`}
                {isOn && <Badge look="ok">{t`Activé`}</Badge>}
              </h3>
              <p className="text-sm text-muted">
                {data.totpSince === null
                  ? t`À la connexion, le mot de passe puis six chiffres d’une application de votre téléphone.`
                  : t`Demandé depuis le ${since}. Codes de récupération encore bons : ${left}.`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                isPending={beginning.isPending || renewing.isPending}
                onClick={() => (isOn ? setAsked('renew') : beginning.mutate())}
              >
                {isOn ? t`Nouveaux codes de récupération…` : t`Activer…`}
              </Button>
              {isOn && (
                <Button isPending={removing.isPending} onClick={() => setAsked('remove')}>
                  {t`Ne plus demander de code…`}
                </Button>
              )}
            </div>
          </div>
          {failure !== null && (
            <Notice look="danger" className="mt-3">
              {failure}
            </Notice>
          )}
          <PasskeyList passkeys={data.passkeys} confirmed={confirmed} />
          <IdentityLink identity={data.identity} confirmed={confirmed} />
        </>
      )}
      <AuthenticatorDialog
        seed={beginning.data ?? null}
        confirmed={confirmed}
        onClose={() => beginning.reset()}
        onConfirmed={(given) => {
          beginning.reset();
          setCodes(given);
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      <ConfirmDialog
        title={t`Faire de nouveaux codes de récupération?`}
        isOpen={asked === 'renew'}
        confirmLabel={t`Faire de nouveaux codes`}
        onConfirm={() => {
          setAsked(null);
          renewing.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) });
        }}
        onClose={() => setAsked(null)}
      >
        <p>{t`Ceux que vous avez notés ne vaudront plus.`}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t`Ne plus demander de code?`}
        isOpen={asked === 'remove'}
        isDangerous
        confirmLabel={t`Ne plus demander de code`}
        onConfirm={() => {
          setAsked(null);
          removing.mutate();
        }}
        onClose={() => setAsked(null)}
      >
        <p>{t`Le mot de passe suffira pour se connecter, et les codes de récupération ne vaudront plus.`}</p>
      </ConfirmDialog>
      {question}
    </Card>
  );
}
