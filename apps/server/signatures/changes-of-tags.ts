/** What revisions do to the tags of a document: the tag of a new signature is welcome, anything else is not. */
import { areEqual, differingKeys } from './equal-values.ts';
import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, isReference, nameOf } from './pdf-values.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';

/** All that the tag of a field says. Texts that are read instead of what stands on the page are not among it. */
const OF_FIELD_TAGS = new Set(['Type', 'S', 'P', 'Pg', 'K', 'ID']);

export interface TagCheck {
  readonly before: PdfFile;
  readonly after: PdfFile;
  readonly newFields: ReadonlySet<number>;
}

/** Whether the root of the tags, or a tag, only has the tags of new signatures more. */
export function isTagAddition(old: PdfValue, now: PdfValue, check: TagCheck): boolean {
  if (!isDictionary(old) || !isDictionary(now)) return false;
  return differingKeys(old, now).every((key) => {
    if (key === 'ParentTreeNextKey') return typeof now.get(key) === 'number';
    if (key === 'K') return hasMore(old, now, 'K', check, (kid) => isFieldTag(kid, check));
    return key === 'ParentTree' && isTreeAddition(old.get(key), now.get(key), check);
  });
}

/** Whether a tree of numbers only has the entries of new signatures more. */
export function isTreeAddition(
  oldPlace: PdfValue | undefined,
  nowPlace: PdfValue | undefined,
  check: TagCheck,
): boolean {
  const [old, now] = [check.before.dictionary(oldPlace), check.after.dictionary(nowPlace)];
  if (old === undefined || now === undefined) return false;
  return differingKeys(old, now).every((key) => {
    if (key === 'Nums')
      return hasMore(old, now, key, check, (entry) => typeof entry === 'number' || isFieldTag(entry, check));
    return key === 'Kids' && hasMore(old, now, key, check, (leaf) => isLeaf(leaf, check));
  });
}

function isLeaf(place: PdfValue, check: TagCheck): boolean {
  const leaf = isNew(place, check) ? check.after.dictionary(place) : undefined;
  const numbers = leaf === undefined ? null : check.after.resolve(leaf.get('Nums'));
  return isArray(numbers) && numbers.every((entry) => typeof entry === 'number' || isFieldTag(entry, check));
}

/** Whether a list goes on with entries of this kind, and is as it was up to there. */
function hasMore(
  old: PdfDictionary,
  now: PdfDictionary,
  key: string,
  check: TagCheck,
  isWelcome: (entry: PdfValue) => boolean,
): boolean {
  const listBefore = asList(check.before.resolve(old.get(key)), old.get(key));
  const listNow = asList(check.after.resolve(now.get(key)), now.get(key));
  const kept = listNow.slice(0, listBefore.length);
  return areEqual(listBefore, kept) && listNow.slice(listBefore.length).every(isWelcome);
}

function asList(value: PdfValue, place: PdfValue | undefined): readonly PdfValue[] {
  if (isArray(value)) return value;
  return place === undefined || place === null ? [] : [place];
}

function isNew(place: PdfValue, { before }: TagCheck): boolean {
  const entry = isReference(place) ? before.entries.get(place.object) : { kind: 'at' };
  return entry === undefined || entry.kind === 'free';
}

function isFieldTag(place: PdfValue, check: TagCheck): boolean {
  const tag = isNew(place, check) ? check.after.dictionary(place) : undefined;
  if (tag === undefined || nameOf(tag.get('S')) !== 'Form') return false;
  if (Array.from(tag.keys()).some((key) => !OF_FIELD_TAGS.has(key))) return false;
  return asList(check.after.resolve(tag.get('K')), tag.get('K')).every((kid) => {
    const object = check.after.dictionary(kid);
    const field = object?.get('Obj');
    return nameOf(object?.get('Type')) === 'OBJR' && isReference(field) && check.newFields.has(field.object);
  });
}
