import type { ListedAccount } from '@constat/contract';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import type { AccountAct } from './administration-api.ts';
import { useRoleNames } from './role-names.ts';

/** What its button says, and whose account it says it of. */
type Act = readonly [act: AccountAct, text: string, fullName: string];

/** One account, with what can be done with it. One's own password and sessions have their own page. */
export function AccountRow({
  account,
  isOwn,
  pendingAct,
  onAct,
  onErase,
}: {
  readonly account: ListedAccount;
  readonly isOwn: boolean;
  readonly pendingAct: AccountAct | null;
  readonly onAct: (act: AccountAct) => void;
  readonly onErase: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const roles = useRoleNames();
  const { displayName: name, username, email, role, disabled, sessions, linkUntil, secondFactor } = account;
  const until = linkUntil === null ? '' : formatMoment(linkUntil, language);
  const acts: Act[] = [];
  if (!isOwn && !disabled)
    acts.push(['reset', t`Donner un nouveau lien…`, t`Donner un nouveau lien à ${name}…`]);
  if (!isOwn && sessions > 0)
    acts.push(['end-sessions', t`Fermer ses sessions…`, t`Fermer les sessions de ${name}…`]);
  if (!isOwn && (secondFactor.totp || secondFactor.passkeys > 0 || secondFactor.identity))
    acts.push(['remove-factors', t`Retirer ses codes et clés…`, t`Retirer les codes et clés de ${name}…`]);
  // Who has the role of the administration alone runs the installation by it.
  if (role !== 'admin' && account.isAdmin)
    acts.push(['withdraw', t`Retirer l’administration…`, t`Retirer l’administration à ${name}…`]);
  if (role !== 'admin' && !account.isAdmin)
    acts.push(['give', t`Donner l’administration…`, t`Donner l’administration à ${name}…`]);
  if (!isOwn && disabled) acts.push(['enable', t`Réactiver`, t`Réactiver le compte de ${name}`]);
  if (!isOwn && !disabled) acts.push(['disable', t`Désactiver…`, t`Désactiver le compte de ${name}…`]);
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[minmax(0,1fr)_auto] last:pb-0 lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {isOwn && <Badge look="accent">{t`Vous`}</Badge>}
          {account.administers && <Badge>{t`Administration`}</Badge>}
          {secondFactor.totp && <Badge>{t`Code`}</Badge>}
          {secondFactor.passkeys > 0 && <Badge>{t`Clé d’accès`}</Badge>}
          {secondFactor.identity && <Badge>{t`Compte lié`}</Badge>}
          {disabled && <Badge look="danger">{t`Désactivé`}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {[username, roles[role], email].filter((part) => part !== '').join(' · ')}
        </p>
        <p className="text-sm text-muted">
          {linkUntil === null ? (
            <Plural
              value={sessions}
              _0="Aucune session ouverte"
              one="# session ouverte"
              other="# sessions ouvertes"
            />
          ) : (
            t`Lien remis, à utiliser avant le ${until}`
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:max-w-md lg:justify-end">
        {acts.map(([act, text, fullName]) => (
          <Button
            key={act}
            size="small"
            className="max-sm:min-h-9"
            isPending={pendingAct === act}
            aria-label={fullName}
            onClick={() => onAct(act)}
          >
            {text}
          </Button>
        ))}
        {!isOwn && (
          <Button
            size="small"
            className="max-sm:min-h-9"
            aria-label={t`Effacer le compte de ${name}…`}
            onClick={onErase}
          >
            {t`Effacer…`}
          </Button>
        )}
      </div>
    </li>
  );
}
