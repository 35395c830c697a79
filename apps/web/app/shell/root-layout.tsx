import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SkipLink } from '../../shared/ui/skip-link.tsx';

/** Around every screen. A change of screen moves the focus to the new page, so that it is read from its beginning. */
export function RootLayout(): ReactNode {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== path && !window.location.hash) {
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    }
    previous.current = path;
  }, [path]);
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}
