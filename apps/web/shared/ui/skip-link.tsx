import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The first stop of the keyboard on a page: past the bar to what the page is about. Seen while it has the focus. */
export function SkipLink(): ReactNode {
  const { t } = useLingui();
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The address of a report stays as it is.
        event.preventDefault();
        const main = document.querySelector<HTMLElement>('#main');
        main?.scrollIntoView({ block: 'start' });
        main?.focus({ preventScroll: true });
      }}
      className="fixed top-2 left-2 z-50 -translate-y-[200%] rounded-control bg-accent px-3 py-2 font-semibold text-on-accent shadow-lift focus:translate-y-0 print:hidden"
    >
      {t`Aller au contenu`}
    </a>
  );
}
