/** The fields to which the specification gives a behaviour of their own; every other one is drawn from the catalogue alone. */
import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { dominanceOptions } from '@constat/report/rules/gender';
import { looksLikeFileNumber, looksLikeHealthInsuranceNumber } from '../state/identity-check.ts';
import { AgeNote, AgeProposal } from './age-note.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { DateNote } from './date-note.tsx';
import { DominanceProposal, ExamDominanceProposal } from './dominance-proposals.tsx';
import type { FieldControlProps } from './field-control.tsx';
import { HeightNote } from './height-note.tsx';
import { useAnswer } from './report-context.tsx';

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
