import { ENTRY_KINDS } from '@constat/dictation/vocabulary';
import type { EntryKind } from '@constat/dictation/vocabulary';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { selectClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { useKindNames } from './kind-names.ts';

/** The kind of an entry. */
export function KindField({
  kind,
  onKind,
}: {
  readonly kind: EntryKind;
  readonly onKind: (kind: EntryKind) => void;
}): ReactNode {
  const { t } = useLingui();
  const names = useKindNames();
  return (
    <Field label={t`Nature`} className="w-full sm:w-52">
      {(control) => (
        <select
          {...control}
          className={selectClass}
          value={kind}
          onChange={({ target }) => {
            const chosen = ENTRY_KINDS.find((one) => one === target.value);
            if (chosen !== undefined) onKind(chosen);
          }}
        >
          {ENTRY_KINDS.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
