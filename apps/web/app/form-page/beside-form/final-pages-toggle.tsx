import { useLingui } from '@lingui/react/macro';
import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useBesideToggle } from './use-beside-toggle.ts';

/** Shows the final pages with the form, and hides them again. */
export function FinalPagesToggle(): ReactNode {
  const { t } = useLingui();
  const { isShown, press } = useBesideToggle('pages');
  return (
    <Button
      variant="ghost"
      icon={<PanelRight aria-hidden="true" className="size-4" />}
      aria-pressed={isShown}
      onClick={press}
      // On a phone the navigation has it: the bar stays as high as it is.
      className={classNames('px-2 max-sm:hidden', isShown && 'bg-accent-soft')}
    >
      <span className="max-2xl:sr-only">{t`Rapport final`}</span>
    </Button>
  );
}
