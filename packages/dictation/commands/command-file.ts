import { VERBATIM_CATEGORIES } from './command.ts';
import type { DictationLanguage, VerbatimCategory, VerbatimCommand, VoiceCommand } from './command.ts';
import { foldPhrase } from '@constat/language/text';
import { MIN_TRIGGER_LENGTH } from './validate.ts';

/** Why an import, or one of its entries, was refused; `entry` counts from 0, null for the whole file. */
export interface ImportProblem {
  readonly code:
    | 'not-json'
    | 'not-an-array'
    | 'no-commands-array'
    | 'too-large'
    | 'too-many'
    | 'missing-trigger-or-replacement'
    | 'trigger-too-short'
    | 'text-too-long'
    | 'repeated-trigger';
  readonly entry: number | null;
}

/** What an import brings; `problems` lists at most 100 of what it leaves out, `skipped` counts all of it. */
export interface ImportResult<T> {
  readonly commands: readonly T[];
  readonly problems: readonly ImportProblem[];
  readonly skipped: number;
}

/** Characters read of a file; a larger one is refused whole. */
export const MAX_IMPORT_LENGTH = 5_000_000;
/** Commands taken from one file. */
export const MAX_IMPORT_COMMANDS = 1000;
/** Characters of a trigger. */
export const MAX_PHRASE_LENGTH = 200;
/** Characters of a category; a longer one is left out. */
export const MAX_CATEGORY_LENGTH = 100;
/** Characters of a description. */
export const MAX_DESCRIPTION_LENGTH = 1_000;
/** Characters of a replacement. */
export const MAX_REPLACEMENT_LENGTH = 20_000;
const MAX_LISTED_PROBLEMS = 100;

/** Reads an export of voice commands: a plain JSON array. `created` is given to entries without a date. */
export function readVoiceCommandsFile(json: string, created: string): ImportResult<VoiceCommand> {
  const file = parse(json);
  if ('code' in file) return refused(file.code);
  if (!Array.isArray(file.value)) return refused('not-an-array');
  return collect(file.value, (entry) => {
    const { trigger, replacement } = entry;
    if (typeof trigger !== 'string' || typeof replacement !== 'string' || trigger.trim() === '') {
      return 'missing-trigger-or-replacement';
    }
    if (replacement.trim() === '') return 'missing-trigger-or-replacement';
    if (replacement.length > MAX_REPLACEMENT_LENGTH) return 'text-too-long';
    const category = shortText(entry['category'], MAX_CATEGORY_LENGTH);
    return {
      trigger: trigger.trim(),
      replacement,
      ...(category === null ? {} : { category }),
      created: shortText(entry['created']) ?? created,
    };
  });
}

/** Reads an export of verbatim commands: an object with a `commands` array. */
export function readVerbatimCommandsFile(
  json: string,
  created: string,
  language: DictationLanguage,
): ImportResult<VerbatimCommand> {
  const file = parse(json);
  if ('code' in file) return refused(file.code);
  const commands = isRecord(file.value) ? ownValue(file.value, 'commands') : undefined;
  if (!Array.isArray(commands)) return refused('no-commands-array');
  return collect(commands, (entry) => {
    const { trigger } = entry;
    if (typeof trigger !== 'string' || trigger.trim() === '') return 'missing-trigger-or-replacement';
    const endTrigger = textIn(entry['endTrigger']);
    const description = textIn(entry['description']);
    if (endTrigger.length > MAX_PHRASE_LENGTH || description.length > MAX_DESCRIPTION_LENGTH)
      return 'text-too-long';
    const spoken = entry['language'];
    return {
      trigger: trigger.trim(),
      ...(endTrigger === '' ? {} : { endTrigger }),
      category: VERBATIM_CATEGORIES.find((known) => known === entry['category']) ?? OTHER,
      description,
      language: spoken === 'fr' || spoken === 'en' ? spoken : language,
      created: shortText(entry['created']) ?? created,
    };
  });
}

/** Writes voice commands as `readVoiceCommandsFile` reads them. */
export function writeVoiceCommandsFile(commands: readonly VoiceCommand[]): string {
  return `${JSON.stringify(commands, null, 2)}\n`;
}

/** Writes verbatim commands as `readVerbatimCommandsFile` reads them. `exportDate` is ISO-8601. */
export function writeVerbatimCommandsFile(commands: readonly VerbatimCommand[], exportDate: string): string {
  return `${JSON.stringify({ version: '1.0', exportDate, commands }, null, 2)}\n`;
}

const OTHER: VerbatimCategory = 'other';

function parse(json: string): { readonly value: unknown } | { readonly code: 'not-json' | 'too-large' } {
  if (json.length > MAX_IMPORT_LENGTH) return { code: 'too-large' };
  try {
    const value: unknown = JSON.parse(json.startsWith('\uFEFF') ? json.slice(1) : json);
    return { value };
  } catch {
    return { code: 'not-json' };
  }
}

function refused<T>(code: ImportProblem['code']): ImportResult<T> {
  return { commands: [], problems: [{ code, entry: null }], skipped: 0 };
}

type Entry = Readonly<Record<string, unknown>> & {
  readonly trigger?: unknown;
  readonly replacement?: unknown;
};

function collect<T extends { readonly trigger: string }>(
  entries: readonly unknown[],
  read: (entry: Entry) => T | ImportProblem['code'],
): ImportResult<T> {
  const commands: T[] = [];
  const problems: ImportProblem[] = [];
  const seen = new Set<string>();
  let skipped = 0;
  for (const [index, entry] of entries.entries()) {
    if (commands.length >= MAX_IMPORT_COMMANDS) {
      problems.push({ code: 'too-many', entry: index });
      skipped += entries.length - index;
      break;
    }
    const result = isRecord(entry) ? read(ownEntries(entry)) : 'missing-trigger-or-replacement';
    const code = typeof result === 'string' ? result : problemOf(result.trigger, seen);
    if (code === null && typeof result !== 'string') {
      seen.add(foldPhrase(result.trigger));
      commands.push(result);
      continue;
    }
    skipped += 1;
    if (code !== null && problems.length < MAX_LISTED_PROBLEMS) problems.push({ code, entry: index });
  }
  return { commands, problems, skipped };
}

function problemOf(trigger: string, seen: ReadonlySet<string>): ImportProblem['code'] | null {
  if (trigger.length > MAX_PHRASE_LENGTH) return 'text-too-long';
  const folded = foldPhrase(trigger);
  if (folded.length < MIN_TRIGGER_LENGTH) return 'trigger-too-short';
  return seen.has(folded) ? 'repeated-trigger' : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A copy without a prototype: `__proto__` in a file is a name like another and reaches nothing. */
function ownEntries(record: Record<string, unknown>): Entry {
  return Object.assign(Object.create(null) as Record<string, unknown>, record);
}

/** The text of a value without the blanks around it; '' where it is none. */
function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function shortText(value: unknown, longest = MAX_PHRASE_LENGTH): string | null {
  const text = textIn(value);
  return text === '' || text.length > longest ? null : text;
}
