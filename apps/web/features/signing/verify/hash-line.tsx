import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';

/** A SHA-256 in full. */
export function Hash({ children }: { readonly children: string }): ReactNode {
  return <code className="text-sm break-all">{children}</code>;
}

/** The same with a button that copies it. */
export function CopiedHash({ hash }: { readonly hash: string }): ReactNode {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Hash>{hash}</Hash>
      <CopyButton size="small" label={t`Copier`} read={() => hash} />
    </span>
  );
}
