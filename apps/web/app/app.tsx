import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { SignedOutScreens } from '../features/account/signed-out-screens.tsx';
import { ToastRegion } from '../shared/ui/toast-region.tsx';
import { TopLevelBoundary } from './errors/top-level-boundary.tsx';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { UserFailedScreen } from './errors/user-failed-screen.tsx';
import { createQueryClient } from './query-client.ts';
import { useSession } from './session.ts';

// The router and every screen behind it come only to those who have signed in.
const SignedInScreens = lazy(async () => ({
  default: (await import('./signed-in-screens.tsx')).SignedInScreens,
}));

const queryClient = createQueryClient();

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
      return (
        <Suspense fallback={<LoadingScreen />}>
          <SignedInScreens key={session.user.id} user={session.user} isLost={session.isLost} />
        </Suspense>
      );
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
