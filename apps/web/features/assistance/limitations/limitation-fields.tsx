import {
  ACTS,
  FREQUENCIES,
  SEGMENTS,
  SIDES,
  frequencyWords,
  hasSides,
} from '@constat/assistance/limitations';
import type { LimitKind, LimitedAct, SegmentId, Side } from '@constat/assistance/limitations';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inputClass, selectClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { EmptyOption } from '../../../shared/ui/empty-option.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { MOST, readNumber } from './limitation-parts.ts';
import type { LimitationParts } from './limitation-parts.ts';

const keysOf = <T extends string>(record: Readonly<Record<T, unknown>>): readonly T[] =>
  Object.keys(record) as T[];

/** The parts of a limitation; those that the acts can be limited by show. */
export function LimitationFields({
  parts,
  onChange,
}: {
  readonly parts: LimitationParts;
  readonly onChange: (parts: LimitationParts) => void;
}): ReactNode {
  const { t, i18n } = useLingui();
  const screen = i18n.locale === 'en' ? 'en' : 'fr';
  const set = (change: Partial<LimitationParts>): void => onChange({ ...parts, ...change });
  const sideNames: Readonly<Record<Side, string>> = { right: t`droit`, left: t`gauche`, both: t`les deux` };
  const number = (name: keyof typeof MOST, label: string, unit: string): ReactNode => {
    const { [name]: most } = MOST;
    const isUnreadable = readNumber(parts[name], most) === 'unreadable';
    return (
      <Field label={label} error={isUnreadable ? t`Un nombre, au plus ${most}.` : undefined}>
        {(control) => (
          <span className="flex items-center gap-1.5">
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className={`${inputClass} max-w-24`}
              value={parts[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
            {unit}
          </span>
        )}
      </Field>
    );
  };
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <div>
          <p aria-hidden="true" className="mb-1 font-semibold">{t`Portée`}</p>
          <Segmented
            label={t`Portée`}
            value={parts.nature}
            options={[
              { value: 'permanent', text: t`Permanente` },
              { value: 'temporary', text: t`Temporaire` },
              { value: 'earlier', text: t`Antérieure` },
            ]}
            onChange={(nature) => set({ nature })}
          />
        </div>
        {parts.nature === 'temporary' && (
          <Field label={t`Durée ou date de fin`} className="min-w-0 flex-1 basis-52">
            {(control) => (
              <input
                {...control}
                className={inputClass}
                autoComplete="off"
                maxLength={80}
                value={parts.term}
                onChange={({ target }) => set({ term: target.value })}
              />
            )}
          </Field>
        )}
        <div>
          <p aria-hidden="true" className="mb-1 font-semibold">{t`Formulation`}</p>
          <Segmented
            label={t`Formulation`}
            value={parts.strength}
            options={[
              { value: 'avoid', text: t`Éviter` },
              { value: 'forbidden', text: t`Interdire` },
            ]}
            onChange={(strength) => set({ strength })}
          />
        </div>
      </div>
      <p className="text-sm text-muted">
        {t`« Éviter » a été lu comme « jamais » et comme « à l’occasion » (source secondaire). Ce qui est interdit se dit « il est interdit de ».`}
      </p>
      <div>
        <p aria-hidden="true" className="mb-1 font-semibold">{t`Genre d’actes`}</p>
        <Segmented<LimitKind>
          label={t`Genre d’actes`}
          value={parts.kind}
          options={[
            { value: 'load', text: t`Charges` },
            { value: 'movement', text: t`Mouvements` },
            { value: 'duration', text: t`Durées` },
            { value: 'plain', text: t`Autres actes` },
          ]}
          onChange={(kind) => set({ kind, acts: [] })}
        />
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{t`Actes`}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {keysOf<LimitedAct>(ACTS)
            .filter((id) => ACTS[id].limit === parts.kind)
            .map((id) => (
              <label key={id} className="flex min-h-8 items-center gap-2 max-sm:min-h-11">
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  checked={parts.acts.includes(id)}
                  onChange={({ target }) =>
                    set({
                      // In the order in which they are offered, whatever the order of the presses.
                      acts: keysOf<LimitedAct>(ACTS).filter((one) =>
                        one === id ? target.checked : parts.acts.includes(one),
                      ),
                    })
                  }
                />
                {ACTS[id][screen].infinitive}
              </label>
            ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        {parts.kind === 'movement' && (
          <Field label={t`Segment`}>
            {(control) => (
              <select
                {...control}
                className={selectClass}
                value={parts.segment}
                onChange={({ target }) =>
                  set({
                    segment: keysOf<SegmentId>(SEGMENTS).find((id) => id === target.value) ?? '',
                    side: '',
                  })
                }
              >
                <EmptyOption />
                {keysOf<SegmentId>(SEGMENTS).map((id) => (
                  <option key={id} value={id}>
                    {SEGMENTS[id].name[screen]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {parts.kind === 'movement' && parts.segment !== '' && hasSides(parts.segment) && (
          <Field label={t`Côté`}>
            {(control) => (
              <select
                {...control}
                className={selectClass}
                value={parts.side}
                onChange={({ target }) => set({ side: SIDES.find((id) => id === target.value) ?? '' })}
              >
                <EmptyOption />
                {SIDES.map((id) => (
                  <option key={id} value={id}>
                    {sideNames[id]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {parts.kind === 'load' && number('kilograms', t`Plus de`, 'kg')}
        {parts.kind === 'movement' && number('degrees', t`Au-delà de`, '°')}
        {parts.kind === 'duration' && number('minutes', t`Plus de`, t`minutes sans pause`)}
        <Field label={t`Fréquence`}>
          {(control) => (
            <select
              {...control}
              className={selectClass}
              value={parts.frequency}
              onChange={({ target }) =>
                set({ frequency: FREQUENCIES.find((id) => id === target.value) ?? '' })
              }
            >
              <EmptyOption />
              {FREQUENCIES.map((id) => (
                <option key={id} value={id}>
                  {frequencyWords(id, screen)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </>
  );
}
