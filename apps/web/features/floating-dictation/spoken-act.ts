import { acceptDefaults, nextField } from '@constat/dictation/commands';
import { foldPhrase } from '@constat/language/text';
import type { TextField } from './text-target.ts';

const NEXT = new Set(['variable suivante', 'champ suivant', 'next field', 'next variable']);
const ACCEPT = new Set(['accepter les valeurs par defaut', 'accept defaults', 'accept the defaults']);

/** What a phrase asks of the field itself rather than being text for it; null when it is text. */
export function spokenAct(phrase: string): 'next-field' | 'accept-defaults' | null {
  const folded = foldPhrase(phrase.replaceAll(/[.,;!?]+$/gu, ''));
  if (NEXT.has(folded)) return 'next-field';
  return ACCEPT.has(folded) ? 'accept-defaults' : null;
}

/** Selects the next place to fill, the first one after the last. */
export function goToNextField(field: TextField): void {
  const from = field.selectionEnd ?? 0;
  const next = nextField(field.value, from) ?? nextField(field.value, 0);
  if (next === null) return;
  field.focus();
  field.setSelectionRange(next.start, next.end);
}

/** Writes the default into every choice. */
export function takeDefaults(field: TextField): void {
  const accepted = acceptDefaults(field.value);
  if (accepted === field.value) return;
  field.setRangeText(accepted, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
