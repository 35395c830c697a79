import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What becomes of the reports that were written as a demonstration. */
export function DemonstrationReports({
  count,
  register,
}: {
  readonly count: number;
  readonly register: UseFormRegisterReturn;
}): ReactNode {
  const { t } = useLingui();
  const choices = [
    {
      value: 'keep',
      name: count === 0 ? t`Le garder` : t`Les garder`,
      detail:
        count === 0
          ? t`Le vocabulaire, les phrases, les commandes vocales, les patients récents et les enregistrements passent à votre compte.`
          : t`Ils passent à votre compte, avec leurs enregistrements, le vocabulaire, les phrases et les commandes vocales.`,
    },
    {
      value: 'erase',
      name: count === 0 ? t`L’effacer` : t`Les effacer`,
      detail: t`Tout ce qui a été écrit et dicté en démonstration est effacé pour toujours.`,
    },
  ];
  return (
    <fieldset className="rounded-control border border-line px-3 pt-1 pb-3">
      <legend className="px-1 font-semibold">
        {count === 0 ? t`Ce que contient la démonstration` : t`Rapports de la démonstration : ${count}`}
      </legend>
      <div className="space-y-2">
        {choices.map(({ value, name, detail }) => (
          <label key={value} className="flex items-start gap-2.5">
            <input type="radio" {...register} value={value} className="mt-1 size-5 shrink-0" />
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
