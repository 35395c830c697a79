import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { Card } from '../../shared/ui/card.tsx';
import { selectClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import type { ProfileValues } from './profile-values.ts';

/** How this physician's reports leave: section 12 and the spacing of French. */
export function ExportSettingsPart({
  register,
}: {
  readonly register: UseFormRegister<ProfileValues>;
}): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="p-5">
      <h2 id="export-settings-title" className="text-xl font-bold">{t`Exportation des rapports`}</h2>
      <label className="mt-3 flex items-start gap-2.5">
        <input
          type="checkbox"
          {...register('exportSettings.section12Everywhere')}
          className="mt-1 size-5 shrink-0"
        />
        <span>
          {t`Montrer la section 12 partout`}
          <span className="block text-muted">
            {t`Le pourcentage d’atteinte permanente paraît d’ordinaire dans Word et dans la copie signée. Coché, il paraît aussi à l’impression, dans l’aperçu et dans le PDF.`}
          </span>
        </span>
      </label>
      <label className="mt-3 flex items-start gap-2.5">
        <input
          type="checkbox"
          {...register('exportSettings.listsNotExamined')}
          className="mt-1 size-5 shrink-0"
        />
        <span>
          {t`Nommer les régions non examinées`}
          <span className="block text-muted">
            {t`Le rapport dit d’ordinaire sur quoi l’examen a porté. Coché, il nomme aussi, en dessous, les régions du dossier que vous avez laissées de côté.`}
          </span>
        </span>
      </label>
      <Field label={t`Espaces du français`} className="mt-4 max-w-md">
        {(control) => (
          <select {...control} {...register('exportSettings.frenchSpacing')} className={selectClass}>
            <option value="quebec">{t`Usage du Québec : rien avant ; ! ?`}</option>
            <option value="france">{t`Usage de France : espace fine avant ; ! ?`}</option>
          </select>
        )}
      </Field>
    </Card>
  );
}
