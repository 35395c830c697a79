import type { User } from '@constat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { loadSignInAgainDialog } from '../features/account/index.ts';
import { openDevice } from '../shared/device/page-device.ts';
import { loadCatalogues } from '../shared/i18n/catalogues.ts';
import { usePageLocked } from '../shared/lock/lock-state.ts';
import { followUse } from '../shared/lock/page-lock.ts';
import { useMicrophoneInUse } from '../shared/microphone/microphone-in-use.ts';
import { createLazyPart, useLazyPart } from '../shared/ui/lazy-part.ts';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { UserFailedScreen } from './errors/user-failed-screen.tsx';
import { forgetOnSignOut } from './forget-on-sign-out.ts';
import { createAppRouter } from './router.tsx';

/** Opens what the device keeps of that account: no screen reads it before. */
export function deviceQuery(owner: string) {
  return queryOptions({
    queryKey: ['device', owner],
    queryFn: async () => {
      await openDevice(owner);
      return owner;
    },
  });
}

// The question for the password and what a sign-out leads to wait in the page: the server may not answer then.
const signInAgain = createLazyPart(async () => {
  const [SignInAgainDialog] = await Promise.all([
    loadSignInAgainDialog(),
    import('./signed-out.tsx'),
    loadCatalogues(['account', 'signed-out']),
  ]);
  return SignInAgainDialog;
});

type Router = ReturnType<typeof createAppRouter>;

/** The router, with the code and the words of the screen that the address names on their way. */
function createRouterWithScreen(): Router {
  const router = createAppRouter();
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of routes) {
    // A failure is met again, and told of, when the screen is shown.
    void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    void loadCatalogues(route.options.staticData?.catalogues ?? []).catch(() => undefined);
  }
  return router;
}

let prepared: Router | null = null;

/** Has the screen that the address names fetched before it is known whether anybody is signed in. */
export function prepareScreen(): void {
  prepared ??= createRouterWithScreen();
}

function takeRouter(): Router {
  const router = prepared ?? createRouterWithScreen();
  prepared = null;
  return router;
}

/** Every screen behind the sign-in, and the question for the password when the session was lost. */
export function SignedInScreens({
  user,
  isLost,
}: {
  readonly user: User;
  readonly isLost: boolean;
}): ReactNode {
  const [router] = useState(takeRouter);
  const device = useQuery(deviceQuery(user.id));
  const isRecording = useMicrophoneInUse() !== null;
  const isLocked = usePageLocked();
  useEffect(() => forgetOnSignOut(user.id), [user.id]);
  useEffect(followUse, []);
  // A recording goes on and can be stopped; the dictation page says what waits for the session. A cover asks by itself.
  const isAsked = isLost && !isRecording && !isLocked;
  const question = useLazyPart(signInAgain, { user, isOpen: isAsked }, isAsked, undefined);
  return (
    <>
      {device.data === user.id ? (
        <RouterProvider router={router} />
      ) : device.error !== null && !isLost ? (
        <UserFailedScreen error={device.error} onRetry={() => void device.refetch()} />
      ) : (
        <LoadingScreen />
      )}
      {question}
    </>
  );
}
