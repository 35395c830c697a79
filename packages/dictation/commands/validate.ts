import type { DictationLanguage, VerbatimCommand, VoiceCommand } from './command.ts';
import { foldPhrase } from '@constat/language/text';

/** Why a voice command cannot be kept; the screens map each to its message. */
export type VoiceCommandProblem =
  | 'trigger-too-short'
  | 'trigger-exists'
  | 'trigger-must-start-with-insert'
  | 'replacement-required';

/** Why a verbatim command cannot be kept; the screens map each to its message. */
export type VerbatimCommandProblem =
  | 'trigger-required'
  | 'trigger-too-short'
  | 'trigger-exists'
  | 'trigger-reserved';

export const MIN_TRIGGER_LENGTH = 3;

const INSERTING: Readonly<Record<DictationLanguage, { words: ReadonlySet<string>; start: string }>> = {
  en: { words: new Set(['insert', 'add', 'include', 'template']), start: 'insert ' },
  fr: {
    words: new Set([
      'insert',
      'add',
      'include',
      'template',
      'inserer',
      'ajouter',
      'inclure',
      'modele',
      'gabarit',
    ]),
    start: 'inserer ',
  },
};

/** Phrases that open or close a parenthesis or a verbatim passage whatever the commands. */
const RESERVED_PHRASES: ReadonlySet<string> = new Set(
  [
    'open parenthesis',
    'close parenthesis',
    'begin verbatim',
    'start verbatim',
    'end verbatim',
    'ouvrir la parenthèse',
    'ouvrez la parenthèse',
    'fermer la parenthèse',
    'fermez la parenthèse',
    'ouvrir parenthèse',
    'fermer parenthèse',
    'début verbatim',
    'fin verbatim',
  ].map(foldPhrase),
);

/**
 * The problems of a voice command, in the order in which they are to be shown. `others` are the commands beside it
 * (without the one that it replaces).
 */
export function validateVoiceCommand(
  command: Pick<VoiceCommand, 'trigger' | 'replacement'>,
  others: readonly Pick<VoiceCommand, 'trigger'>[],
  language: DictationLanguage,
): readonly VoiceCommandProblem[] {
  const problems: VoiceCommandProblem[] = [];
  const trigger = foldPhrase(command.trigger);
  if (trigger.length < MIN_TRIGGER_LENGTH) problems.push('trigger-too-short');
  if (isTaken(trigger, others)) problems.push('trigger-exists');
  const { words, start } = INSERTING[language];
  const inserts = trigger.split(' ').some((word) => words.has(word));
  if (inserts && !(trigger.startsWith(start) && trigger.length > start.length)) {
    problems.push('trigger-must-start-with-insert');
  }
  if (command.replacement.trim() === '') problems.push('replacement-required');
  return problems;
}

/** The problems of a verbatim command, in the order in which they are to be shown. */
export function validateVerbatimCommand(
  command: Pick<VerbatimCommand, 'trigger'>,
  others: readonly Pick<VerbatimCommand, 'trigger'>[],
): readonly VerbatimCommandProblem[] {
  const trigger = foldPhrase(command.trigger);
  if (trigger === '') return ['trigger-required'];
  const problems: VerbatimCommandProblem[] = [];
  if (trigger.length < MIN_TRIGGER_LENGTH) problems.push('trigger-too-short');
  if (isTaken(trigger, others)) problems.push('trigger-exists');
  if (RESERVED_PHRASES.has(trigger)) problems.push('trigger-reserved');
  return problems;
}

function isTaken(trigger: string, others: readonly { readonly trigger: string }[]): boolean {
  return trigger !== '' && others.some((other) => foldPhrase(other.trigger) === trigger);
}
