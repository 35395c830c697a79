import { changesOfAnnotations, changesOfForm, signaturePictures } from './changes-of-form.ts';
import type { FormChanges } from './changes-of-form.ts';
import { changesOfDescription } from './changes-of-description.ts';
import { isTagAddition, isTreeAddition } from './changes-of-tags.ts';
import { areEqual, differingKeys, referencesIn } from './equal-values.ts';
import type { Role } from './object-roles.ts';
import type { PdfFile } from './pdf-file.ts';
import { pagesOf } from './pdf-pages.ts';
import { isDictionary } from './pdf-values.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';
import type { RevisionChange } from './signature-types.ts';

/** A document before its revisions, with what each of its objects is for and what it refers to without having it. */
export interface Original {
  readonly file: PdfFile;
  readonly roles: ReadonlyMap<number, Role>;
  readonly missing: ReadonlySet<number>;
}

/** Numbers that a document refers to and has no object for: giving them one would put it into the document. */
export function missingIn(file: PdfFile): ReadonlySet<number> {
  const numbers = Array.from(file.entries.keys(), (number) => referencesIn(file.object(number))).flat();
  return new Set(numbers.filter((number) => !isUsed(file, number)));
}

function isUsed(file: PdfFile, number: number): boolean {
  const entry = file.entries.get(number);
  return entry !== undefined && entry.kind !== 'free';
}

/** What a later state of a document does to it. */
export function changesBetween(
  { file: before, roles, missing }: Original,
  after: PdfFile,
): readonly RevisionChange[] {
  const form = changesOfForm(before, after);
  const changes: RevisionChange[] = [...form.changes, ...changesOfDescription(before, after)];
  if (!areEqual(before.root, after.root)) changes.push({ kind: 'catalogue', entry: 'Root' });
  const information = [before, after].map((file) => file.dictionary(file.trailer.get('Info')) ?? new Map());
  changes.push(...informationChanges(information[0] ?? new Map(), information[1] ?? new Map()));
  const [pagesBefore, pagesAfter] = [pagesOf(before), pagesOf(after)];
  if (!areEqual(pagesBefore, pagesAfter)) changes.push({ kind: 'pages' });
  const pictures = signaturePictures(after, pagesAfter, form.newFields);
  changes.push(...pictures.map((picture) => ({ kind: 'signature-picture' as const, ...picture })));
  for (const [number, entry] of after.entries) {
    const old = before.entries.get(number);
    if (old === entry || areSame(old, entry)) continue;
    if (!isUsed(before, number)) {
      if (missing.has(number) && entry.kind !== 'free') changes.push({ kind: 'other-object' });
      continue;
    }
    const generations = [old, entry].map((one) => (one?.kind === 'at' ? one.generation : 0));
    const role = roles.get(number) ?? { kind: 'other' };
    if (generations[0] === generations[1])
      changes.push(...changesOfObject(number, role, { before, after, form }));
    else changes.push({ kind: 'other-object' });
  }
  return changes;
}

function areSame(first: object | undefined, second: object): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

interface States {
  readonly before: PdfFile;
  readonly after: PdfFile;
  readonly form: FormChanges;
}

function changesOfObject(number: number, role: Role, states: States): readonly RevisionChange[] {
  const { before, after, form } = states;
  const [old, now] = [before.object(number), after.object(number)];
  if (areEqual(old, now)) return [];
  const check = { before, after, newFields: form.newFields };
  switch (role.kind) {
    case 'catalog':
      return isDictionary(old) && isDictionary(now)
        ? differingKeys(old, now).flatMap(changesOfEntry)
        : [{ kind: 'catalogue', entry: 'Root' }];
    // These are looked at as a whole, wherever they stand.
    case 'information':
    case 'form':
    case 'metadata':
      return [];
    case 'validation-data':
      return [{ kind: 'validation-data' }];
    case 'attachment':
      return [{ kind: 'attachment' }];
    case 'page-tree':
      return [{ kind: 'pages' }];
    case 'page':
      return changesOfPage(role.page, old, now, states);
    case 'annotations':
      return changesOfAnnotations(role.page, { before: old, after: now }, form, after);
    case 'annotation':
      // A field that waited for its signature is one of the form's changes.
      return form.newFields.has(number) ? [] : [{ kind: 'annotation', page: role.page }];
    case 'content':
      return [{ kind: 'page-content', page: role.page }];
    case 'tag':
      return [{ kind: isTagAddition(old, now, check) ? 'signature-tags' : 'tags' }];
    case 'tag-tree':
      return [{ kind: isTreeAddition(old, now, check) ? 'signature-tags' : 'tags' }];
    case 'other':
      return form.newFields.has(number) ? [] : [{ kind: 'other-object' }];
  }
}

/** Entries of the catalogue that say what the format of signatures and of their proofs is. */
const OF_FORMAT = new Set(['DSS', 'Extensions', 'Version', 'Perms']);

function changesOfEntry(key: string): readonly RevisionChange[] {
  if (key === 'AcroForm' || key === 'Metadata') return [];
  if (OF_FORMAT.has(key)) return [{ kind: 'validation-data' }];
  if (key === 'AF') return [{ kind: 'attachment' }];
  if (key === 'StructTreeRoot' || key === 'MarkInfo') return [{ kind: 'tags' }];
  return [{ kind: 'catalogue', entry: key.slice(0, 64) }];
}

function changesOfPage(
  page: number,
  old: PdfValue,
  now: PdfValue,
  states: States,
): readonly RevisionChange[] {
  if (!isDictionary(old) || !isDictionary(now)) return [{ kind: 'page-content', page }];
  return differingKeys(old, now).flatMap((key): readonly RevisionChange[] => {
    if (key === 'Tabs') return [];
    if (key !== 'Annots') return [{ kind: 'page-content', page }];
    const lists = { before: states.before.resolve(old.get(key)), after: states.after.resolve(now.get(key)) };
    return changesOfAnnotations(page, lists, states.form, states.after);
  });
}

const OF_LAST_CHANGE = new Set(['ModDate', 'Producer']);

function informationChanges(old: PdfDictionary, now: PdfDictionary): readonly RevisionChange[] {
  const keys = differingKeys(old, now);
  if (keys.length === 0) return [];
  const isWelcome = keys.every((key) => OF_LAST_CHANGE.has(key));
  return [isWelcome ? { kind: 'file-information' } : { kind: 'catalogue', entry: 'Info' }];
}
