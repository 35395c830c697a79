import type { ListedForm } from '@constat/contract';
import type { RegionId } from '@constat/report/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { RegionChips } from '../picker/region-chips.tsx';
import { useVisitName } from '../picker/use-visit-name.ts';
import type { VisitToBegin } from '../visit-to-begin.ts';
import { ReturningWorker } from './returning-worker.tsx';
import { reportsOf } from './visits.ts';

/** Begins a visit with one field: the name, which becomes the patient's. A worker who was seen before is told of. */
export function NewVisitCard({
  regions,
  forms,
  onStart,
}: {
  readonly regions: readonly RegionId[];
  /** Every saved form; undefined while they are not there. */
  readonly forms: readonly ListedForm[] | undefined;
  readonly onStart: (visit: VisitToBegin) => void;
}): ReactNode {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly RegionId[]>([]);
  const { name, isValid, error, input, onSubmit } = useVisitName((asked) =>
    onStart({ name: asked, regions: chosen }),
  );
  // What cannot be read before it is reactivated offers nothing.
  const readable = (forms ?? []).filter(({ expired, record }) => !expired || record);
  const earlier = isValid ? reportsOf(readable, name) : [];
  return (
    <section
      aria-labelledby="new-visit"
      className="rounded-card border border-line-strong bg-raised p-4.5 shadow-lift"
    >
      <h2 id="new-visit" className="mb-2.5 font-serif text-xl font-semibold">
        <Trans>Nouvelle visite</Trans>
      </h2>
      <form noValidate onSubmit={onSubmit}>
        <Field label={t`Nom au dossier`} isRequired error={error}>
          {(control) => (
            <input
              {...control}
              {...input}
              placeholder={t`Nom de la personne évaluée`}
              className={`${inputClass} min-h-11 sm:min-h-10`}
            />
          )}
        </Field>
        <ReturningWorker
          earlier={earlier}
          onStart={(carried) => onStart({ name: name.trim(), regions: chosen, carried })}
        />
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 items-center gap-1 rounded-control text-[0.94rem] font-semibold text-accent-text sm:min-h-9">
            <ChevronRight aria-hidden="true" className="size-4.5 transition-transform group-open:rotate-90" />
            {t`Choisir les régions`}
            {chosen.length > 0 && ` (${chosen.length})`}
          </summary>
          <div className="-mt-4 mb-3">
            <RegionChips regions={regions} chosen={chosen} onChange={setChosen} />
          </div>
        </details>
        <Button
          type="submit"
          className="mt-2 min-h-11.5 w-full border-accent! text-lg text-accent-text!"
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {t`Commencer`}
        </Button>
      </form>
    </section>
  );
}
