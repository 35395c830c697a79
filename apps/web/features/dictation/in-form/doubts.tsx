import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { DoubtsInHand } from './use-doubts.ts';

/** How many doubtful places there are, the key that leads to them, and what can be done with the one that is looked at. */
export function Doubts({ doubts }: { readonly doubts: DoubtsInHand }): ReactNode {
  const { t } = useLingui();
  const { all, current } = doubts;
  const count = all.length;
  if (count === 0) return null;
  const hear = (): void =>
    doubts.play((outcome) => {
      if (outcome === 'erased')
        showToast({ title: t`L’audio a été effacé`, description: t`Le texte reste.` });
      if (outcome === 'failed') showToast({ title: t`L’audio n’a pas pu être lu`, look: 'destructive' });
    });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-warn">
      {current === null ? (
        <>
          <span>{t`${plural(count, { one: '# passage douteux', other: '# passages douteux' })}`}</span>
          <Button size="small" variant="ghost" aria-keyshortcuts="F8" onClick={() => doubts.step(1)}>
            {t`Voir`}{' '}
            <kbd aria-hidden="true" className="max-lg:hidden">
              F8
            </kbd>
          </Button>
        </>
      ) : (
        <>
          <span className="max-w-40 truncate font-semibold">{current.text}</span>
          {current.at !== null && (
            <Button size="small" icon={<Volume2 aria-hidden="true" className="size-4" />} onClick={hear}>
              {t`Écouter`}
            </Button>
          )}
          <Button size="small" icon={<Check aria-hidden="true" className="size-4" />} onClick={doubts.keep}>
            {t({ message: 'Garder', context: 'a doubtful word' })}
          </Button>
          {count > 1 && (
            <Button size="small" variant="ghost" aria-keyshortcuts="F8" onClick={() => doubts.step(1)}>
              {t`Suivant`}{' '}
              <kbd aria-hidden="true" className="max-lg:hidden">
                F8
              </kbd>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
