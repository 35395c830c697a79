import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { loadLockCover } from '../features/account/index.ts';
import { isLaunched, loadClosedScreen, useHasQuit } from '../features/launcher/index.ts';
import { loadCatalogues } from '../shared/i18n/catalogues.ts';
import { usePageLocked } from '../shared/lock/lock-state.ts';
import { returnIdentity } from '../shared/sign-in/identity-window.ts';
import { createLazyPart, useLazyPart } from '../shared/ui/lazy-part.ts';
import { ToastRegion } from '../shared/ui/toast-region.tsx';
import { openPage, takeAddressSecret } from './address-secret.ts';
import type { OpenPage } from './address-secret.ts';
import { TopLevelBoundary } from './errors/top-level-boundary.tsx';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { UserFailedScreen } from './errors/user-failed-screen.tsx';
import { createQueryClient } from './query-client.ts';
import { currentUserQuery } from '../shared/session.ts';
import { useSession } from './session.ts';
import type { Session } from './session.ts';
import type { SignedInScreens } from './signed-in-screens.tsx';

/**
 * The router and every screen behind it come only to those who have signed in. Not by `lazy`: React holds back what
 * follows a fallback of `Suspense` for 300 ms.
 */
const SIGNED_IN_SCREENS = {
  queryKey: ['signed-in-screens'],
  queryFn: () => import('./signed-in-screens.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  throwOnError: true,
} as const;

const queryClient = createQueryClient();

/** The landing page and the sign-in, with their words. */
const SIGNED_OUT_SCREENS = {
  ...SIGNED_IN_SCREENS,
  queryKey: ['signed-out-screens'],
  queryFn: async () => {
    const [{ SignedOut }] = await Promise.all([import('./signed-out.tsx'), loadCatalogues(['signed-out'])]);
    return { SignedOut };
  },
} as const;

/** The pages that an address with a secret opens, with their words. */
const OPEN_SCREENS = {
  ...SIGNED_IN_SCREENS,
  queryKey: ['open-screens'],
  queryFn: async () => {
    const [{ OpenScreens }] = await Promise.all([import('./open-screens.tsx'), loadCatalogues(['accounts'])]);
    return { OpenScreens };
  },
} as const;

/** Who opens the site's own address has mostly not signed in; the others lead behind the sign-in. */
const START_PATH = '/';

/**
 * Asks the server who is signed in, and gets ready what the address shows to those who are, while the words of the page
 * are still being fetched. What fails is met again, and told of, when it is shown.
 */
export function prepareScreens(): void {
  if (openPage !== null) {
    if (openPage === '/identity') returnIdentity();
    takeAddressSecret();
    void queryClient.prefetchQuery(OPEN_SCREENS);
    return;
  }
  const prepare = async (): Promise<void> => {
    // Not as a query: one that has failed would not be asked again by the screen.
    const { prepareScreen } = await import('./signed-in-screens.tsx');
    prepareScreen();
  };
  const open = async (): Promise<void> => {
    const user = await queryClient.fetchQuery(currentUserQuery);
    if (user === null) return queryClient.prefetchQuery(SIGNED_OUT_SCREENS);
    const { deviceQuery } = await queryClient.fetchQuery(SIGNED_IN_SCREENS);
    await queryClient.prefetchQuery(deviceQuery(user.id));
  };
  if (window.location.pathname === START_PATH) void queryClient.prefetchQuery(SIGNED_OUT_SCREENS);
  else void prepare().catch(() => undefined);
  void open().catch(() => undefined);
}

function SignedIn(props: ComponentProps<typeof SignedInScreens>): ReactNode {
  const { data } = useQuery(SIGNED_IN_SCREENS);
  return data === undefined ? <LoadingScreen /> : <data.SignedInScreens {...props} />;
}

function SignedOut(): ReactNode {
  const { data } = useQuery(SIGNED_OUT_SCREENS);
  return data === undefined ? <LoadingScreen /> : <data.SignedOut />;
}

function Open({ page }: { readonly page: OpenPage }): ReactNode {
  const { data } = useQuery(OPEN_SCREENS);
  return data === undefined ? <LoadingScreen /> : <data.OpenScreens page={page} />;
}

// It waits in the page of who has signed in: the server may not answer then.
const lockCover = createLazyPart(async () => {
  const [LockCover] = await Promise.all([loadLockCover(), loadCatalogues(['account', 'signed-out'])]);
  return LockCover;
});

function Cover(): ReactNode {
  const isLocked = usePageLocked();
  return useLazyPart(lockCover, {}, isLocked, undefined);
}

function Screens(): ReactNode {
  const session = useSession();
  const isCovered = usePageLocked() || session.state === 'signed-in';
  return (
    <>
      <Screen session={session} />
      {isCovered && <Cover />}
    </>
  );
}

function Screen({ session }: { readonly session: Session }): ReactNode {
  switch (session.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <UserFailedScreen error={session.error} onRetry={session.retry} />;
    case 'signed-out':
      return <SignedOut />;
    case 'signed-in':
      return <SignedIn key={session.user.id} user={session.user} isLost={session.isLost} />;
  }
}

// It waits in the page too: it is shown when the server has ended.
const closedScreen = createLazyPart(async () => {
  const [ClosedScreen] = await Promise.all([loadClosedScreen(), loadCatalogues(['launcher'])]);
  return ClosedScreen;
});

/** The screens until Constat is quit, on somebody's own computer. */
function UntilClosed({ children }: { readonly children: ReactNode }): ReactNode {
  const isClosed = useHasQuit();
  const closed = useLazyPart(closedScreen, {}, isClosed, undefined);
  return isClosed ? closed : children;
}

/** Everything: providers, the toast, and the screens for who is there. */
export function App(): ReactNode {
  const screens = openPage === null ? <Screens /> : <Open page={openPage} />;
  return (
    <TopLevelBoundary>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          {isLaunched() ? <UntilClosed>{screens}</UntilClosed> : screens}
          <ToastRegion />
        </QueryClientProvider>
      </I18nProvider>
    </TopLevelBoundary>
  );
}
