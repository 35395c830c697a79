import type { SavedFormItem } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../shared/api/client.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { useDeleteForm, useRenewForm } from './saved-forms-api.ts';

/** Deleting and reactivating with the toasts that say how it went. */
export function useFormActs(): {
  /** The form that is being deleted or reactivated. */
  readonly busy: string | null;
  /** A record is not deleted without a reason; where none was given, it is asked for. */
  readonly remove: (
    form: SavedFormItem,
    deletion: {
      readonly reason: string | undefined;
      readonly onDone: () => void;
      readonly onReasonAsked: () => void;
    },
  ) => void;
  readonly renew: (form: SavedFormItem, done?: () => void) => void;
} {
  const { t } = useLingui();
  const say = useMessage();
  const removal = useDeleteForm();
  const renewal = useRenewForm();
  const onError = (error: Error): void =>
    showToast({ title: say('anErrorOccurred'), description: error.message, look: 'destructive' });
  return {
    busy: removal.isPending ? removal.variables.id : renewal.isPending ? renewal.variables : null,
    remove: ({ id, title }, { reason, onDone, onReasonAsked }) =>
      removal.mutate(reason === undefined ? { id } : { id, reason }, {
        onError: (error) => {
          // It has become a record since the list was made, in another tab for instance.
          if (error instanceof ApiError && error.code === 'REASON_REQUIRED') onReasonAsked();
          else onError(error);
        },
        onSuccess: () => {
          showToast({ title: t`Formulaire supprimé`, description: title });
          onDone();
        },
      }),
    renew: (form, done) =>
      renewal.mutate(form.id, {
        onError,
        onSuccess: () => {
          showToast({
            title: form.expired ? t`Brouillon réactivé pour 30 jours` : t`Brouillon gardé pour 30 jours`,
            description: form.title,
          });
          done?.();
        },
      }),
  };
}
