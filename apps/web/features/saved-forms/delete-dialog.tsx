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
  /** Null while nothing is asked. */
  readonly form: SavedFormItem | null;
  readonly isBusy: boolean;
  readonly onDelete: (reason: string | undefined) => void;
  readonly onClose: () => void;
}

/** What a record is deleted for. What was chosen stays when the deletion fails. */
function ReasonForm({
  id,
  form: { formType, title },
  onReason,
}: {
  readonly id: string;
  readonly form: SavedFormItem;
  readonly onReason: (reason: string) => void;
}): ReactNode {
  const [reason, setReason] = useState<ChosenReason>({ choice: null, text: '' });
  const [isRefused, setRefused] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  return (
    <form
      id={id}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const text = reason.text.trim();
        if (text !== '') return onReason(text);
        setRefused(true);
        // The text where one is to be written, else the first of the choices.
        const inputs = fieldset.current?.querySelectorAll<HTMLElement>('textarea, input') ?? [];
        (reason.choice === 'other' ? inputs[inputs.length - 1] : inputs[0])?.focus();
      }}
    >
      <p>
        {formType === 'copy' ? (
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
  );
}

/**
 * Asks before a saved form is deleted; for a record also why, which the audit trail keeps. Both questions stay rendered
 * while nothing is asked, so that the focus finds its way back into the list.
 */
export function DeleteDialog({ form, isBusy, onDelete, onClose }: DeleteDialogProps): ReactNode {
  const { t } = useLingui();
  const formId = useId();
  const title = form?.title ?? '';
  const isRecord = form?.record === true;
  return (
    <>
      <ConfirmDialog
        title={t`Supprimer ce formulaire?`}
        isOpen={form !== null && !isRecord}
        isDangerous
        isPending={isBusy}
        confirmLabel={t`Supprimer`}
        onClose={onClose}
        onConfirm={() => onDelete(undefined)}
      >
        <p>{t`«\u00A0${title}\u00A0» sera supprimé définitivement.`}</p>
      </ConfirmDialog>
      <Dialog
        title={form?.formType === 'copy' ? t`Supprimer cette copie?` : t`Supprimer cet examen?`}
        isOpen={isRecord}
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
        {isRecord && (
          <ReasonForm
            key={form.id}
            id={formId}
            form={form}
            onReason={(reason) => {
              if (!isBusy) onDelete(reason);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
