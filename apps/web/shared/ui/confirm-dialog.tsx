import { useLingui } from '@lingui/react/macro';
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
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question with two answers. The dialog itself takes the focus, so that no key answers by accident. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { t } = useLingui();
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
