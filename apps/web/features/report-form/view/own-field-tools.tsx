import type { FieldId, ReportField, SectionId } from '@constat/report/catalogue';
import { TEMPLATE_FIELDS } from '@constat/report/rules/gender';
import type { TemplateField } from '@constat/report/rules/gender';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldTool } from '../../../shared/ui/field-tool.tsx';
import { createLazyPart, useLatePart } from '../../../shared/ui/lazy-part.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { DICTATED_FIELDS } from '../state/dictation-return.ts';
import { useReportScreen } from './report-context.tsx';
import { SubjectiveSplitter } from './subjective-splitter.tsx';
import { Mic } from 'lucide-react';

/** Leaves for the dictation of a section; the text comes back into its field. */
function DictateButton({ section, name }: { readonly section: SectionId; readonly name: string }): ReactNode {
  const { t } = useLingui();
  const { onDictate } = useReportScreen();
  return (
    <Button
      size="small"
      icon={<Mic aria-hidden="true" className="size-4" />}
      onClick={() => onDictate(section)}
    >
      <span>
        {t`Dicter`}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}

/** Writes one of the two interview templates of the profile into the field. */
function InterviewTemplates(): ReactNode {
  const { t } = useLingui();
  const { report, profile } = useReportScreen();
  const sites = [
    { name: t`Site A`, text: profile?.interviewTemplateA ?? '' },
    { name: t`Site B`, text: profile?.interviewTemplateB ?? '' },
  ].filter((site) => site.text !== '');
  return sites.map(({ name, text }) => (
    <Button
      key={name}
      size="small"
      variant="ghost"
      onClick={() => {
        const undo = report.write('modaliteEntrevue', text, 'template');
        showToast({
          title: t`Modèle inséré`,
          action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
        });
      }}
    >
      <span>
        <span className="sr-only">{t`Modèle d’entrevue`} </span>
        {name}
      </span>
    </Button>
  ));
}

// Their texts need the grammar of agreement, which is fetched after the form is drawn.
const templates = createLazyPart(async () => (await import('./gender-templates.tsx')).NormalTemplates);

function NormalTemplates({ field }: { readonly field: TemplateField }): ReactNode {
  return useLatePart(templates, { field });
}

const OWN: { readonly [Id in FieldId]?: () => ReactNode } = {
  modaliteEntrevue: InterviewTemplates,
  section8Input: SubjectiveSplitter,
  ...Object.fromEntries(TEMPLATE_FIELDS.map((id) => [id, () => <NormalTemplates field={id} />])),
};

/** What the specification offers for one field alone. */
export function OwnFieldTools({ field }: { readonly field: ReportField }): ReactNode {
  const Own = OWN[field.id];
  return (
    Own !== undefined && (
      <FieldTool>
        <Own />
      </FieldTool>
    )
  );
}

/** The way to the dictation of a section; nothing for the other fields. */
export function DictateTool({ field }: { readonly field: ReportField }): ReactNode {
  const localised = useLocalised();
  const section = DICTATED_FIELDS.get(field.id);
  return (
    section !== undefined && (
      <FieldTool>
        <DictateButton section={section} name={localised(field.label)} />
      </FieldTool>
    )
  );
}
