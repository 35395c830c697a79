import type { RegionId } from '@constat/report/catalogue';
import { REGION_TITLES } from '@constat/report/catalogue/offered-types';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../shared/i18n/localised.ts';

/** The parts of the examination that a case is about, as boxes to tick; without any, all are open. */
export function RegionChips({
  regions,
  chosen,
  onChange,
}: {
  readonly regions: readonly RegionId[];
  readonly chosen: readonly RegionId[];
  readonly onChange: (chosen: readonly RegionId[]) => void;
}): ReactNode {
  const localised = useLocalised();
  const hint = useId();
  return (
    <fieldset aria-describedby={hint} className="mt-5 min-w-0">
      <legend className="font-semibold">
        <Trans>Régions à examiner (facultatif)</Trans>
      </legend>
      <p id={hint} className="text-sm text-muted">
        <Trans>Les autres restent à portée, repliées. Sans choix, toutes sont ouvertes.</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {regions.map((id) => (
          <label
            key={id}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-raised px-3 py-1 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
              className="size-4 shrink-0"
            />
            {localised(REGION_TITLES[id])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
