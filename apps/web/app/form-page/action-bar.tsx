import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { usePageActions } from './action-list.ts';
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
  'clear',
] as const satisfies readonly PageActionName[];

/** The buttons of the page where there is no side navigation. */
export function ActionBar({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { t } = useLingui();
  const actions = usePageActions(acts);
  return (
    <div role="toolbar" aria-label={t`Actions du formulaire`} className="flex flex-wrap gap-2 print:hidden">
      {ORDER.map((name) => {
        const { label, Icon, isPending, onPress } = actions[name];
        return (
          <Button
            key={name}
            size="small"
            icon={<Icon aria-hidden="true" className="size-4" />}
            isPending={isPending}
            onClick={onPress}
            className="min-h-9"
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
