import { VERBATIM_CATEGORIES, endTriggersOf, validateVerbatimCommand } from '@constat/dictation/commands';
import type { VerbatimCategory, VerbatimCommand, VerbatimCommandProblem } from '@constat/dictation/commands';
import type { MessageId } from '@constat/contract/messages';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { selectClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { TextField } from './text-field.tsx';
import { useCategoryNames } from './verbatim-categories.ts';

const MESSAGES: Readonly<Record<VerbatimCommandProblem, MessageId>> = {
  'trigger-required': 'phraseRequired',
  'trigger-too-short': 'phraseTooShort',
  'trigger-exists': 'phraseExists',
  'trigger-reserved': 'phraseReserved',
};

export interface VerbatimCommandFormProps {
  readonly command: VerbatimCommand | null;
  readonly others: readonly VerbatimCommand[];
  readonly onSave: (command: VerbatimCommand) => void;
  readonly onCancel: () => void;
}

/** One verbatim command: the phrases that open and close what nothing may change. */
export function VerbatimCommandForm(props: VerbatimCommandFormProps): ReactNode {
  const { command, others } = props;
  const { t } = useLingui();
  const message = useMessage();
  const names = useCategoryNames();
  const { language: screens } = useLanguage();
  const [values, setValues] = useState({
    trigger: command?.trigger ?? '',
    endTrigger: command?.endTrigger ?? '',
    category: command?.category ?? 'other',
    description: command?.description ?? '',
    language: command?.language ?? screens,
  });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const { trigger, endTrigger, category, description, language } = values;
  const [problem] = isTried ? validateVerbatimCommand({ trigger }, others) : [];

  const save = () => {
    setTried(true);
    if (validateVerbatimCommand({ trigger }, others).length > 0) return;
    props.onSave({
      trigger: trigger.trim(),
      ...(endTrigger.trim() === '' ? {} : { endTrigger: endTrigger.trim() }),
      category,
      description: description.trim(),
      language,
      created: command?.created ?? new Date().toISOString(),
    });
  };

  const shown = trigger.trim() === '' ? '…' : trigger.trim();
  const [end = ''] = endTriggersOf({ trigger: shown, language });
  return (
    <FormFrame
      title={command === null ? t`Nouvelle commande verbatim` : t`Modifier la commande verbatim`}
      canSave={trigger.trim() !== ''}
      onSave={save}
      onCancel={props.onCancel}
    >
      <TextField
        label={t`Phrase de déclenchement`}
        error={problem && message(MESSAGES[problem])}
        isRequired
        value={trigger}
        onValue={(text) => change({ trigger: text })}
      />
      <TextField
        label={t`Phrase de fin`}
        hint={t`« ${end} » quand elle est vide.`}
        value={endTrigger}
        onValue={(text) => change({ endTrigger: text })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Catégorie`}>
          {(control) => (
            <select
              {...control}
              className={selectClass}
              value={category}
              onChange={({ target }) => change({ category: target.value as VerbatimCategory })}
            >
              {VERBATIM_CATEGORIES.map((id) => (
                <option key={id} value={id}>
                  {names[id]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t`Langue`}>
          {(control) => (
            <select
              {...control}
              className={selectClass}
              value={language}
              onChange={({ target }) => change({ language: target.value as 'fr' | 'en' })}
            >
              <option value="fr">{t`Français`}</option>
              <option value="en">{t`Anglais`}</option>
            </select>
          )}
        </Field>
      </div>
      <TextField
        label={t`Description`}
        value={description}
        onValue={(text) => change({ description: text })}
      />
    </FormFrame>
  );
}
