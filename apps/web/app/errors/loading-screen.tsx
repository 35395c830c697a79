import type { ReactNode } from 'react';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';

/** « Chargement... » in the middle of the page. */
export function LoadingScreen(): ReactNode {
  return (
    <main id="main" tabIndex={-1} className="outline-none flex min-h-dvh items-center justify-center">
      <h1 className="sr-only">Constat</h1>
      <LoadingLine className="text-lg" />
    </main>
  );
}
