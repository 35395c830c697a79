import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { changeReadySetting, useReadySetting } from '../../../shared/recording-controls/ready-setting.ts';

/** Holds the microphone open between dictations, so that the syllable that is said with the press is kept. */
export function ReadyMicrophone({ isReady }: { readonly isReady: boolean }): ReactNode {
  const { t } = useLingui();
  const isChosen = useReadySetting();
  // Without an encoder of its own a browser begins at the press.
  if (typeof AudioEncoder !== 'function') return null;
  return (
    <label
      className="flex items-center gap-1.5 text-sm whitespace-nowrap text-muted max-lg:min-h-11"
      title={t`Le micro reste ouvert entre deux dictées. Rien n’est enregistré avant la pression; la demi-seconde qui la précède est reprise, pour ne pas perdre la première syllabe.`}
    >
      <input
        type="checkbox"
        className="size-4 shrink-0"
        checked={isChosen}
        onChange={({ target }) => changeReadySetting(target.checked)}
      />
      {isReady ? t`Micro ouvert, prêt` : t`Garder le micro prêt`}
    </label>
  );
}
