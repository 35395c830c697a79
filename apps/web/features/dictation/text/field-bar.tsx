import { acceptDefaults, nextField } from '@constat/dictation/written';
import { fieldsOf } from '@constat/dictation/commands';
import type { TextField } from '@constat/dictation/commands';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { FinalText } from './use-final-text.ts';

/** Selects the next field to fill after the cursor, or else the first one; false when there is none. */
export function selectNextField(area: HTMLTextAreaElement, wraps: boolean): boolean {
  const from = area.selectionEnd;
  const field = nextField(area.value, from) ?? (wraps ? nextField(area.value, 0) : null);
  if (field === null) return false;
  area.focus();
  area.setSelectionRange(field.start, field.end);
  return true;
}

export interface FieldBarProps {
  readonly final: FinalText;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** What is selected in the editor. */
  readonly selection: { readonly start: number; readonly end: number };
}

/** The fields that wait in the text: go to the next one, choose, take the defaults. */
export function FieldBar({ final, area, selection }: FieldBarProps): ReactNode {
  const { t } = useLingui();
  const fields = fieldsOf(final.text);
  if (fields.length === 0) return null;
  const chosen: TextField | undefined = fields.find(
    ({ start, end }) => start === selection.start && end === selection.end,
  );
  const choices = chosen?.choices.filter((choice) => choice !== '…') ?? [];
  const fill = (field: TextField, choice: string) => {
    final.replace((text) => ({
      text: text.slice(0, field.start) + choice + text.slice(field.end),
      cursor: field.start + choice.length,
    }));
    area.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2">
      <span className="text-sm font-semibold">
        <Plural value={fields.length} one="# champ à remplir" other="# champs à remplir" />
      </span>
      <Button
        size="small"
        onClick={() => {
          if (area.current !== null) selectNextField(area.current, true);
        }}
      >
        {t`Variable suivante`}
      </Button>
      {fields.some(({ kind }) => kind === 'choice') && (
        <Button
          size="small"
          onClick={() => {
            final.replace((text) => {
              const accepted = acceptDefaults(text);
              return { text: accepted, cursor: accepted.length };
            });
          }}
        >
          {t`Accepter les valeurs par défaut`}
        </Button>
      )}
      {chosen !== undefined && choices.length > 0 && (
        <fieldset aria-label={t`Choix pour ce champ`} className="flex flex-wrap gap-1">
          {choices.map((choice) => (
            <Button key={choice} size="small" variant="primary" onClick={() => fill(chosen, choice)}>
              {choice}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
