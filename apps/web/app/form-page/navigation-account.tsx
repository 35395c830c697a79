import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FileSearch, Lock, LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignOut } from '../../features/account/index.ts';
import { isLaunched } from '../../features/launcher/index.ts';
import { lockPage } from '../../shared/lock/page-lock.ts';
import { useCurrentUser, useIsAssistant } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { QuitButton } from '../shell/quit-button.tsx';

/** Who writes, in which language the screens are, and the way out. */
export function NavigationAccount(): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const isAssistant = useIsAssistant();
  const { signOut, isSigningOut } = useSignOut();
  const name =
    [user?.displayName, user?.username, user?.email].find((one) => one !== undefined && one !== '') ?? '';
  return (
    <div className="mt-1.5 border-t border-line pt-1">
      <div className="flex items-center justify-between gap-1">
        <Link
          to={isAssistant ? '/account' : '/profile'}
          title={isAssistant ? t`Compte et sécurité` : t`Profil`}
          className="flex min-h-8 min-w-0 items-center gap-2.5 rounded-control px-2 py-1 text-[0.95rem] leading-tight hover:bg-accent-soft hover:text-accent-text"
        >
          <UserRound aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 text-sm leading-tight">{t`Bonjour, ${name}`}</span>
        </Link>
        <div className="flex shrink-0">
          <Link
            to="/verify"
            title={t`Vérifier un rapport`}
            className="inline-flex size-9 items-center justify-center rounded-control text-muted hover:bg-accent-soft hover:text-accent-text"
          >
            <FileSearch aria-hidden="true" className="size-4" />
            <span className="sr-only">{t`Vérifier un rapport`}</span>
          </Link>
          <IconButton label={t`Verrouiller`} onClick={lockPage}>
            <Lock aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      </div>
      <div className="flex items-center justify-between gap-1 ps-2 *:shrink-0">
        <LanguageToggle />
        <Button
          variant="ghost"
          size="small"
          // There is no room for it beside the way out of Constat.
          icon={!isLaunched() && <LogOut aria-hidden="true" className="size-4" />}
          isPending={isSigningOut}
          onClick={signOut}
        >
          {t`Déconnexion`}
        </Button>
        <QuitButton look="icon" />
      </div>
    </div>
  );
}
