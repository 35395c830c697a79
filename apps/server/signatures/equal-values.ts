import { isArray, isDictionary, isReference, isStream, isString } from './pdf-values.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';

/** Whether two values are the same as they stand; what they refer to is not looked at. */
export function areEqual(first: PdfValue | undefined, second: PdfValue | undefined): boolean {
  if (first === second) return true;
  if (isArray(first) && isArray(second))
    return first.length === second.length && first.every((value, index) => areEqual(value, second[index]));
  if (isDictionary(first) && isDictionary(second)) return differingKeys(first, second).length === 0;
  if (isReference(first) && isReference(second))
    return first.object === second.object && first.generation === second.generation;
  if (isString(first) && isString(second)) return Buffer.from(first.string).equals(second.string);
  if (isStream(first) && isStream(second))
    return areEqual(first.dictionary, second.dictionary) && Buffer.from(first.data).equals(second.data);
  return isNamed(first) && isNamed(second) && first.name === second.name;
}

function isNamed(value: PdfValue | undefined): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && !isDictionary(value);
}

/** The keys whose values are not the same, those that only one has included. */
export function differingKeys(first: PdfDictionary, second: PdfDictionary): readonly string[] {
  const keys = new Set([...first.keys(), ...second.keys()]);
  return Array.from(keys).filter((key) => !areEqual(first.get(key), second.get(key)));
}

/** The numbers of the objects that a value refers to, but for what stands under these keys. */
export function referencesIn(value: PdfValue, except: ReadonlySet<string> = new Set()): readonly number[] {
  if (isReference(value)) return [value.object];
  if (isArray(value)) return value.flatMap((one) => referencesIn(one, except));
  const entries = isStream(value) ? value.dictionary : value;
  if (!isDictionary(entries)) return [];
  return Array.from(entries).flatMap(([key, one]) => (except.has(key) ? [] : referencesIn(one, except)));
}
