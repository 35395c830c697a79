import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiGet } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { Credentials } from './login-form.tsx';

interface Demo {
  readonly accounts: readonly Credentials[];
}

/** The sample accounts of the demonstration mode; nothing when it is off or unknown. */
export function SampleAccounts({ onUse }: { readonly onUse: (account: Credentials) => void }): ReactNode {
  const { t } = useLingui();
  const { data } = useQuery({
    queryKey: ['demo'],
    queryFn: ({ signal }) => apiGet<Demo>('/api/demo', { signal }),
  });
  if (data === undefined || data.accounts.length === 0) return null;
  return (
    <section aria-labelledby="sample-accounts" className="mt-8 border-t border-line pt-5">
      <h2 id="sample-accounts" className="font-bold">
        <Trans>Comptes d’exemple</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>
          Ces mots de passe sont publics. N’inscrivez aucun vrai patient tant que ces comptes sont ouverts.
        </Trans>
      </p>
      <ul className="mt-3 divide-y divide-line rounded-control border border-line">
        {data.accounts.map((account) => {
          const { username } = account;
          return (
            <li key={username} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
              <span className="min-w-0">
                <span className="block font-semibold">{username}</span>
                <code className="block text-sm text-muted">{account.password}</code>
              </span>
              <Button
                size="small"
                aria-label={t`Utiliser le compte ${username}`}
                onClick={() => onUse(account)}
              >
                {t`Utiliser`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
