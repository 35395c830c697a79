import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';

/** How many signed reports have to be kept still, and the express word that they are erased too. */
export function SignedInTerm({
  ref,
  count,
  isErased,
  error,
  onChange,
}: {
  readonly ref: Ref<HTMLInputElement>;
  readonly count: number;
  readonly isErased: boolean;
  readonly error: string | null;
  readonly onChange: (isErased: boolean) => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  return (
    <Notice look="warn" className="mt-3">
      <p>
        {t`${plural(count, {
          one: '# rapport signé ou verrouillé doit encore être conservé.',
          other: '# rapports signés ou verrouillés doivent encore être conservés.',
        })}`}
      </p>
      <label className="mt-2 flex items-start gap-3 font-semibold">
        <input
          ref={ref}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0"
          checked={isErased}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{t`Effacer aussi ces rapports avant la fin de leur durée de conservation.`}</span>
      </label>
      {error !== null && (
        <p id={id} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </Notice>
  );
}
