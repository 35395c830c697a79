import { normalTemplates } from '@constat/report/rules/gender';
import type { TemplateField } from '@constat/report/rules/gender';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAnswer, useReportScreen, useReportState } from './report-context.tsx';

/** Inserts a normal observation after what the physician has in the field. Nothing is offered before the gender is chosen. */
export function NormalTemplates({ field }: { readonly field: TemplateField }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { report } = useReportScreen();
  const gender = useAnswer('patientGender');
  const language = useReportState((state) => state.meta.reportLanguage);
  return normalTemplates(field, gender, language).map(({ id, label, text }) => {
    const name = localised(label);
    return (
      <Button
        key={id}
        size="small"
        variant="ghost"
        onClick={() => {
          const present = report.ownText(field).trimEnd();
          const undo = report.write(field, present === '' ? text : `${present}\n${text}`, 'template');
          showToast({
            title: t`Modèle inséré`,
            ...(undo.note === undefined ? {} : { description: undo.note }),
            action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
          });
        }}
      >
        <span>
          <span className="sr-only">{t`Insérer le modèle :`} </span>
          {name}
        </span>
      </Button>
    );
  });
}
