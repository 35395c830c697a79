import type { ReactNode } from 'react';
import { createLazyPart, useLazyPart } from './lazy-part.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the close button, or a press outside; without it only the buttons of the dialog answer. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** The row of buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly width?: 'narrow' | 'normal' | 'wide';
}

// No page needs the machinery of a modal to be drawn.
const modal = createLazyPart(async () => (await import('./modal-dialog.tsx')).ModalDialog);

/** A modal dialog that keeps the focus, closes on Escape and gives the focus back. */
export function Dialog(props: DialogProps): ReactNode {
  const shown = useLazyPart(modal, props, props.isOpen, props.onClose);
  return props.isOpen ? shown : null;
}
