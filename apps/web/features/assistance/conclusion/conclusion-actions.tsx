import type { GeneratedAnswer } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId, ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised, useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldTool } from '../../../shared/ui/field-tool.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { placeOf, useAssistedReport, useIsBlank } from '../assisted-report.tsx';
import { generateConclusion } from '../assistance-api.ts';
import { CallProgress } from '../buttons/call-progress.tsx';
import { EngineMark, useEngineDescription } from '../engine-mark.tsx';
import { failureSentence } from '../failure.ts';
import type { AcceptedTexts } from '../proposal/accepted-texts.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { ConclusionDialog } from '../proposal/lazy-dialogs.ts';
import { useAssistanceCall } from '../use-assistance-call.ts';
import { NO_CHOICE, chosenConclusion } from './chosen-conclusion.ts';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';
import { SetAsideBar } from './set-aside-bar.tsx';
import { useSetAside } from './use-set-aside.ts';

const FIELD_IDS = REPORT_TYPES.fieldIds;

/** A conclusion on the screen, with the texts that it would replace, those that it was drawn from, and those of now. */
interface ShownConclusion {
  readonly reportId: string;
  readonly answer: GeneratedAnswer;
  readonly seen: ReadonlyMap<FieldId, string>;
  readonly sources: ReadonlyMap<FieldId, string>;
  readonly present: ReadonlyMap<FieldId, string>;
}

/** Section 11 drawn from sections 5 to 9, and its copy. */
export function ConclusionActions({ field }: { readonly field: ReportField }): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const localised = useLocalised();
  const report = useAssistedReport();
  const call = useAssistanceCall();
  const [shown, setShown] = useState<ShownConclusion | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isBlank = useIsBlank(CONCLUSION_FIELDS);
  const description = useEngineDescription();
  const button = useRef<HTMLButtonElement>(null);
  const textsOf = (ids: readonly FieldId[]): ReadonlyMap<FieldId, string> =>
    new Map(ids.map((id) => [id, report.text(id)]));
  const { isAside, setAside, comeBack, letGo } = useSetAside(() => {
    // Where the dialog gives the focus back to.
    button.current?.focus({ preventScroll: true });
    setShown(
      (before) => before && { ...before, seen: textsOf(CONCLUSION_FIELDS), present: textsOf(FIELD_IDS) },
    );
  });
  const show = (answer: GeneratedAnswer, sources: ReadonlyMap<FieldId, string>): void => {
    letGo();
    setShown({
      reportId: report.identity().reportId,
      answer,
      seen: textsOf(CONCLUSION_FIELDS),
      sources,
      present: textsOf(FIELD_IDS),
    });
  };

  const shownOf = shown?.reportId ?? null;
  useEffect(() => {
    if (shownOf === null) return undefined;
    // Set aside, it is nothing for another report that is opened meanwhile.
    return report.subscribe(() => {
      if (report.identity().reportId === shownOf) return;
      setShown(null);
      letGo();
    });
  }, [report, shownOf, letGo]);

  const generate = async (): Promise<void> => {
    setFailure(null);
    try {
      const { reportId } = report.identity();
      const { reportType, reportTypeVersion, formData, meta } = report.content();
      const before = textsOf(FIELD_IDS);
      const gender = report.text('patientGender');
      const generated = await call.run((signal) =>
        generateConclusion(
          {
            reportType,
            reportTypeVersion,
            formData,
            ...(meta === undefined ? {} : { meta }),
            language: report.language(),
            ...placeOf(report),
            selectedGender: gender === 'male' || gender === 'female' ? gender : null,
          },
          signal,
        ),
      );
      // An answer to one report is nothing for another that was opened meanwhile.
      if (generated === undefined || report.identity().reportId !== reportId) return;
      const texts = [...chosenConclusion(generated, NO_CHOICE)];
      const isThere = texts.every(([id, text]) => report.text(id) === text);
      if (isThere && texts.length > 0 && generated.unsourced.length === 0)
        showToast({ title: t`Rien à insérer : la conclusion proposée est déjà dans le rapport` });
      else show(generated, before);
    } catch (error) {
      const sentence = failureSentence(error, say('conclusionFailed'));
      setFailure(sentence);
      showToast({ title: say('error'), description: sentence, look: 'destructive' });
    }
  };

  const apply = (accepted: AcceptedTexts, answer: GeneratedAnswer): void => {
    const undo = report.write(accepted);
    if (undo === null) {
      // Another text came in since the conclusion was shown: what it would replace is shown again.
      show(answer, shown?.sources ?? new Map());
      return;
    }
    setShown(null);
    showToast({
      title: t`Conclusion insérée`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
  };

  const read = (): string =>
    CONCLUSION_FIELDS.map((id) => ({ id, text: report.text(id).trim() }))
      .filter(({ text }) => text !== '')
      .map(({ id, text }) => `${localised((REPORT_TYPES.field(id) ?? field).label)}\n${text}`)
      .join('\n\n');

  return (
    <>
      {failure !== null && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {failure}
        </p>
      )}
      {!isBlank && (
        <FieldTool>
          <CopyButton size="small" label={t`Copier la conclusion`} read={read} />
        </FieldTool>
      )}
      <EngineMark />
      {call.state === 'running' && <CallProgress name={t`Conclusion`} onCancel={call.cancel} />}
      <Button
        size="small"
        isPending={call.state === 'running'}
        icon={<Sparkles aria-hidden="true" className="size-4" />}
        ref={button}
        onClick={() => void generate()}
        {...description}
      >
        {t`Générer la conclusion`}
      </Button>
      {shown !== null && (
        <ConclusionDialog
          answer={shown.answer}
          isOpen={!isAside}
          language={report.language()}
          seen={shown.seen}
          changed={citedFields(shown.answer).filter((id) => shown.sources.get(id) !== shown.present.get(id))}
          texts={shown.present}
          onShow={({ field: id, passage }) => {
            setAside();
            report.showField(id, passage);
          }}
          onRenew={() => {
            setShown(null);
            void generate();
          }}
          onApply={(accepted) => apply(accepted, shown.answer)}
          onClose={() => setShown(null)}
        />
      )}
      {shown !== null && isAside && (
        <SetAsideBar
          onComeBack={comeBack}
          onDiscard={() => {
            setShown(null);
            comeBack();
          }}
        />
      )}
    </>
  );
}

/** The fields that the sentences of a conclusion name, each once. */
function citedFields({ sources }: GeneratedAnswer): readonly FieldId[] {
  return [
    ...new Set(Object.values(sources).flatMap((sentences) => sentences.flatMap(({ fields }) => fields))),
  ];
}
