import './beside-form.css';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { takeSideSpace } from '../../../shared/ui/side-space.ts';

/** The pane over the form, like a page of its own; what is below takes no focus meanwhile. */
function Over({
  headingId,
  onClose,
  children,
}: {
  readonly headingId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className="over-form"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Shows the field in hand once the form has found its width. */
function revealInHand(): void {
  requestAnimationFrame(() => {
    document.querySelector('#main :focus')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}

/** The pane at the right of the form, which makes room for it. */
function Beside({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    const giveBack = takeSideSpace();
    revealInHand();
    return () => {
      giveBack();
      revealInHand();
    };
  }, []);
  return <div className="beside-form print:hidden">{children}</div>;
}

/** What stands with the form: beside it, or over it where the two have no room side by side. */
export function PaneWithForm({
  isOver,
  ...props
}: {
  readonly isOver: boolean;
  readonly headingId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return isOver ? <Over {...props} /> : <Beside>{props.children}</Beside>;
}
