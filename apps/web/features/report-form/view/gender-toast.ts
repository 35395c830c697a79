import { t } from '@lingui/core/macro';
import { showToast } from '../../../shared/ui/toast.ts';
import type { Undo } from '../state/report-state.ts';

/** Says that texts were rewritten in the chosen gender, with the way back. */
export function announceReworded(undo: Undo): void {
  showToast({
    title: t`Textes accordés au genre choisi`,
    action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
  });
}
