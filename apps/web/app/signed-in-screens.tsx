import type { User } from '@constat/contract';
import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SignInAgainDialog } from '../features/account/sign-in-again-dialog.tsx';
import { openDevice } from '../shared/device/page-device.ts';
import { useMicrophoneInUse } from '../shared/microphone/microphone-in-use.ts';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { UserFailedScreen } from './errors/user-failed-screen.tsx';
import { forgetOnSignOut } from './forget-on-sign-out.ts';
import { createAppRouter } from './router.tsx';

/** The router, and the code of the screen that the address names on its way: it is needed once the device is open. */
function createRouterWithScreen(): ReturnType<typeof createAppRouter> {
  const router = createAppRouter();
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of routes) {
    // A failure is met again, and told of, when the screen is shown.
    void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
  }
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
  const [router] = useState(createRouterWithScreen);
  // No screen reads what the device keeps before it is open for its owner.
  const device = useQuery({
    queryKey: ['device', user.id],
    queryFn: async () => {
      await openDevice(user.id);
      return user.id;
    },
  });
  const isRecording = useMicrophoneInUse();
  useEffect(() => forgetOnSignOut(user.id), [user.id]);
  return (
    <>
      {device.data === user.id ? (
        <RouterProvider router={router} />
      ) : device.error !== null && !isLost ? (
        <UserFailedScreen error={device.error} onRetry={() => void device.refetch()} />
      ) : (
        <LoadingScreen />
      )}
      {/* A recording goes on and can be stopped; the dictation page says what waits for the session. */}
      <SignInAgainDialog user={user} isOpen={isLost && !isRecording} />
    </>
  );
}
