import type { SavedFormItem } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import type { ChosenReason } from './reason-choice.tsx';

interface DeleteDialogProps {
  readonly form: SavedFormItem;
  readonly isBusy: boolean;
  readonly onDelete: (reason: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks before a record is deleted, and why. What was chosen stays when the deletion fails. */
function RecordDialog({ form, isBusy, onDelete, onClose }: DeleteDialogProps): ReactNode {
  const { t } = useLingui();
  const formId = useId();
  const [reason, setReason] = useState<ChosenReason>({ choice: null, text: '' });
  const [isRefused, setRefused] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { title } = form;
  return (
    <Dialog
      title={form.formType === 'copy' ? t`Supprimer cette copie?` : t`Supprimer cet examen?`}
      isOpen
      onClose={onClose}
      role="alertdialog"
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button type="submit" form={formId} variant="danger" isPending={isBusy}>
            {t`Supprimer`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          const text = reason.text.trim();
          if (text !== '') return onDelete(text);
          setRefused(true);
          // The text where one is to be written, else the first of the choices.
          const inputs = fieldset.current?.querySelectorAll<HTMLElement>('textarea, input') ?? [];
          (reason.choice === 'other' ? inputs[inputs.length - 1] : inputs[0])?.focus();
        }}
      >
        <p>
          {form.formType === 'copy' ? (
            <Trans>La copie «&nbsp;{title}&nbsp;» sera supprimée définitivement.</Trans>
          ) : (
            <Trans>
              «&nbsp;{title}&nbsp;» contient un examen. Il sera supprimé définitivement, avec ses dictées.
            </Trans>
          )}
        </p>
        <ReasonChoice
          ref={fieldset}
          reason={reason}
          isRefused={isRefused}
          onChange={(changed) => {
            setReason(changed);
            setRefused(false);
          }}
        />
      </form>
    </Dialog>
  );
}

/** Asks before a saved form is deleted; for a record also why, which the audit trail keeps. */
export function DeleteDialog(props: DeleteDialogProps): ReactNode {
  const { t } = useLingui();
  const { title } = props.form;
  if (props.form.record) return <RecordDialog {...props} />;
  return (
    <ConfirmDialog
      title={t`Supprimer ce formulaire?`}
      isOpen
      isDangerous
      isPending={props.isBusy}
      confirmLabel={t`Supprimer`}
      onClose={props.onClose}
      onConfirm={() => props.onDelete(undefined)}
    >
      <p>{t`«\u00A0${title}\u00A0» sera supprimé définitivement.`}</p>
    </ConfirmDialog>
  );
}
