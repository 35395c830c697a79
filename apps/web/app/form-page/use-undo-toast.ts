import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Undo } from '../../features/report-form/index.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** Says what was done, with the way back when something was replaced. */
export function useUndoToast(): (title: string, undo: Undo | null, description?: string) => void {
  const { t } = useLingui();
  return useCallback(
    (title, undo, description = undo?.note) =>
      showToast({
        title,
        ...(description === undefined ? {} : { description }),
        ...(undo === null
          ? {}
          : { action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo } }),
      }),
    [t],
  );
}
