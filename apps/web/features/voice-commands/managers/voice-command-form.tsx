import { fieldsOf, validateVoiceCommand } from '@constat/dictation/commands';
import type { VoiceCommand, VoiceCommandProblem } from '@constat/dictation/commands';
import type { MessageId } from '@constat/contract/messages';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { textareaClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { TextField } from './text-field.tsx';

const MESSAGES: Readonly<Record<VoiceCommandProblem, MessageId>> = {
  'trigger-too-short': 'triggerTooShort',
  'trigger-exists': 'triggerExists',
  'trigger-must-start-with-insert': 'triggerStartsWithInsert',
  'replacement-required': 'replacementRequired',
};

export interface VoiceCommandFormProps {
  readonly command: VoiceCommand | null;
  readonly others: readonly VoiceCommand[];
  readonly onSave: (command: VoiceCommand) => void;
  readonly onCancel: () => void;
}

/** One voice command: what is said, and what is written for it. */
export function VoiceCommandForm({ command, others, onSave, onCancel }: VoiceCommandFormProps): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const { language } = useLanguage();
  const [trigger, setTrigger] = useState(command?.trigger ?? '');
  const [replacement, setReplacement] = useState(command?.replacement ?? '');
  const [category, setCategory] = useState(command?.category ?? '');
  const [isTried, setTried] = useState(false);
  // An English command may be written on French screens: each is held to the rule of its own language.
  const spoken = /^\s*insert\s/iu.test(trigger) ? 'en' : language;
  const problems = isTried ? validateVoiceCommand({ trigger, replacement }, others, spoken) : [];
  const ofReplacement = problems.find((problem) => problem === 'replacement-required');
  const ofTrigger = problems.find((problem) => problem !== 'replacement-required');
  const fields = fieldsOf(replacement).length;

  const save = () => {
    setTried(true);
    if (validateVoiceCommand({ trigger, replacement }, others, spoken).length > 0) return;
    onSave({
      trigger: trigger.trim(),
      replacement,
      ...(category.trim() === '' ? {} : { category: category.trim() }),
      created: command?.created ?? new Date().toISOString(),
    });
  };

  return (
    <FormFrame
      title={command === null ? t`Nouvelle commande vocale` : t`Modifier la commande vocale`}
      canSave
      onSave={save}
      onCancel={onCancel}
    >
      <TextField
        label={t`Déclencheur`}
        hint={t`Ce que vous direz, par exemple « insérer examen de l’épaule ».`}
        error={ofTrigger && message(MESSAGES[ofTrigger])}
        isRequired
        value={trigger}
        onValue={setTrigger}
      />
      <Field
        label={t`Texte de remplacement`}
        hint={
          <>
            {t`[…] est un champ à remplir, [négatif|positif] un choix; la touche Tab mène de l’un à l’autre.`}{' '}
            {fields > 0 && <Plural value={fields} one="# champ." other="# champs." />}
          </>
        }
        error={ofReplacement && message(MESSAGES[ofReplacement])}
        isRequired
      >
        {(control) => (
          <textarea
            autoComplete="off"
            {...control}
            className={`${textareaClass} min-h-40`}
            maxLength={20_000}
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
          />
        )}
      </Field>
      <TextField label={t`Catégorie`} maxLength={100} value={category} onValue={setCategory} />
    </FormFrame>
  );
}
