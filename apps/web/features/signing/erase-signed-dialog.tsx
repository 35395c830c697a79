import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { ReasonField, useReason } from './reason-field.tsx';
import { useEraseSigned } from './signing-api.ts';
import { forgetTypedAddendum } from './typed-addendum.ts';

/** Which report it is, in the words of its physician. */
export interface NamedReport {
  /** Of the worker, else its title. */
  readonly name: string;
  /** YYYY-MM-DD; empty where it is not known. */
  readonly evaluationDate: string;
}

/** Asks why a signed report is erased whose term is over. */
export function EraseSignedDialog({
  formId,
  report: { name, evaluationDate },
  onErased,
  onClose,
}: {
  readonly formId: string;
  readonly report: NamedReport;
  readonly onErased: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const id = useId();
  const erase = useEraseSigned(formId);
  const reason = useReason();
  const day = evaluationDate === '' ? '' : formatCalendarDay(evaluationDate, language);
  return (
    <Dialog
      title={name === '' ? t`Effacer ce rapport signé?` : t`Effacer le rapport signé «\u00A0${name}\u00A0»?`}
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
          if (!reason.isGiven() || erase.isPending) return;
          erase.mutate(reason.text.trim(), {
            onSuccess: () => {
              forgetTypedAddendum(formId);
              showToast({ title: t`Rapport effacé` });
              onErased();
            },
          });
        }}
      >
        {day !== '' && <p className="font-semibold">{t`Évaluation du ${day}`}</p>}
        <p>
          {t`Le rapport, ses addenda et leurs PDF disparaissent pour toujours. Leurs empreintes restent dans la chaîne, et le motif dans le journal.`}
        </p>
        <ReasonField {...reason} />
        {erase.error !== null && <Notice look="danger">{erase.error.message}</Notice>}
      </form>
    </Dialog>
  );
}
