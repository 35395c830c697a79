import type { ReactNode } from 'react';
import { LogoMark } from '../../shared/ui/logo.tsx';

/** A screen with one thing to say. */
export function FullScreen({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="outline-none mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 p-6"
    >
      <LogoMark className="size-10" />
      {children}
    </main>
  );
}
