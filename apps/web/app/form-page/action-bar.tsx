import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Toolbar } from '../../shared/ui/toolbar.tsx';
import { useOfferedActions, usePageActions } from './action-list.ts';
import type { PageActionName } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';

const ORDER = [
  'save',
  'copy',
  'load',
  'print',
  'word',
  'pdf',
  'options',
  'share',
  'clear',
] as const satisfies readonly PageActionName[];

/** The buttons of the page where there is no side navigation. */
export function ActionBar({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { t } = useLingui();
  const actions = usePageActions(acts);
  const offered = useOfferedActions(ORDER, acts);
  return (
    <Toolbar
      label={t`Actions du formulaire`}
      className="flex gap-2 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 sm:flex-wrap lg:hidden print:hidden"
    >
      {offered.map((name) => {
        const { label, Icon, isPending, onPress } = actions[name];
        return (
          <Button
            key={name}
            size="small"
            icon={<Icon aria-hidden="true" className="size-4" />}
            isPending={isPending}
            onClick={onPress}
            className="min-h-9 shrink-0 max-sm:min-h-11"
          >
            {label}
          </Button>
        );
      })}
    </Toolbar>
  );
}
