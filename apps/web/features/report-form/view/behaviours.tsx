/** The fields to which the specification gives a behaviour of their own; every other one is drawn from the catalogue alone. */
import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui, Plural } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useMessage, useLocalised } from '../../../shared/i18n/localised.ts';
import { dominanceOptions } from '@constat/report/rules/gender';
import { looksLikeFileNumber, looksLikeHealthInsuranceNumber } from '../state/identity-check.ts';
import { ChoiceControl } from './choice-control.tsx';
import type { FieldControlProps } from './field-control.tsx';
import { HeightNote } from './height-note.tsx';
import { useAnswer, useReportState } from './report-context.tsx';
import {
  dateInWords,
  ageAt,
  proposedAge,
  proposedDominance,
  proposedExamDominance,
} from '@constat/report/rules';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Proposal } from './proposal.tsx';

/** Beside section 9's dominance: what section 4 states, where it is something else. */
function ExamDominanceProposal(): ReactNode {
  const localised = useLocalised();
  const gender = useAnswer('patientGender');
  const stated = useAnswer('dominance');
  const present = useAnswer('examenDominance');
  const option = proposedExamDominance(stated, { present, gender });
  if (option === undefined) return null;
  return (
    <Proposal field="examenDominance" section="4" value={option.value} label={localised(option.label)} />
  );
}

/** Beside section 4's dominance: what section 9 found, where it is something else. */
function DominanceProposal(): ReactNode {
  const examined = useAnswer('examenDominance');
  const present = useAnswer('dominance');
  const language = useReportState((state) => state.meta.reportLanguage);
  const text = proposedDominance(examined, { present, language });
  if (text === undefined) return null;
  return <Proposal field="dominance" section="9" value={text} label={text} />;
}

/** Beside the date of birth: the age on the day of the evaluation, or that the two dates contradict each other. */
function AgeNote(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const birth = useAnswer('birthDate');
  const day = useAnswer('dateEvaluation');
  const age = ageAt(birth, day);
  if (age.kind === 'not-born')
    return <output className="text-sm text-warn">{t`Après la date de l’évaluation`}</output>;
  if (age.kind === 'unknown') return <output className="text-sm text-muted" />;
  const { years } = age;
  const on = dateInWords(day, language) ?? day;
  return (
    <output className="text-sm text-muted">
      <Plural value={years} one={`# an le ${on}`} other={`# ans le ${on}`} />
    </output>
  );
}

/** Beside the age: what the date of birth makes it, where the report states none or another. */
function AgeProposal(): ReactNode {
  const birth = useAnswer('birthDate');
  const day = useAnswer('dateEvaluation');
  const present = useAnswer('age');
  const language = useReportState((state) => state.meta.reportLanguage);
  const age = proposedAge({ birth, day }, { present, language });
  return age === undefined ? null : <Proposal field="age" section="A" value={age} label={age} />;
}

/** Beside a text that is printed in words where it is wholly a date: those words, in the language of the report. */
function DateNote({ field }: { readonly field: ReportField }): ReactNode {
  const text = useAnswer(field.id);
  const language = useReportState((state) => state.meta.reportLanguage);
  if (field.inWords !== true) return null;
  return (
    <output lang={language} className="text-sm text-muted">
      {dateInWords(text, language)}
    </output>
  );
}

interface Behaviour {
  /** Takes the place of the control that the catalogue alone would give. */
  readonly Control?: (props: FieldControlProps) => ReactNode;
  /** Says something of the answer, beside its label. */
  readonly Aside?: (props: { readonly field: ReportField }) => ReactNode;
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

export const BEHAVIOURS: { readonly [Id in FieldId]?: Behaviour } = {
  age: { Aside: AgeProposal },
  birthDate: { Aside: AgeNote },
  conclusionDateConsolidation: { Aside: DateNote },
  dominance: { Aside: DominanceProposal },
  examenDominance: { Control: DominanceControl, Aside: ExamDominanceProposal },
  examenTaille: { Aside: HeightNote },
  healthInsuranceNo: { Aside: HealthInsuranceWarning },
  relapseDate: { Aside: DateNote },
  workerFileNo: { Aside: FileNumberWarning },
};
