import { useMessage } from '../../../shared/i18n/localised.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { BESIDE_PARTS } from './lazy-beside.ts';
import { showBeside, useBeside } from './shown-beside.ts';
import type { BesideForm } from './shown-beside.ts';

/** Shows one thing beside the form at a press, and hides it at the next; says so where it cannot be fetched. */
export function useBesideToggle(kind: BesideForm): { readonly isShown: boolean; readonly press: () => void } {
  const say = useMessage();
  const isShown = useBeside() === kind;
  return {
    isShown,
    press: () => {
      showBeside(isShown ? null : kind);
      if (isShown) return;
      BESIDE_PARTS[kind].fetch().catch(() => {
        showBeside(null);
        showToast({ title: say('loadingError'), look: 'destructive' });
      });
    },
  };
}
