import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, AudioLines, FileSearch, Lock, LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignOut } from '../../features/account/index.ts';
import { lockPage } from '../../shared/lock/page-lock.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { LogoMark } from '../../shared/ui/logo.tsx';
import { QuitButton } from './quit-button.tsx';

export interface AppHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Shows « Retour »: to the form picker, or what is given here. */
  readonly back?: 'forms' | { readonly label: string; readonly onPress: () => void };
  /** `name` greets the physician, `account` shows the name that signs in. */
  readonly greeting?: 'name' | 'account';
  /** A search, between where one is and who one is. */
  readonly search?: ReactNode;
}

const BACK =
  'inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 font-semibold text-accent-text hover:bg-accent-soft';

function BackControl({ back }: { readonly back: NonNullable<AppHeaderProps['back']> }): ReactNode {
  const { t } = useLingui();
  const icon = <ArrowLeft aria-hidden="true" className="size-4" />;
  if (back === 'forms') {
    return (
      <Link to="/forms" className={BACK}>
        {icon}
        {t`Retour`}
      </Link>
    );
  }
  return (
    <button type="button" className={BACK} onClick={back.onPress}>
      {icon}
      {back.label}
    </button>
  );
}

/** The top of every signed-in screen: the mark, where one is, who one is, the language, the way out. */
export function AppHeader({ title, subtitle, back, greeting = 'name', search }: AppHeaderProps): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { signOut, isSigningOut } = useSignOut();
  const hasProfile = user?.role === 'physician' || user?.role === 'developer';
  const account = user === null ? '' : user.username === '' ? user.email : user.username;
  const name = user?.displayName === undefined || user.displayName === '' ? account : user.displayName;
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6">
        <Link to="/forms" aria-label={t`Constat, accueil`} className="rounded-control">
          <LogoMark className="size-9" />
        </Link>
        {back !== undefined && <BackControl back={back} />}
        <div className="min-w-40 flex-1">
          <h1 className="text-lg leading-tight font-bold">{title}</h1>
          {subtitle !== undefined && <p className="text-sm leading-snug text-muted">{subtitle}</p>}
        </div>
        {/* The line of tools is full on a narrow screen. */}
        <QuitButton look="icon" className="sm:hidden" />
        {search}
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:-ms-2 sm:gap-x-3">
          {greeting === 'account' && hasProfile && (
            <Link to="/speech-test" title={t`Essai vocal`} className={BACK}>
              <AudioLines aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{t`Essai vocal`}</span>
            </Link>
          )}
          <Link
            to={hasProfile ? '/profile' : '/account'}
            title={hasProfile ? t`Profil` : t`Compte et sécurité`}
            className="inline-flex min-h-9 max-w-36 items-center sm:max-w-64 gap-1.5 rounded-control px-2 hover:bg-accent-soft hover:text-accent-text"
          >
            <UserRound aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{greeting === 'name' ? t`Bonjour, ${name}` : account}</span>
          </Link>
          <Link
            to="/verify"
            title={t`Vérifier un rapport`}
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted hover:bg-accent-soft hover:text-accent-text"
          >
            <FileSearch aria-hidden="true" className="size-4" />
            <span className="sr-only">{t`Vérifier un rapport`}</span>
          </Link>
          <LanguageToggle />
          <IconButton label={t`Verrouiller`} onClick={lockPage}>
            <Lock aria-hidden="true" className="size-4" />
          </IconButton>
          <Button
            variant="ghost"
            icon={<LogOut aria-hidden="true" className="size-4" />}
            isPending={isSigningOut}
            className="max-sm:px-2"
            aria-label={t`Déconnexion`}
            onClick={signOut}
          >
            <span className="hidden sm:inline">{t`Déconnexion`}</span>
          </Button>
          <QuitButton look="icon" className="max-sm:hidden" />
        </div>
      </div>
    </header>
  );
}
