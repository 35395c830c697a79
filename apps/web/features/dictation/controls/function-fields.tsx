import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FUNCTION_KEYS } from '../../../shared/recording-controls/device-acts.ts';
import type { FunctionKey } from '../../../shared/recording-controls/device-acts.ts';
import {
  changeFunctions,
  FUNCTION_ACTS,
  useKeptFunctions,
} from '../../../shared/recording-controls/kept-functions.ts';
import type { FunctionAct } from '../../../shared/recording-controls/kept-functions.ts';
import { selectClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';

/** What the function keys of a dictation microphone do over the form. */
export function FunctionFields(): ReactNode {
  const { t } = useLingui();
  const functions = useKeptFunctions();
  const names: Readonly<Record<FunctionKey, string>> = {
    'function-1': t`Touche F1 (PowerMic : gauche)`,
    'function-2': t`Touche F2 (PowerMic : droite)`,
    'function-3': t`Touche F3`,
    'function-4': t`Touche F4`,
  };
  const acts: Readonly<Record<FunctionAct, string>> = {
    none: t`Rien`,
    undo: t`Annuler ce qui a été écrit`,
    redo: t`Rétablir ce qui a été annulé`,
    'next-doubt': t`Passage douteux suivant`,
    'next-blank': t`Champ à remplir suivant`,
    drop: t`Jeter la phrase en cours`,
    save: t`Sauvegarder`,
  };
  return (
    <div className="grid w-full gap-2 sm:grid-cols-2">
      {FUNCTION_KEYS.map((key) => (
        <Field key={key} label={names[key]}>
          {(control) => (
            <select
              {...control}
              className={selectClass}
              value={functions[key]}
              onChange={({ target }) => {
                const act = FUNCTION_ACTS.find((one) => one === target.value);
                if (act !== undefined) changeFunctions({ ...functions, [key]: act });
              }}
            >
              {FUNCTION_ACTS.map((act) => (
                <option key={act} value={act}>
                  {acts[act]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}
