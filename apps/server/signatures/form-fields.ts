import type { PdfFile } from './pdf-file.ts';
import {
  isArray,
  isDictionary,
  isReference,
  isString,
  nameOf,
  readText,
  UnreadablePdf,
} from './pdf-values.ts';
import type { PdfDictionary, PdfReference, PdfValue } from './pdf-values.ts';

/** A field of the form with what it takes over from those above it. */
export interface FormField {
  readonly reference: PdfReference | undefined;
  readonly dictionary: PdfDictionary;
  /** `FT`: `Sig`, `Tx`, `Btn` or `Ch`. */
  readonly type: string | undefined;
  readonly name: string;
  readonly value: PdfValue | undefined;
}

const MOST_FIELDS = 2_000;
const DEEPEST = 16;

/** Every field and widget of the form, those that only hold others too. */
export function formFields(file: PdfFile): readonly FormField[] {
  const fields: FormField[] = [];
  const seen = new Set<number>();

  function walk(place: PdfValue | undefined, above: FormField | undefined, depth: number): void {
    if (fields.length === MOST_FIELDS || depth > DEEPEST)
      throw new UnreadablePdf('the form has too many fields');
    if (isReference(place)) {
      if (seen.has(place.object)) throw new UnreadablePdf('a field stands twice in the form');
      seen.add(place.object);
    }
    const dictionary = file.resolve(place);
    if (!isDictionary(dictionary)) return;
    const own = file.resolve(dictionary.get('T'));
    const names = [above?.name ?? '', isString(own) ? readText(own) : ''].filter((part) => part !== '');
    const field = {
      reference: isReference(place) ? place : undefined,
      dictionary,
      type: nameOf(file.resolve(dictionary.get('FT'))) ?? above?.type,
      name: names.join('.'),
      value: dictionary.get('V') ?? above?.value,
    };
    fields.push(field);
    const kids = file.resolve(dictionary.get('Kids'));
    if (isArray(kids)) for (const kid of kids) walk(kid, field, depth + 1);
  }

  const list = file.resolve(file.dictionary(file.catalog.get('AcroForm'))?.get('Fields'));
  if (isArray(list)) for (const field of list) walk(field, undefined, 0);
  return fields;
}

/** The full names of all fields. */
export function fieldNames(file: PdfFile): ReadonlySet<string> {
  return new Set(formFields(file).map(({ name }) => name));
}
