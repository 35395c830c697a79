import { useLingui } from '@lingui/react/macro';
import { holdToast, resumeToast, showToast } from '../../shared/ui/toast.ts';

/** Says where to print when the browser does not do it by itself; it stays until this window is looked at again. */
export function usePrintHint(): (place: 'window' | 'downloads') => void {
  const { t } = useLingui();
  return (place) => {
    if (place === 'downloads') {
      showToast({
        title: t`Ce navigateur n’affiche pas les PDF`,
        description: t`Le rapport est dans vos téléchargements : ouvrez-le pour l’imprimer.`,
      });
      return;
    }
    showToast({
      title: t`Le rapport est ouvert dans une autre fenêtre`,
      description: t`Si l’impression n’y commence pas, imprimez avec Ctrl+P (⌘P sur un Mac).`,
    });
    if (document.hasFocus()) return;
    holdToast('other-window');
    window.addEventListener('focus', () => resumeToast('other-window'), { once: true });
  };
}
