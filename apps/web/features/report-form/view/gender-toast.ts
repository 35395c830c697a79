import { plural, t } from '@lingui/core/macro';
import { showToast } from '../../../shared/ui/toast.ts';
import type { Rewording } from '../state/gender-choice.ts';

/** A toast is read in five seconds: no more changes than these are named. */
const NAMED = 4;

/** Says which words were changed, with the way back. */
export function announceReworded({ changes, undo }: Rewording): void {
  const named = changes.slice(0, NAMED).join(', ');
  const others = changes.length - NAMED;
  showToast({
    title: t`Textes accordés au genre choisi`,
    description:
      others > 0 ? t`${named} et ${plural(others, { one: '# autre mot', other: '# autres mots' })}` : named,
    action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
  });
}
