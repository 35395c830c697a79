import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
  /** Enter confirms: for what takes nothing away. */
  readonly takesEnter?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question with two answers. The dialog itself takes the focus, so that no key answers by accident, unless told otherwise. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { t } = useLingui();
  const { isOpen, takesEnter = false } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen || !takesEnter) return undefined;
    // The dialog is drawn once its code is there, and takes the focus first.
    let frame = requestAnimationFrame(function look() {
      const button = confirm.current;
      if (button?.closest('[role=alertdialog]')?.contains(document.activeElement) === true) button.focus();
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, takesEnter]);
  return (
    <Dialog
      title={props.title}
      isOpen={props.isOpen}
      onClose={props.onClose}
      role="alertdialog"
      width="narrow"
      footer={
        <>
          <Button onClick={props.onClose}>{props.cancelLabel ?? t`Annuler`}</Button>
          <Button
            ref={confirm}
            variant={props.isDangerous === true ? 'danger' : 'primary'}
            isPending={props.isPending ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
