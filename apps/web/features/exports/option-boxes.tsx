import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { useLetterhead } from '../../shared/letterhead.ts';
import { useIsAssistant } from '../../shared/session.ts';
import type { ExportOptions } from './export-options.ts';

interface Choice {
  readonly options: ExportOptions;
  readonly onChange: (options: ExportOptions) => void;
}

function Box(props: {
  readonly label: string;
  readonly note: ReactNode;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}): ReactNode {
  return (
    <label className="flex items-start gap-2.5">
      <input
        type="checkbox"
        checked={props.isChecked}
        disabled={props.isDisabled}
        onChange={(event) => props.onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        {props.label}
        <span className="block text-sm text-muted">{props.note}</span>
      </span>
    </label>
  );
}

/** Whether the report's data goes into its PDF. */
export function AttachBox({ options, onChange }: Choice): ReactNode {
  const { t } = useLingui();
  return (
    <Box
      label={t`Joindre les données`}
      note={t`Le PDF (PDF/A-3a) pourra être rouvert dans Constat. Toute personne qui le reçoit peut aussi les lire.`}
      isChecked={options.attach}
      onChange={(attach) => onChange({ ...options, attach })}
    />
  );
}

/** Whether Word is on the letterhead of the report's physician: the own one, or that of who shares the report. */
export function LetterheadBox({
  hasLetterhead,
  ...choice
}: Choice & { readonly hasLetterhead: boolean | undefined }): ReactNode {
  return useIsAssistant() ? (
    <PhysicianLetterheadBox hasLetterhead={hasLetterhead} {...choice} />
  ) : (
    <OwnLetterheadBox {...choice} />
  );
}

function PhysicianLetterheadBox({
  hasLetterhead,
  options,
  onChange,
}: Choice & { readonly hasLetterhead: boolean | undefined }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const missing = hasLetterhead === undefined ? say('loading') : t`Son médecin n’en a pas pour l’instant.`;
  return (
    <Box
      label={t`Papier à lettres du médecin`}
      note={hasLetterhead === true ? t`Le document Word est mis sur ce papier à lettres.` : missing}
      isChecked={hasLetterhead === true && options.letterhead}
      isDisabled={hasLetterhead !== true}
      onChange={(chosen) => onChange({ ...options, letterhead: chosen })}
    />
  );
}

function OwnLetterheadBox({ options, onChange }: Choice): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { data, isPending } = useLetterhead();
  const letterhead = data?.letterhead ?? null;
  const missing = isPending ? say('loading') : t`Aucun pour l’instant : ajoutez-le à la page Profil.`;
  return (
    <Box
      label={t`Utiliser mon papier à lettres`}
      note={letterhead === null ? missing : letterhead.fileName}
      isChecked={letterhead !== null && options.letterhead}
      isDisabled={letterhead === null}
      onChange={(chosen) => onChange({ ...options, letterhead: chosen })}
    />
  );
}
