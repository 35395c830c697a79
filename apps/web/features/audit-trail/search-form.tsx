import { AUDIT_GROUPS } from '@constat/contract/audit-actions';
import type { AuditGroup } from '@constat/contract/audit-actions';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { inputClass, selectClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import type { TrailScope, TrailSearch } from './audit-trail-api.ts';

const GROUPS = Object.entries(AUDIT_GROUPS) as [AuditGroup, (typeof AUDIT_GROUPS)[AuditGroup]][];

function DayField({
  label,
  day,
  onChange,
}: {
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}): ReactNode {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          autoComplete="off"
          className={inputClass}
          value={day}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** What is looked for in the trail. */
export function SearchForm({
  scope,
  search,
  onChange,
}: {
  readonly scope: TrailScope;
  readonly search: TrailSearch;
  readonly onChange: (search: TrailSearch) => void;
}): ReactNode {
  const { t } = useLingui();
  const inLanguage = useLocalised();
  const set = (part: Partial<TrailSearch>): void => onChange({ ...search, ...part });
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_10rem_10rem]">
      <Field
        label={
          scope === 'own'
            ? t`Titre, numéro de rapport ou de session`
            : t`Utilisateur, numéro de rapport ou de session`
        }
      >
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            className={inputClass}
            value={search.text}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t`Type d’événement`}>
        {(control) => (
          <select
            {...control}
            className={selectClass}
            value={search.group}
            onChange={({ currentTarget }) => set({ group: currentTarget.value as TrailSearch['group'] })}
          >
            <option value="">{t`Tous`}</option>
            {GROUPS.map(([group, label]) => (
              <option key={group} value={group}>
                {inLanguage(label)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DayField label={t`Du`} day={search.firstDay} onChange={(firstDay) => set({ firstDay })} />
      <DayField label={t`Au`} day={search.lastDay} onChange={(lastDay) => set({ lastDay })} />
    </search>
  );
}
