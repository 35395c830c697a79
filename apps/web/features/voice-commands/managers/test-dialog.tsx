import type { VerbatimCommand, VoiceCommand } from '@constat/dictation/commands';
import { stages, writeDictation } from '@constat/dictation/written';
import type { Stage } from '@constat/dictation/written';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { selectClass, textareaClass } from '../../../shared/ui/controls.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';

function useStageNames(): Readonly<Record<Stage, string>> {
  const { t } = useLingui();
  return {
    verbatim: t`Passages verbatim`,
    punctuation: t`Ponctuation dictée`,
    'self-correction': t`Corrections dictées`,
    'voice-commands': t`Commandes vocales`,
    numbers: t`Nombres, dates, unités`,
    abbreviations: t`Abréviations`,
    typography: t`Typographie`,
  };
}

export interface TestDialogProps {
  readonly voiceCommands: readonly VoiceCommand[];
  readonly verbatimCommands: readonly VerbatimCommand[];
  readonly onClose: () => void;
}

/** What a phrase becomes, stage by stage, with the physician's own commands. */
export function TestDialog({ voiceCommands, verbatimCommands, onClose }: TestDialogProps): ReactNode {
  const { t } = useLingui();
  const names = useStageNames();
  const { language: screens } = useLanguage();
  const [language, setLanguage] = useState(screens);
  const [phrase, setPhrase] = useState('');
  const { steps, text } = useMemo(() => {
    const words = phrase
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => ({ text: word }));
    const options = { language, voiceCommands, verbatimCommands };
    return words.length === 0
      ? { steps: [], text: '' }
      : { steps: stages(words, options), text: writeDictation(words, options).text };
  }, [phrase, language, voiceCommands, verbatimCommands]);
  return (
    <Dialog title={t`Essayer une phrase`} isOpen onClose={onClose} width="wide">
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-[1fr_12rem]">
          <Field
            label={t`Phrase dictée`}
            hint={t`Comme vous la diriez : « flexion quatre-vingt-dix degrés point »`}
          >
            {(control) => (
              <textarea
                autoComplete="off"
                {...control}
                lang={language}
                className={textareaClass}
                value={phrase}
                onChange={({ target }) => setPhrase(target.value)}
              />
            )}
          </Field>
          <Field label={t`Langue dictée`}>
            {(control) => (
              <select
                {...control}
                className={selectClass}
                value={language}
                onChange={({ target }) => setLanguage(target.value as 'fr' | 'en')}
              >
                <option value="fr">{t`Français`}</option>
                <option value="en">{t`Anglais`}</option>
              </select>
            )}
          </Field>
        </div>
        {steps.length > 0 && (
          <>
            <ol aria-label={t`Étapes`} className="divide-y divide-line">
              {steps.map(({ stage, text: after }, index) => {
                const before = index === 0 ? phrase : (steps[index - 1]?.text ?? '');
                return (
                  <li key={stage} className="grid gap-x-3 py-1.5 sm:grid-cols-[13rem_1fr]">
                    <span className="flex items-center gap-2 font-semibold">
                      {names[stage]}
                      {after !== before && (
                        <Badge look="accent">
                          <Trans>change</Trans>
                        </Badge>
                      )}
                    </span>
                    <span lang={language} className="break-words whitespace-pre-wrap">
                      {after}
                    </span>
                  </li>
                );
              })}
            </ol>
            <output className="rounded-control bg-accent-soft px-3 py-2">
              <span className="block text-sm font-semibold">
                <Trans>Texte écrit</Trans>
              </span>
              <span lang={language} className="break-words whitespace-pre-wrap">
                {text}
              </span>
            </output>
          </>
        )}
      </div>
    </Dialog>
  );
}
