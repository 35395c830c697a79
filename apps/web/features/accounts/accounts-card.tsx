import type { AccountLinkAnswer, ListedAccount } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AccountQuestion } from './account-question.tsx';
import { AccountRow } from './account-row.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { useAccounts, useChangeAccount } from './administration-api.ts';
import type { AccountChange } from './administration-api.ts';
import { EraseAccountDialog } from './erasure/erase-account-dialog.tsx';
import { failureOf, useIdentityQuestion } from './identity-question.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** The accounts of the installation: listed, added, and changed one by one. */
export function AccountsCard(): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { data, error, refetch } = useAccounts();
  const { confirmed, question } = useIdentityQuestion();
  const changing = useChangeAccount(confirmed);
  const [asked, setAsked] = useState<AccountChange | null>(null);
  const [erased, setErased] = useState<ListedAccount | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [given, setGiven] = useState<AccountLinkAnswer | null>(null);
  const failure = failureOf(changing.error);
  const hasAccounts = data !== undefined && data.accounts.length > 0;

  const change = (wanted: AccountChange): void => {
    setAsked(null);
    changing.mutate(wanted, {
      onSuccess: (answer) => {
        if ('link' in answer) setGiven(answer);
      },
    });
  };

  return (
    <Card className="p-5" aria-labelledby="accounts-title">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="max-w-prose">
          <h2 id="accounts-title" className="text-xl font-bold">{t`Comptes de l’installation`}</h2>
          <p className="mt-1 text-muted">
            {t`Chaque personne choisit son mot de passe par un lien que vous lui remettez. Vous ne voyez ni les mots de passe, ni les rapports des autres.`}
          </p>
        </div>
        {hasAccounts && (
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => setAdding(true)}
          >
            {t`Ajouter un compte`}
          </Button>
        )}
      </div>
      <div className="mt-3 space-y-3">
        {failure !== null && <Notice look="danger">{failure}</Notice>}
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {data?.accounts.length === 0 && (
          <EmptyState title={t`Il n’y a que les comptes de démonstration.`}>
            <a href="/set-up" className="font-semibold text-accent-text underline underline-offset-2">
              {t`Créer mon compte et quitter la démonstration`}
            </a>
          </EmptyState>
        )}
        {hasAccounts && (
          <ul className="divide-y divide-line border-t border-line">
            {data.accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isOwn={account.id === user?.id}
                pendingAct={
                  changing.isPending && changing.variables.account.id === account.id
                    ? changing.variables.act
                    : null
                }
                onErase={() => setErased(account)}
                onAct={(act) => (act === 'enable' ? change({ act, account }) : setAsked({ act, account }))}
              />
            ))}
          </ul>
        )}
      </div>
      <AccountQuestion asked={asked} onConfirm={change} onClose={() => setAsked(null)} />
      <EraseAccountDialog
        account={erased && { ...erased, isOwn: false }}
        confirmed={confirmed}
        onClose={() => setErased(null)}
      />
      <AddAccountDialog
        isOpen={isAdding}
        confirmed={confirmed}
        onClose={() => setAdding(false)}
        onAdded={(answer) => {
          setAdding(false);
          setGiven(answer);
        }}
      />
      <LinkDialog given={given} onClose={() => setGiven(null)} />
      {question}
    </Card>
  );
}
