import type { GeneratedAnswer } from '@constat/contract';
import { findField } from '@constat/report/catalogue';
import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalized, useMessage } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAssistedReport, useIsBlank } from '../assisted-report.tsx';
import { generateConclusion } from '../assistance-api.ts';
import { CallProgress } from '../buttons/call-progress.tsx';
import { EngineMark, useEngineDescription } from '../engine-mark.tsx';
import { failureSentence } from '../failure.ts';
import { CopyButton } from '../proposal/copy-button.tsx';
import { ConclusionDialog } from '../proposal/lazy-dialogs.ts';
import { useAssistanceCall } from '../use-assistance-call.ts';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';

/** Section 11 drawn from sections 5 to 9, and its copy. */
export function ConclusionActions({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const localized = useLocalized();
  const report = useAssistedReport();
  const call = useAssistanceCall();
  const [answer, setAnswer] = useState<GeneratedAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isBlank = useIsBlank(CONCLUSION_FIELDS);
  const description = useEngineDescription();

  const generate = async (): Promise<void> => {
    setFailure(null);
    try {
      const { formData, meta } = report.content();
      const gender = report.text('patientGender');
      const generated = await call.run((signal) =>
        generateConclusion(
          {
            formData,
            ...(meta === undefined ? {} : { meta }),
            language: report.language(),
            selectedGender: gender === 'male' || gender === 'female' ? gender : null,
          },
          signal,
        ),
      );
      if (generated !== undefined) setAnswer(generated);
    } catch (error) {
      const sentence = failureSentence(error, say('conclusionFailed'));
      setFailure(sentence);
      showToast({ title: say('error'), description: sentence, look: 'destructive' });
    }
  };

  const apply = (texts: ReadonlyMap<FieldId, string>): void => {
    setAnswer(null);
    const undo = report.write(texts, 'concluded');
    showToast({
      title: t`Conclusion insérée`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
  };

  const read = (): string =>
    CONCLUSION_FIELDS.map((id) => ({ id, text: report.text(id).trim() }))
      .filter(({ text }) => text !== '')
      .map(({ id, text }) => `${localized((findField(id) ?? field).label)}\n${text}`)
      .join('\n\n');

  return (
    <>
      {failure !== null && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {failure}
        </p>
      )}
      {!isBlank && <CopyButton size="small" label={t`Copier la conclusion`} read={read} />}
      <EngineMark />
      {call.state === 'running' && <CallProgress name={t`Conclusion`} onCancel={call.cancel} />}
      <Button
        size="small"
        isPending={call.state === 'running'}
        icon={<Sparkles aria-hidden="true" className="size-4" />}
        onClick={() => void generate()}
        {...description}
      >
        {t`Générer la conclusion`}
      </Button>
      {answer !== null && (
        <ConclusionDialog
          answer={answer}
          language={report.language()}
          standing={report.text}
          onShow={(id) => {
            setAnswer(null);
            report.showField(id);
          }}
          onApply={apply}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  );
}
