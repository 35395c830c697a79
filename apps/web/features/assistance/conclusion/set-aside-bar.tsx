import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

/** Stays in sight while the proposed conclusion is set aside, wherever the form is scrolled to. */
export function SetAsideBar({
  onComeBack,
  onDiscard,
}: {
  readonly onComeBack: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  const { t } = useLingui();
  const name = t`Conclusion proposée`;
  return createPortal(
    <section
      aria-label={name}
      className="fixed bottom-4 left-4 z-30 flex max-w-[calc(100vw-6rem)] items-center gap-1 rounded-card border border-accent bg-raised p-1.5 shadow-lift sm:left-1/2 sm:-translate-x-1/2 print:hidden"
    >
      <Button
        variant="primary"
        icon={<ArrowLeft aria-hidden="true" className="size-4 shrink-0" />}
        onClick={onComeBack}
      >
        {t`Revenir à la conclusion`}
      </Button>
      <IconButton label={t`Abandonner la conclusion proposée`} onClick={onDiscard}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>,
    document.body,
  );
}
