import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { readAddendumPages } from './signing-api.ts';
import type { StoredPdfs } from './stored-pages.tsx';

/** « Voir les pages » of an addendum before it is signed. */
export function AddendumPreview({
  formId,
  text,
  onShow,
}: {
  readonly formId: string;
  /** As it is typed. */
  readonly text: string;
  readonly onShow: StoredPdfs['show'];
}): ReactNode {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const show = async (): Promise<void> => {
    setPending(true);
    await onShow(() => readAddendumPages(formId, text.trim()), t`addenda.pdf`);
    setPending(false);
  };
  return (
    <Button
      size="small"
      icon={<Eye aria-hidden="true" className="size-4" />}
      isPending={isPending}
      isUnavailable={text.trim() === ''}
      onClick={() => void show()}
    >
      {t`Voir les pages`}
    </Button>
  );
}
