import { REASON_LENGTH } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localized.ts';
import { Button } from '../../shared/ui/button.tsx';
import { textareaClass } from '../../shared/ui/controls.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useEraseSigned } from './signing-api.ts';
import { forgetTypedAddendum } from './typed-addendum.ts';

/** Asks why a signed report is erased whose term is over. */
export function EraseSignedDialog({
  formId,
  onErased,
  onClose,
}: {
  readonly formId: string;
  readonly onErased: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const id = useId();
  const erase = useEraseSigned(formId);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Dialog
      title={t`Effacer ce rapport signé?`}
      isOpen
      onClose={onClose}
      role="alertdialog"
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button type="submit" form={id} variant="danger" isPending={erase.isPending}>
            {t`Effacer pour toujours`}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (erase.isPending) return;
          if (reason.trim() === '') area.current?.focus();
          else
            erase.mutate(reason.trim(), {
              onSuccess: () => {
                forgetTypedAddendum(formId);
                showToast({ title: t`Rapport effacé` });
                onErased();
              },
            });
        }}
      >
        <p>
          {t`Le rapport, ses addenda et leurs PDF disparaissent pour toujours. Leurs empreintes restent dans la chaîne, et le motif dans le journal.`}
        </p>
        <Field
          label={t`Motif`}
          isRequired
          error={isAsked && reason.trim() === '' ? say('required') : undefined}
        >
          {(control) => (
            <textarea
              autoComplete="off"
              {...control}
              ref={area}
              rows={2}
              maxLength={REASON_LENGTH}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              className={textareaClass}
            />
          )}
        </Field>
        {erase.error !== null && <Notice look="danger">{erase.error.message}</Notice>}
      </form>
    </Dialog>
  );
}
