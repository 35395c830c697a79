import { useLingui } from '@lingui/react/macro';
import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { finalPagesPart } from './lazy-final-pages.ts';
import { showFinalPages, useFinalPagesShown } from './shown-pages.ts';

/** Shows the final pages with the form, and hides them again. */
export function FinalPagesToggle(): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const isShown = useFinalPagesShown();
  const press = (): void => {
    showFinalPages(!isShown);
    if (isShown) return;
    finalPagesPart.fetch().catch(() => {
      showFinalPages(false);
      showToast({ title: say('loadingError'), look: 'destructive' });
    });
  };
  return (
    <Button
      variant="ghost"
      icon={<PanelRight aria-hidden="true" className="size-4" />}
      aria-pressed={isShown}
      onClick={press}
      // On the narrowest screens the palette alone has it: the save stays on its line.
      className={classNames('px-2 max-[22rem]:hidden', isShown && 'bg-accent-soft')}
    >
      <span className="max-xl:sr-only">{t`Rapport final`}</span>
    </Button>
  );
}
