/** The fields to which the specification gives a behaviour of their own; every other one is drawn from the catalogue alone. */
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { createLazyPart, useLatePart } from '../../../shared/ui/lazy-part.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { TEMPLATE_FIELDS, dominanceOptions } from '@constat/report/rules/gender';
import type { TemplateField } from '@constat/report/rules/gender';
import { looksLikeFileNumber, looksLikeHealthInsuranceNumber } from '../state/identity-check.ts';
import { ChoiceControl } from './choice-control.tsx';
import { DominanceProposal, ExamDominanceProposal } from './dominance-proposals.tsx';
import type { FieldControlProps } from './field-control.tsx';
import { HeightNote } from './height-note.tsx';
import { useAnswer, useReportScreen } from './report-context.tsx';
import { SubjectiveSplitter } from './subjective-splitter.tsx';

interface Behaviour {
  /** Takes the place of the control that the catalogue alone would give. */
  readonly Control?: (props: FieldControlProps) => ReactNode;
  /** Stands beside the label. */
  readonly Aside?: () => ReactNode;
}

/** Choices in the wording of the worker's gender; none before it is chosen. */
function DominanceControl({ field, rows: _rows, ...aria }: FieldControlProps): ReactNode {
  const say = useMessage();
  const gender = useAnswer('patientGender');
  const options = useMemo(() => dominanceOptions(gender), [gender]);
  const isReady = options.length > 0;
  return (
    <ChoiceControl
      {...aria}
      field={field}
      options={options}
      isDisabled={!isReady}
      {...(isReady ? {} : { emptyLabel: say('selectGenderFirst') })}
    />
  );
}

function Warning({ children }: { readonly children: ReactNode }): ReactNode {
  return <output className="text-sm text-warn">{children}</output>;
}

function HealthInsuranceWarning(): ReactNode {
  const { t } = useLingui();
  const isUsual = looksLikeHealthInsuranceNumber(useAnswer('healthInsuranceNo'));
  return <Warning>{isUsual ? null : t`Forme inhabituelle (ABCD 1234 5678)`}</Warning>;
}

function FileNumberWarning(): ReactNode {
  const { t } = useLingui();
  const isUsual = looksLikeFileNumber(useAnswer('workerFileNo'));
  return <Warning>{isUsual ? null : t`Forme inhabituelle (9 chiffres)`}</Warning>;
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

const NORMAL_TEMPLATES: { readonly [Id in FieldId]?: Behaviour } = Object.fromEntries(
  TEMPLATE_FIELDS.map((id) => [id, { Aside: () => <NormalTemplates field={id} /> }]),
);

export const BEHAVIOURS: { readonly [Id in FieldId]?: Behaviour } = {
  dominance: { Aside: DominanceProposal },
  examenDominance: { Control: DominanceControl, Aside: ExamDominanceProposal },
  examenTaille: { Aside: HeightNote },
  healthInsuranceNo: { Aside: HealthInsuranceWarning },
  workerFileNo: { Aside: FileNumberWarning },
  modaliteEntrevue: { Aside: InterviewTemplates },
  section8Input: { Aside: SubjectiveSplitter },
  ...NORMAL_TEMPLATES,
};
