import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What becomes of the sheet that somebody has already. */
export function EarlierSheet({
  count,
  keepsEarlier,
  onChange,
}: {
  readonly count: number;
  readonly keepsEarlier: boolean;
  readonly onChange: (keepsEarlier: boolean) => void;
}): ReactNode {
  const { t } = useLingui();
  const choices = [
    {
      keeps: false,
      name: t`Elle ne vaudra plus`,
      detail: t`Dès que la nouvelle est confirmée. C’est le choix sûr si elle est perdue ou si quelqu’un a pu la voir. Une copie emportée avant ne s’ouvre pourtant qu’avec elle.`,
    },
    {
      keeps: true,
      name: t`Elle reste valable`,
      detail: t`Les deux ouvrent les copies : une seconde feuille pour un second lieu sûr.`,
    },
  ];
  return (
    <fieldset className="max-w-prose rounded-control border border-line px-3 pt-1 pb-3">
      <legend className="px-1 font-semibold">
        {count === 1 ? t`La feuille précédente` : t`Les feuilles précédentes`}
      </legend>
      <div className="space-y-2">
        {choices.map(({ keeps, name, detail }) => (
          <label key={name} className="flex items-start gap-2.5">
            <input
              type="radio"
              name="earlierSheet"
              className="mt-1 size-5 shrink-0"
              checked={keepsEarlier === keeps}
              onChange={() => onChange(keeps)}
            />
            <span>
              {name}
              <span className="block text-sm text-muted">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
