import { foldPhrase } from '@constat/language/text';
import type { ImportProblem, ImportResult } from '@constat/dictation/commands';
import type { MessageId } from '@constat/contract/messages';

/** What an import comes to: a refusal of the whole file, or the list with what was new. */
export type Import<T> =
  | { readonly kind: 'refused'; readonly reason: MessageId | 'too-large' }
  | {
      readonly kind: 'imported';
      readonly commands: readonly T[];
      readonly added: number;
      /** Entries left out: not valid, or there already. */
      readonly skipped: number;
    };

const REASONS: Readonly<Partial<Record<ImportProblem['code'], MessageId>>> = {
  'not-json': 'importNotJson',
  'not-an-array': 'importNotArray',
  'no-commands-array': 'importNoCommands',
};

/**
 * Joins what a file brings to a list; a trigger that is there already keeps its command.
 * @param isStrict an entry without its members refuses the whole file (voice commands), or is skipped (verbatim)
 */
export function importCommands<T extends { readonly trigger: string }>(
  present: readonly T[],
  { commands, problems, skipped }: ImportResult<T>,
  isStrict: boolean,
): Import<T> {
  const whole = problems.find(({ entry }) => entry === null);
  if (whole !== undefined) return { kind: 'refused', reason: REASONS[whole.code] ?? 'too-large' };
  if (isStrict && problems.some(({ code }) => code === 'missing-trigger-or-replacement')) {
    return { kind: 'refused', reason: 'importEntryIncomplete' };
  }
  const known = new Set(present.map(({ trigger }) => foldPhrase(trigger)));
  const added = commands.filter(({ trigger }) => !known.has(foldPhrase(trigger)));
  return {
    kind: 'imported',
    commands: [...present, ...added],
    added: added.length,
    skipped: skipped + commands.length - added.length,
  };
}
