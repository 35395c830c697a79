import { useLingui } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { FormView } from './use-form-view.ts';

/** Shows the review in the place of the form, and the form again. */
export function ReviewToggle({
  view: { isReview, showForm, showReview },
}: {
  readonly view: FormView;
}): ReactNode {
  const { t } = useLingui();
  return (
    <Button
      variant="ghost"
      icon={<Scale aria-hidden="true" className="size-4" />}
      aria-pressed={isReview}
      title={t`Relecture`}
      onClick={isReview ? showForm : showReview}
      // On a phone the navigation has it: the bar stays as high as it is.
      className={classNames('px-2 max-sm:hidden', isReview && 'bg-accent-soft')}
    >
      <span className="max-xl:sr-only">{t`Relecture`}</span>
    </Button>
  );
}
