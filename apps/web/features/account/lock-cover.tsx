import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { onSession } from '../../shared/api/session-events.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { usePageLocked } from '../../shared/lock/lock-state.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Wordmark } from '../../shared/ui/logo.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { LockedRecording } from './locked-recording.tsx';
import { LoginForm } from './login-form.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { useLockAnswer } from './unlock.ts';
import { useSignOut } from './use-sign-out.ts';

/** What covers a locked page, and asks its physician for the password or a passkey. Nothing of a patient stands on it. */
export function LockCover(): ReactNode {
  return usePageLocked() ? createPortal(<Cover />, document.body) : null;
}

function Cover(): ReactNode {
  const { t } = useLingui();
  const titleId = useId();
  const { user } = useCurrentUser();
  const { data: lock } = useLockAnswer();
  const isOver = useSessionOver();
  const { signOut, isSigningOut, hasFailed } = useSignOut();
  const say = useMessage();
  const name = [user?.displayName, lock?.displayName, user?.username].find(isSaid) ?? '';
  return (
    <CoverDialog titleId={titleId}>
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-4 sm:px-6">
        <Wordmark />
        <LanguageToggle />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pb-16">
        <h1 id={titleId} className="text-3xl font-bold tracking-tight">
          {isOver ? t`Session expirée` : t`Session verrouillée`}
        </h1>
        {name !== '' && <p className="mt-2 text-lg font-semibold">{name}</p>}
        <p className="mt-2 mb-6 text-muted">
          {isOver
            ? t`Votre session est terminée. Reconnectez-vous pour continuer; votre texte est encore dans cette page.`
            : t`Votre travail est gardé. Confirmez votre identité pour le retrouver tel que vous l’avez laissé.`}
        </p>
        <LockedRecording />
        {isOver && user !== null ? (
          <SignInForm userId={user.id} username={user.username} />
        ) : (
          <UnlockForm
            username={user?.username ?? ''}
            hasPasskeys={lock?.hasPasskeys ?? false}
            hasIdentity={lock?.hasIdentity ?? false}
          />
        )}
        <Button variant="ghost" className="mt-4 self-center" isPending={isSigningOut} onClick={signOut}>
          {t`Se déconnecter`}
        </Button>
        {hasFailed && (
          <Notice className="mt-4" look="danger">
            {say('logoutFailed')}
          </Notice>
        )}
      </main>
    </CoverDialog>
  );
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text !== '';

/** A session that ended while it was locked is signed in to anew; somebody else who does gets a fresh page. */
function SignInForm({ userId, username }: { readonly userId: string; readonly username: string }): ReactNode {
  const [credentials, setCredentials] = useState({ username, password: '' });
  return (
    <LoginForm
      value={credentials}
      onChange={setCredentials}
      onSignedIn={(signedIn) => {
        if (signedIn !== userId) window.location.assign('/');
      }}
    />
  );
}

function useSessionOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => onSession((event) => setOver(event === 'lost')), []);
  return isOver;
}

/** A native modal dialog: the browser itself keeps focus and pointer out of everything else, whatever opens meanwhile. */
function CoverDialog({
  titleId,
  children,
}: {
  readonly titleId: string;
  readonly children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return undefined;
    // A browser may close a modal dialog at the second Escape without asking.
    const show = (): void => {
      if (shown.isConnected && !shown.open) shown.showModal();
    };
    const stay = (event: Event): void => event.preventDefault();
    shown.addEventListener('cancel', stay);
    shown.addEventListener('close', show);
    show();
    shown.querySelector<HTMLElement>('input[type=password]')?.focus();
    return () => {
      shown.removeEventListener('cancel', stay);
      shown.removeEventListener('close', show);
      shown.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-lock-cover
      data-react-aria-top-layer="true"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overflow-y-auto bg-page text-ink open:flex"
    >
      {children}
    </dialog>
  );
}
