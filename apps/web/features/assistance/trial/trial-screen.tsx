import type { ProcessedAnswer, ProcessingType } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { selectClass, textareaClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { processField } from '../assistance-api.ts';
import { CallProgress } from '../buttons/call-progress.tsx';
import { EngineMark } from '../engine-mark.tsx';
import { failureSentence } from '../failure.ts';
import { useAssistanceCall } from '../use-assistance-call.ts';
import { readFields } from './read-fields.ts';
import { SAMPLES } from './samples.ts';
import { TrialResult } from './trial-result.tsx';

const TYPES = ['format', 'enhance', 'distribute', 'generate'] as const satisfies readonly ProcessingType[];
const TARGETS = ['appreciationEvolution', 'plaintesproblemes', 'impactAvq'];

/** The processing of any text, to see what the engine makes of it. Nothing is written anywhere. */
export function TrialScreen(): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { language } = useLanguage();
  const call = useAssistanceCall();
  const [type, setType] = useState<ProcessingType>('format');
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<{ readonly sent: string; readonly answer: ProcessedAnswer } | null>(
    null,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const names: Readonly<Record<ProcessingType, string>> = {
    format: t`Mettre en forme`,
    enhance: t`Améliorer`,
    distribute: t`Répartir`,
    generate: t`Générer`,
  };
  const { formData, unknown } = readFields(type === 'generate' ? text : '');

  const run = async (): Promise<void> => {
    setFailure(null);
    setOutcome(null);
    try {
      const isGenerate = type === 'generate';
      const answer = await call.run((signal) =>
        processField(
          {
            fieldId: isGenerate ? 'conclusion_generate' : 'test_field',
            processingType: type,
            formType: 'cnesst-medical',
            formData: isGenerate ? { ...formData } : { test_field: text },
            language,
            ...(type === 'distribute' ? { targetFields: TARGETS } : {}),
          },
          signal,
        ),
      );
      if (answer !== undefined) setOutcome({ sent: text, answer });
    } catch (error) {
      setFailure(failureSentence(error, say('networkError')));
    }
  };

  return (
    <div className="mx-auto grid max-w-6xl gap-4 lg:grid-cols-2">
      <Card className="space-y-4 p-5">
        <p className="text-muted">
          <Trans>Essayez un traitement sur un texte fictif. Rien n’est écrit dans un rapport.</Trans>
        </p>
        <EngineMark isLong />
        <Field label={t`Type de traitement`}>
          {(aria) => (
            <select
              {...aria}
              className={selectClass}
              value={type}
              onChange={({ target }) => setType(TYPES.find((known) => known === target.value) ?? 'format')}
            >
              {TYPES.map((known) => (
                <option key={known} value={known}>
                  {names[known]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {TYPES.map((known) => (
            <Button
              key={known}
              size="small"
              onClick={() => {
                setType(known);
                setText(SAMPLES[known][language]);
              }}
            >
              {t`Exemple : ${names[known]}`}
            </Button>
          ))}
        </div>
        <Field
          label={t`Texte d’entrée`}
          {...(type === 'generate' && { hint: t`Une ligne par champ, « nom : valeur ».` })}
        >
          {(aria) => (
            <textarea
              autoComplete="off"
              {...aria}
              rows={10}
              className={textareaClass}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {unknown.length > 0 && (
          <Notice look="warn">
            <Trans>Champs inconnus, laissés de côté : {unknown.join(', ')}</Trans>
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            disabled={text.trim() === ''}
            isPending={call.state === 'running'}
            icon={<FlaskConical aria-hidden="true" className="size-4" />}
            onClick={() => void run()}
          >
            {t`Lancer le traitement`}
          </Button>
          {call.state === 'running' && <CallProgress name={names[type]} onCancel={call.cancel} />}
        </div>
      </Card>
      <Card className="p-5">
        <h2 className="mb-3 text-xl font-bold">{t`Résultat`}</h2>
        {failure !== null && <Notice look="danger">{failure}</Notice>}
        {outcome !== null && <TrialResult sent={outcome.sent} answer={outcome.answer} language={language} />}
        {failure === null && outcome === null && <p className="text-muted">{t`Aucun résultat encore.`}</p>}
      </Card>
    </div>
  );
}
