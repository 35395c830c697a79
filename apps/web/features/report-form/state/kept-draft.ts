import { NORMAL_IDS, REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { DraftContent } from '@constat/report/merge';
import { readReport } from '@constat/report/rules';
import type { Attempt, KeptDraft, LateText, WaitingConflict } from '@constat/report/sync';
import { isObject, readMeta } from './read-meta.ts';
import { readTypeName } from './read-type-name.ts';

/** What the device knows of a saved draft beside the text on the screen. */
export type DraftProgress = Pick<KeptDraft, 'base' | 'attempt' | 'uncertain' | 'conflicts'>;

function readContent(stored: unknown): DraftContent | null {
  if (!isObject(stored) || !isObject(stored['formData'])) return null;
  const { title, retentionDays, formData, meta } = stored;
  if (typeof title !== 'string' || typeof retentionDays !== 'number') return null;
  const type = REPORT_TYPES.find(readTypeName(stored));
  if (type === undefined) return null;
  const { data } = readReport(type, formData);
  return { title, retentionDays, ...type.name, formData: data, meta: readMeta(type, meta, 'fr') };
}

function readVersioned(
  stored: unknown,
): { readonly version: number; readonly content: DraftContent; readonly key: string } | null {
  if (!isObject(stored)) return null;
  const { version, key } = stored;
  const content = readContent(stored['content']);
  if (content === null || typeof version !== 'number') return null;
  return { version, content, key: typeof key === 'string' ? key : '' };
}

function readAttempt(stored: unknown): Attempt | null {
  const read = readVersioned(stored);
  return read === null || read.key === '' ? null : read;
}

const KINDS = ['text', 'line', 'list', 'choice', 'date', 'number', 'flag'] as const;

function readConflict(stored: unknown): readonly WaitingConflict[] {
  if (!isObject(stored)) return [];
  const { part, id, mine, theirs } = stored;
  const kind = KINDS.find((name) => name === stored['kind']);
  if (typeof id !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return [];
  const both = { mine, theirs, source: stored['source'] === 'tab' ? 'tab' : 'server' } as const;
  if (part === 'title') return [{ ...both, part, id: 'title', kind: 'line' }];
  const normal = NORMAL_IDS.find((name) => name === id);
  if (part === 'normal') return normal === undefined ? [] : [{ ...both, part, id: normal, kind: 'number' }];
  return part === 'answer' && kind !== undefined ? [{ ...both, part, id: id as FieldId, kind }] : [];
}

function readList<T>(stored: unknown, read: (one: unknown) => readonly T[]): readonly T[] {
  return Array.isArray(stored) ? stored.flatMap((one) => read(one)) : [];
}

/** Reads what a record says of its draft; undefined when it says nothing that can be gone on with. Never throws. */
export function readProgress(stored: unknown): DraftProgress | undefined {
  if (!isObject(stored)) return undefined;
  const base = readVersioned(stored['base']);
  if (base === null) return undefined;
  return {
    base: { version: base.version, content: base.content },
    attempt: readAttempt(stored['attempt']),
    uncertain: readList(stored['uncertain'], (one) => {
      const content = readContent(one);
      return content === null ? [] : [content];
    }),
    conflicts: readList(stored['conflicts'], readConflict),
  };
}

/** Reads the text that another page had not kept; null for anything else. Never throws. */
export function readLateText(stored: unknown): LateText | null {
  if (!isObject(stored)) return null;
  const [from, content] = [readContent(stored['from']), readContent(stored['content'])];
  if (from === null || content === null) return null;
  return { from, content, conflicts: readList(stored['conflicts'], readConflict) };
}
