import type { ProcessedAnswer, ProcessingType } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useMessage } from '../../../shared/i18n/localised.ts';
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
import { TrialResult } from './trial-result.tsx';
import type { Localised } from '@constat/report/catalogue';

/** Fictional texts to try each processing on. */
const SAMPLES: Readonly<Record<ProcessingType, Localised>> = {
  format: {
    fr: 'le 14 novembre 2023 elle soulève un bénéficiaire et ressent une douleur lombaire droite. le 20 janvier 2024 elle commence la physiothérapie à raison de trois séances par semaine. le 16 novembre 2023 elle consulte le docteur Fictif qui retient une entorse lombaire',
    en: 'on November 14 2023 she lifted a resident and felt right low back pain. on January 20 2024 she began physiotherapy three times a week. on November 16 2023 she saw Dr. Fictif who diagnosed a lumbar sprain',
  },
  enhance: {
    fr: "douleur lombaire droite virgule sans irradiation point la flexion est à soixante degrés point pas d'hypoesthésie L quatre L cinq",
    en: 'right low back pain comma no radiation period flexion is sixty degrees period no numbness at L four L five',
  },
  distribute: {
    fr: "Appréciation de l'évolution : amélioration de 40 %.\nPlaintes : douleur lombaire droite à 5/10, pire le matin.\nImpact sur les activités : elle ne fait plus le ménage et ne porte pas plus de 8 kg.",
    en: 'Appreciation of evolution: 40% better.\nComplaints: right low back pain 5/10, worse in the morning.\nImpact on daily activities: she no longer does housework and lifts no more than 8 kg.',
  },
  generate: {
    fr: 'mandatDiagnostic: true\nmandatLimitations: true\npatientGender: female\ndiagnosticsCnesst: Entorse lombaire\nrachisFlexion: 60\nrachisSlrDroit: Positif\nobservationGenerale: Démarche normale, sans boiterie.',
    en: 'mandatDiagnostic: true\nmandatLimitations: true\npatientGender: female\ndiagnosticsCnesst: Lumbar sprain\nrachisFlexion: 60\nrachisSlrDroit: Positif\nobservationGenerale: Normal gait, no limp.',
  },
};

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
        <div className="flex min-h-6">
          <EngineMark isLong />
        </div>
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
