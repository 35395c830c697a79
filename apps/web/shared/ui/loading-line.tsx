import type { ReactNode } from 'react';
import { useMessage } from '../i18n/localised.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** « Chargement... », announced to assistive technology. */
export function LoadingLine({ className }: { readonly className?: string }): ReactNode {
  const say = useMessage();
  return (
    <output data-loading="" className={classNames('flex items-center gap-2 text-muted', className)}>
      <Spinner /> {say('loading')}
    </output>
  );
}
