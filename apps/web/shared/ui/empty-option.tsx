import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The empty choice of a native list: a dash to the eye, words to a screen reader. */
export function EmptyOption({ shown = '—' }: { readonly shown?: string }): ReactNode {
  const { t } = useLingui();
  return (
    <option value="" aria-label={t`Sans réponse`}>
      {shown}
    </option>
  );
}
