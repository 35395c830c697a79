import type { FactorsAnswer, IdentityRequestAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { apiSend } from '../../shared/api/client.ts';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { IdentityButton, useProviderName } from '../../shared/sign-in/identity-button.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { FACTORS_KEY } from './factors-api.ts';
import { failureOf } from './identity-question.tsx';
import type { Confirmed } from './identity-question.tsx';

const PATH = '/api/account/identity';

/** The link of the account to the identity provider of the clinic, where there is one. */
export function IdentityLink({
  identity,
  confirmed,
}: {
  readonly identity: FactorsAnswer['identity'];
  readonly confirmed: Confirmed;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = useProviderName();
  const [isAsked, setAsked] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: FACTORS_KEY });
  const unlinking = useMutation({
    mutationFn: () => confirmed(() => apiSend<undefined>('DELETE', PATH)),
    onSettled: refresh,
  });
  if (name === null) return null;
  const failure = failureOf(unlinking.error);
  const linked = identity === null ? '' : formatDay(identity.linkedAt, language);
  const used = identity?.lastUsedAt == null ? '' : formatDay(identity.lastUsedAt, language);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="max-w-prose">
          <h3 className="flex flex-wrap items-center gap-x-2 font-semibold">
            {name}
            {identity !== null && <Badge look="ok">{t`Lié`}</Badge>}
          </h3>
          <p className="text-sm text-muted">
            {identity === null
              ? t`Liez votre compte à celui que vous avez là, pour ouvrir vos sessions sans le mot de passe de Constat.`
              : used === ''
                ? t`Lié le ${linked} · N’a pas encore servi`
                : t`Lié le ${linked} · A servi le ${used}`}
          </p>
        </div>
        {identity === null ? (
          <IdentityButton
            text={(shown) => t`Lier à ${shown}…`}
            begin={() => confirmed(() => apiSend<IdentityRequestAnswer>('POST', `${PATH}/link-request`))}
            isAskedFirst
            send={(proof) => apiSend<undefined>('POST', PATH, proof)}
            onDone={() => void refresh()}
            failureOf={failureOf}
          />
        ) : (
          <Button isPending={unlinking.isPending} onClick={() => setAsked(true)}>
            {t`Délier…`}
          </Button>
        )}
      </div>
      {failure !== null && (
        <Notice look="danger" className="mt-3">
          {failure}
        </Notice>
      )}
      <ConfirmDialog
        title={t`Délier votre compte de ${name}?`}
        isOpen={isAsked}
        isDangerous
        confirmLabel={t`Délier`}
        onConfirm={() => {
          setAsked(false);
          unlinking.mutate();
        }}
        onClose={() => setAsked(false)}
      >
        <p>{t`Il n’ouvrira plus de session ici. Votre mot de passe et vos clés d’accès restent.`}</p>
      </ConfirmDialog>
    </div>
  );
}
