import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { SignedOutScreens } from '../features/account/signed-out-screens.tsx';
import { ToastRegion } from '../shared/ui/toast-region.tsx';
import { TopLevelBoundary } from './errors/top-level-boundary.tsx';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { UserFailedScreen } from './errors/user-failed-screen.tsx';
import { createQueryClient } from './query-client.ts';
import { currentUserQuery } from '../shared/session.ts';
import { useSession } from './session.ts';
import type { SignedInScreens as SignedIn } from './signed-in-screens.tsx';

/**
 * The router and every screen behind it come only to those who have signed in. Not by `lazy`: React holds back what
 * follows a fallback of `Suspense` for 300 ms.
 */
const SIGNED_IN_SCREENS = {
  queryKey: ['signed-in-screens'],
  queryFn: async () => (await import('./signed-in-screens.tsx')).SignedInScreens,
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  throwOnError: true,
} as const;

const queryClient = createQueryClient();

/** Asks the server who is signed in while the words of the page are still being fetched. */
export function askWhoIsThere(): void {
  void queryClient.prefetchQuery(currentUserQuery);
}

function LateScreens(props: ComponentProps<typeof SignedIn>): ReactNode {
  const { data: SignedInScreens } = useQuery(SIGNED_IN_SCREENS);
  return SignedInScreens === undefined ? <LoadingScreen /> : <SignedInScreens {...props} />;
}

function Screens(): ReactNode {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <UserFailedScreen error={session.error} onRetry={session.retry} />;
    case 'signed-out':
      return <SignedOutScreens />;
    case 'signed-in':
      return <LateScreens key={session.user.id} user={session.user} isLost={session.isLost} />;
  }
}

/** Everything: providers, the toast, and the screens for who is there. */
export function App(): ReactNode {
  return (
    <TopLevelBoundary>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Screens />
          <ToastRegion />
        </QueryClientProvider>
      </I18nProvider>
    </TopLevelBoundary>
  );
}
