import type { ListedForm } from '@constat/contract';
import type { RegionId } from '@constat/report/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localized.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { RegionChips } from '../picker/region-chips.tsx';
import { VISIT_NAME_LENGTH, visitNameProblem } from '../picker/visit-name.ts';
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
  const say = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly RegionId[]>([]);
  const [wasTried, setTried] = useState(false);
  const problem = visitNameProblem(name);
  const shown = problem === 'visitNameCharacters' || wasTried ? problem : undefined;
  // What cannot be read before it is reactivated offers nothing.
  const readable = (forms ?? []).filter(({ expired, record }) => !expired || record);
  const earlier = problem === undefined ? reportsOf(readable, name) : [];
  const visit = { name: name.trim(), regions: chosen };
  return (
    <section
      aria-labelledby="new-visit"
      className="rounded-card border border-line-strong bg-raised p-4.5 shadow-lift"
    >
      <h2 id="new-visit" className="mb-2.5 font-serif text-xl font-semibold">
        <Trans>Nouvelle visite</Trans>
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem === undefined) onStart(visit);
          else input.current?.focus();
        }}
      >
        <Field label={t`Nom au dossier`} isRequired error={shown === undefined ? undefined : say(shown)}>
          {(control) => (
            <input
              {...control}
              ref={input}
              value={name}
              maxLength={VISIT_NAME_LENGTH}
              autoComplete="off"
              spellCheck={false}
              placeholder={t`Nom de la personne évaluée`}
              className={`${inputClass} min-h-11 sm:min-h-10`}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <ReturningWorker earlier={earlier} onStart={(carried) => onStart({ ...visit, carried })} />
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
