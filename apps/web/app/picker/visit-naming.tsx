import type { RegionId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import type { VisitToBegin } from '../visit-to-begin.ts';
import { RegionChips } from './region-chips.tsx';
import { useVisitName } from './use-visit-name.ts';

/** Asks for the name of the visit, which becomes the patient's name on the form, and for the regions of the case. */
export function VisitNaming({
  regions,
  onBack,
  onStart,
}: {
  readonly regions: readonly RegionId[];
  readonly onBack: () => void;
  readonly onStart: (visit: VisitToBegin) => void;
}): ReactNode {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly RegionId[]>([]);
  const { error, input, onSubmit } = useVisitName((name) => onStart({ name, regions: chosen }));
  const field = input.ref;
  useEffect(() => field.current?.focus(), [field]);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field
        label={t`Nom de la visite`}
        isRequired
        hint={t`Le nom du patient sur le formulaire.`}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            {...input}
            placeholder={t`Ex.\u00A0: Élodie D’Amours-Tremblay`}
            className={inputClass}
          />
        )}
      </Field>
      <RegionChips regions={regions} chosen={chosen} onChange={setChosen} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{t`Retour`}</Button>
        <Button type="submit" variant="primary">
          {t`Commencer la visite`}
        </Button>
      </div>
    </form>
  );
}
