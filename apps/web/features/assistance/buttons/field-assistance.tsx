import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { diagnosesOf, useAssistedReport } from '../assisted-report.tsx';
import { formatHistory, formatSubjective, processField } from '../assistance-api.ts';
import { ConclusionActions } from '../conclusion/conclusion-actions.tsx';
import { TextAssistanceButton } from './text-assistance.tsx';
import type { AskEngine } from './use-text-proposal.ts';

type Aside = (props: { readonly field: ReportField }) => ReactNode;

/** Section 7: applied at once when no fact differs, with the way back beside it. */
function HistoryAssistance({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const report = useAssistedReport();
  const ask: AskEngine = async (text, signal) => {
    const body = { text, language: report.language(), diagnoses: diagnosesOf(report) };
    const { formatted, fidelity } = await formatHistory(body, signal);
    return { text: formatted, fidelity };
  };
  return <TextAssistanceButton field={field} label={t`Mettre en forme`} ask={ask} isDirect />;
}

/** Section 8: always shown before it is applied. */
function SubjectiveAssistance({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const report = useAssistedReport();
  const ask: AskEngine = async (text, signal) => {
    const body = { text, language: report.language(), diagnoses: diagnosesOf(report) };
    const { formatted, fidelity } = await formatSubjective(body, signal);
    return { text: formatted, fidelity };
  };
  const tellBlank = (): void =>
    showToast({ title: say('textRequired'), description: say('textToFormat'), look: 'destructive' });
  return <TextAssistanceButton field={field} label={t`Mettre en forme`} ask={ask} onBlank={tellBlank} />;
}

/** Any other text: better wording, never other facts. */
function WordingAssistance({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const report = useAssistedReport();
  const ask: AskEngine = async (text, signal) => {
    const { processedData, fidelity } = await processField(
      {
        fieldId: field.id,
        processingType: 'enhance',
        formType: 'cnesst-medical',
        formData: { [field.id]: text },
        language: report.language(),
      },
      signal,
    );
    return { text: processedData[field.id] ?? text, fidelity };
  };
  return <TextAssistanceButton field={field} label={t`Améliorer`} ask={ask} act="improved" />;
}

/** The percentage of impairment is the physician's own: nothing is proposed for it. */
function NoAssistance(): ReactNode {
  return null;
}

const OWN: { readonly [Id in FieldId]?: Aside } = {
  conclusionPourcentageAtteinte: NoAssistance,
  historiqueEvolution: HistoryAssistance,
  section8Input: SubjectiveAssistance,
  conclusionResume: ConclusionActions,
};

/** What assistance offers beside the label of a field; nothing where the field is no text. */
export function FieldAssistance({ field }: { readonly field: ReportField }): ReactNode {
  if (field.kind !== 'text') return null;
  const Own = OWN[field.id] ?? WordingAssistance;
  return <Own field={field} />;
}
