import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useSaveEntry } from '../../../shared/vocabulary-api.ts';
import type { OfferedEntry } from './use-offered-entry.ts';

/** Offers a correction that was made again and again as an entry of the vocabulary. */
export function OfferedEntryNotice({ offered }: { readonly offered: OfferedEntry }): ReactNode {
  const { t } = useLingui();
  const save = useSaveEntry();
  const { offer } = offered;
  if (offer === null) return null;
  const { heard, corrected } = offer;
  return (
    <Notice>
      <output>
        <Trans>
          Vous avez corrigé « {heard} » en « {corrected} » plusieurs fois. L’ajouter à votre vocabulaire?
        </Trans>
      </output>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          isPending={save.isPending}
          onClick={() =>
            save.mutate(
              { term: corrected, kind: 'other', heard: [heard] },
              {
                onSuccess: () => showToast({ title: t`« ${corrected} » est dans votre vocabulaire` }),
                onError: (error) => showToast({ title: error.message, look: 'destructive' }),
                onSettled: offered.close,
              },
            )
          }
        >
          {t`Ajouter au vocabulaire`}
        </Button>
        <Button size="small" variant="ghost" onClick={offered.refuse}>
          {t`Non, ne plus proposer`}
        </Button>
      </div>
    </Notice>
  );
}
