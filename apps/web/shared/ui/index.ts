/** The kit of the interface. */
export { Badge } from './badge.tsx';
export { Button } from './button.tsx';
export type { ButtonProps, ButtonVariant } from './button.tsx';
export { Card } from './card.tsx';
export { classNames } from './class-names.ts';
export { ConfirmDialog } from './confirm-dialog.tsx';
export type { ConfirmDialogProps } from './confirm-dialog.tsx';
export { inputClass, selectClass, textareaClass } from './controls.ts';
export { Dialog } from './dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export { EmptyState } from './empty-state.tsx';
export { Field } from './field.tsx';
export type { FieldControlProps, FieldProps } from './field.tsx';
export { IconButton } from './icon-button.tsx';
export type { IconButtonProps } from './icon-button.tsx';
export { Notice } from './notice.tsx';
export { Spinner } from './spinner.tsx';
export { showToast } from './toast.ts';
