import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { RegionId } from '@constat/report/catalogue';
import { routineTables } from '@constat/report/rules';
import type { RoutineTable } from '@constat/report/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { ProfileValues } from '../profile-values.ts';
import { RegionFold } from './region-fold.tsx';

const TABLES = routineTables();
const USUAL: ReadonlySet<RegionId> = new Set(MEDICAL_EVALUATION.usualRegions);
/** The usual regions first. */
const REGIONS: readonly RegionId[] = [...new Set(TABLES.map(({ region }) => region))].toSorted(
  (one, other) => Number(USUAL.has(other)) - Number(USUAL.has(one)),
);

/** The tests of one table, as boxes to tick. */
function TestsOfTable({
  table,
  isEveryChosen,
  form,
}: {
  readonly table: RoutineTable;
  readonly isEveryChosen: boolean;
  readonly form: UseFormReturn<ProfileValues>;
}): ReactNode {
  const { t } = useLingui();
  const pick = useLocalised();
  const title = pick(table.title);
  const chooseAll = (): void => {
    for (const { name } of table.tests)
      form.setValue(`routine.tests.${name}`, !isEveryChosen, { shouldDirty: true });
  };
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="sr-only">{title}</legend>
      <p className="-mr-2 flex items-baseline gap-x-3">
        <span aria-hidden="true" className="min-w-0 flex-1 font-semibold">
          {title}
        </span>
        {table.tests.length > 1 && (
          <Button size="small" variant="ghost" className="shrink-0" onClick={chooseAll}>
            <span>
              {isEveryChosen ? t`Tout décocher` : t`Tout cocher`}
              <span className="sr-only"> – {title}</span>
            </span>
          </Button>
        )}
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {table.tests.map(({ name, label }) => (
          <label key={name} className="flex min-h-9 items-center gap-2.5">
            <input type="checkbox" {...form.register(`routine.tests.${name}`)} className="size-5 shrink-0" />
            {pick(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What « tout normal » of a region writes for this physician: movements, and the tests that he always does. */
export function RoutineCard({ form }: { readonly form: UseFormReturn<ProfileValues> }): ReactNode {
  const { t } = useLingui();
  const chosen = useWatch({ control: form.control, name: 'routine.tests' });
  const [open, setOpen] = useState<ReadonlySet<RegionId>>(new Set());
  const toggle = (region: RegionId, isOpen: boolean): void => {
    if (open.has(region) === isOpen) return;
    setOpen(new Set(isOpen ? [...open, region] : [...open].filter((other) => other !== region)));
  };
  return (
    <Card className="p-5">
      <h2 id="routine-title" className="text-xl font-bold">{t`Ma routine d’examen`}</h2>
      <p className="mt-1 text-muted">
        <Trans>
          « Tout normal » d’une région inscrit les mouvements et les tests cochés ici, et rien d’autre :
          cochez ce que vous faites à chaque examen. Le bouton d’un seul tableau remplit toujours ce tableau.
        </Trans>
      </p>
      <label className="mt-3 mb-3 flex items-start gap-2.5">
        <input type="checkbox" {...form.register('routine.passive')} className="mt-1 size-5 shrink-0" />
        <span>
          {t`Mouvements passifs`}
          <span className="block text-muted">{t`Décoché, seuls les mouvements actifs sont inscrits.`}</span>
        </span>
      </label>
      {REGIONS.map((region) => {
        const tables = TABLES.filter((table) => table.region === region);
        const tests = tables.flatMap((table) => table.tests);
        const count = tests.filter(({ name }) => chosen[name] === true).length;
        return (
          <RegionFold
            key={region}
            region={region}
            isOpen={open.has(region)}
            aside={<Plural value={count} _0="aucun test" one="# test" other="# tests" />}
            onToggle={(isOpen) => toggle(region, isOpen)}
          >
            {tables.map((table) => (
              <TestsOfTable
                key={table.id}
                table={table}
                isEveryChosen={table.tests.every(({ name }) => chosen[name] === true)}
                form={form}
              />
            ))}
          </RegionFold>
        );
      })}
    </Card>
  );
}
