import type { SavedFormItem } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useMessage } from '../../shared/i18n/localized.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { useDeleteForm, useRenewForm } from './saved-forms-api.ts';

/** Deleting and reactivating with the toasts that say how it went. */
export function useFormActs(): {
  /** The form that is being deleted or reactivated. */
  readonly busy: string | null;
  readonly remove: (form: SavedFormItem, done: () => void) => void;
  readonly renew: (form: SavedFormItem, done?: () => void) => void;
} {
  const { t } = useLingui();
  const say = useMessage();
  const removal = useDeleteForm();
  const renewal = useRenewForm();
  const onError = (error: Error): void =>
    showToast({ title: say('anErrorOccurred'), description: error.message, look: 'destructive' });
  return {
    busy: removal.isPending ? removal.variables : renewal.isPending ? renewal.variables : null,
    remove: (form, done) =>
      removal.mutate(form.id, {
        onError,
        onSuccess: () => showToast({ title: t`Formulaire supprimé`, description: form.title }),
        onSettled: done,
      }),
    renew: (form, done) =>
      renewal.mutate(form.id, {
        onError,
        onSuccess: () => {
          showToast({ title: t`Brouillon réactivé pour 30 jours`, description: form.title });
          done?.();
        },
      }),
  };
}
