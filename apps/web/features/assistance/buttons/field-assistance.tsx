import { PHRASE_FIELDS } from '@constat/assistance/phrase-book';
import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { aboutReport, placeOf, useAssistedReport } from '../assisted-report.tsx';
import { formatHistory, formatSubjective, processField } from '../assistance-api.ts';
import { ConclusionActions } from '../conclusion/conclusion-actions.tsx';
import { WaitingNotice } from '../follow-up/waiting-notice.tsx';
import { hasFieldAssistance } from '../has-field-assistance.ts';
import { TextAssistanceButton } from './text-assistance.tsx';
import { LimitationButton } from '../limitations/limitation-button.tsx';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import type { AskEngine } from './use-text-proposal.ts';

type Aside = (props: { readonly field: ReportField }) => ReactNode;

/** Section 7: what the local rules propose is applied at once when no fact differs, with the way back beside it. */
function HistoryAssistance({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const report = useAssistedReport();
  const ask: AskEngine = async (text, signal) => {
    const body = { text, ...aboutReport(report) };
    const { formatted, engine, fidelity } = await formatHistory(body, signal);
    return { text: formatted, engine, fidelity };
  };
  return (
    <>
      <WaitingNotice kind="text" field={field} />
      <TextAssistanceButton field={field} label={t`Mettre en forme`} ask={ask} operation="formatHistory" />
    </>
  );
}

/** Section 8: always shown before it is applied. */
function SubjectiveAssistance({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const report = useAssistedReport();
  const ask: AskEngine = async (text, signal) => {
    const body = { text, ...aboutReport(report) };
    const { formatted, engine, fidelity } = await formatSubjective(body, signal);
    return { text: formatted, engine, fidelity };
  };
  const tellBlank = (): void =>
    showToast({ title: say('textRequired'), description: say('textToFormat'), look: 'destructive' });
  return (
    <>
      <WaitingNotice kind="distribution" field={field} />
      <TextAssistanceButton
        field={field}
        label={t`Mettre en forme`}
        ask={ask}
        operation="formatSubjective"
        onBlank={tellBlank}
      />
    </>
  );
}

/** Any other text: better wording, never other facts. */
function WordingAssistance({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const report = useAssistedReport();
  const ask: AskEngine = async (text, signal) => {
    const { processedData, engine, fidelity } = await processField(
      {
        fieldId: field.id,
        processingType: 'enhance',
        formType: 'cnesst-medical',
        formData: { [field.id]: text },
        language: report.language(),
        ...placeOf(report),
      },
      signal,
    );
    return { text: processedData[field.id] ?? text, engine, fidelity };
  };
  return <TextAssistanceButton field={field} label={t`Améliorer`} ask={ask} operation="improve" />;
}

/** The points that are answered with limitations, one a line. */
const LIMITATIONS: ReadonlySet<FieldId> = new Set([
  'conclusionLimitationsFonctionnelles',
  'conclusionEvaluationLimitations',
]);

/** A point of the mandate: the physician's own phrases, then better wording. */
function PointAssistance({ field }: { readonly field: ReportField }): ReactNode {
  return (
    <>
      {LIMITATIONS.has(field.id) && <LimitationButton field={field} />}
      <PhraseButton field={field} />
      <WordingAssistance field={field} />
    </>
  );
}

const OWN: { readonly [Id in FieldId]?: Aside } = {
  historiqueEvolution: HistoryAssistance,
  section8Input: SubjectiveAssistance,
  conclusionResume: ConclusionActions,
  ...Object.fromEntries(PHRASE_FIELDS.map((id) => [id, PointAssistance])),
};

/** What assistance offers beside the label of a field; nothing where the field is no text. */
export function FieldAssistance({ field }: { readonly field: ReportField }): ReactNode {
  if (!hasFieldAssistance(field)) return null;
  const Own = OWN[field.id] ?? WordingAssistance;
  return <Own field={field} />;
}
