import type { ReactNode } from 'react';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Wordmark } from '../../shared/ui/logo.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';

/** A screen that is open to everyone, with one thing to do. */
export function PublicFrame({
  title,
  tools,
  children,
}: {
  readonly title: string;
  /** Beside the choice of the language. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-4 sm:px-6">
        <a href="/" className="rounded-control">
          <Wordmark />
        </a>
        <div className="flex items-center gap-2">
          {tools}
          <LanguageToggle />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center px-4 pt-4 pb-16 outline-none"
      >
        <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
        {children}
      </main>
    </div>
  );
}
