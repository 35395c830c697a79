import type { RegionId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localized.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import type { VisitToBegin } from '../visit-to-begin.ts';
import { RegionChips } from './region-chips.tsx';
import { VISIT_NAME_LENGTH, visitNameProblem } from './visit-name.ts';

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
  const say = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly RegionId[]>([]);
  const [wasTried, setTried] = useState(false);
  const problem = visitNameProblem(name);
  useEffect(() => input.current?.focus(), []);
  // A forbidden character is told at once, an empty name only when one tries to start.
  const shown = problem === 'visitNameCharacters' || wasTried ? problem : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem === undefined) onStart({ name: name.trim(), regions: chosen });
        else input.current?.focus();
      }}
    >
      <Field
        label={t`Nom de la visite`}
        isRequired
        hint={t`Le nom du patient sur le formulaire.`}
        error={shown === undefined ? undefined : say(shown)}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            value={name}
            maxLength={VISIT_NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
            placeholder={t`Ex.\u00A0: Élodie D’Amours-Tremblay`}
            className={inputClass}
            onChange={(event) => setName(event.currentTarget.value)}
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
