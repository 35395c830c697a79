import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { SaveOrigin } from './save-origin.ts';

function Choice({
  name,
  isChosen,
  onChoose,
  label,
  hint,
}: {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly hint: string;
}): ReactNode {
  const id = useId();
  return (
    <div className="flex items-start gap-3 px-3 py-2 has-checked:bg-accent-soft">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-5 shrink-0"
        onChange={onChoose}
      />
      <span className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <span id={`${id}-hint`} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
    </div>
  );
}

/** Whether the draft that the report lies in is written over, or another one is made beside it. */
export function DraftTarget({
  origin,
  title,
  isNew,
  onChange,
}: {
  readonly origin: SaveOrigin;
  /** The title as it is typed. */
  readonly title: string;
  readonly isNew: boolean;
  readonly onChange: (isNew: boolean) => void;
}): ReactNode {
  const { t } = useLingui();
  const name = useId();
  const { title: present } = origin;
  if (origin.isLocked === true) {
    return (
      <p className="text-muted">
        <Trans>
          Le rapport «&nbsp;{present}&nbsp;» est verrouillé ou signé et reste tel quel; un nouveau brouillon
          sera créé.
        </Trans>
      </p>
    );
  }
  if (origin.formType === 'copy') {
    return (
      <p className="text-muted">
        <Trans>La copie «&nbsp;{present}&nbsp;» reste telle quelle; un nouveau brouillon sera créé.</Trans>
      </p>
    );
  }
  const isRenamed = title.trim() !== '' && title.trim() !== present;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t`Brouillon`}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line">
        <Choice
          name={name}
          isChosen={!isNew}
          onChoose={() => onChange(false)}
          label={t`Mettre à jour ce brouillon`}
          hint={isRenamed ? t`«\u00A0${present}\u00A0» prendra ce titre.` : t`Il garde son titre.`}
        />
        <Choice
          name={name}
          isChosen={isNew}
          onChoose={() => onChange(true)}
          label={t`Créer un autre brouillon`}
          hint={t`«\u00A0${present}\u00A0» reste tel qu’à sa dernière sauvegarde.`}
        />
      </div>
    </fieldset>
  );
}
