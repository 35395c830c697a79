/** What revisions do to the form of a document: new signatures are welcome, anything else is not. */
import { areEqual, differingKeys } from './equal-values.ts';
import { formFields } from './form-fields.ts';
import type { FormField } from './form-fields.ts';
import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, isReference, nameOf } from './pdf-values.ts';
import type { PdfDictionary, PdfReference, PdfValue } from './pdf-values.ts';
import type { RevisionChange, SignaturePicture } from './signature-types.ts';

/** Entries of the form that a signature brings: its fields, their fonts and how they are set. */
const OF_SIGNATURES = new Set(['Fields', 'SigFlags', 'DR', 'DA']);
const ALTERED: RevisionChange = { kind: 'form-field' };
/** A field that runs something is none that only signs. */
const ACTIONS = ['A', 'AA'];

export interface FormChanges {
  readonly changes: readonly RevisionChange[];
  /** The numbers of the fields and widgets of new signatures. */
  readonly newFields: ReadonlySet<number>;
}

export function changesOfForm(before: PdfFile, after: PdfFile): FormChanges {
  const changes: RevisionChange[] = [];
  const newFields = new Set<number>();
  const [formBefore, formAfter] = [before, after].map((file) =>
    file.dictionary(file.catalog.get('AcroForm')),
  );
  const keys = differingKeys(formBefore ?? new Map(), formAfter ?? new Map());
  if (keys.some((key) => !OF_SIGNATURES.has(key))) changes.push(ALTERED);
  const [old, now] = [formFields(before), formFields(after)];
  const numbersNow = new Set(now.map(({ reference }) => reference?.object));
  if (old.some(({ reference }) => !numbersNow.has(reference?.object))) changes.push(ALTERED);
  for (const field of now) {
    const same = old.find(({ reference }) => reference !== undefined && areEqual(reference, field.reference));
    if (same !== undefined && areEqual(same.dictionary, field.dictionary)) continue;
    if (isOfSignature(field, same, before)) {
      if (field.reference !== undefined) newFields.add(field.reference.object);
      if (field.dictionary.has('V')) changes.push({ kind: 'signature', fieldName: field.name.slice(0, 200) });
    } else changes.push(ALTERED);
  }
  return { changes, newFields };
}

/** Whether a field is a new signature, one that waited for it, or only holds such fields. */
function isOfSignature(
  { type, dictionary, reference }: FormField,
  waiting: FormField | undefined,
  before: PdfFile,
): boolean {
  if (reference === undefined || ACTIONS.some((key) => dictionary.has(key))) return false;
  if (waiting !== undefined) return waiting.type === 'Sig' && !waiting.dictionary.has('V') && type === 'Sig';
  // What was there for something else does not become a field.
  if ((before.entries.get(reference.object)?.kind ?? 'free') !== 'free') return false;
  return type === 'Sig' || (type === undefined && dictionary.has('Kids') && !dictionary.has('Subtype'));
}

/** What is done to the annotations of a page. */
export function changesOfAnnotations(
  page: number,
  pages: { readonly before: PdfValue | undefined; readonly after: PdfValue | undefined },
  { newFields }: FormChanges,
  after: PdfFile,
): readonly RevisionChange[] {
  const [old, now] = [pages.before, pages.after].map((list) => (isArray(list) ? list : []));
  const added = (now ?? []).slice(old?.length ?? 0);
  const isContinued = areEqual(old ?? [], (now ?? []).slice(0, old?.length ?? 0));
  const isWidget = (annotation: PdfValue): annotation is PdfReference =>
    isReference(annotation) &&
    newFields.has(annotation.object) &&
    nameOf(after.dictionary(annotation)?.get('Subtype')) === 'Widget';
  return isContinued && added.every(isWidget) ? [] : [{ kind: 'annotation', page }];
}

/** What share of each page these fields show on; pages where they show nowhere are left out. */
export function signaturePictures(
  after: PdfFile,
  pages: readonly PdfReference[],
  fields: ReadonlySet<number>,
): readonly SignaturePicture[] {
  return pages.flatMap((page, index): readonly SignaturePicture[] => {
    const annotations = after.resolve(after.dictionary(page)?.get('Annots'));
    const shown = (isArray(annotations) ? annotations : []).filter(
      (one) => isReference(one) && fields.has(one.object),
    );
    if (shown.length === 0) return [];
    const area = shown.reduce<number>(
      (sum, one) => sum + areaOf(after, after.dictionary(one)?.get('Rect')),
      0,
    );
    const share = area / areaOf(after, mediaBox(after, after.dictionary(page)));
    // A rectangle or a page that is none may show anywhere.
    return share === 0 ? [] : [{ page: index + 1, share: share < 1 ? share : 1 }];
  });
}

function areaOf({ resolve }: PdfFile, value: PdfValue | undefined): number {
  const box = resolve(value);
  const [left, bottom, right, top] = isArray(box) ? box.map(resolve) : [];
  if (typeof left !== 'number' || typeof bottom !== 'number') return Number.NaN;
  if (typeof right !== 'number' || typeof top !== 'number') return Number.NaN;
  return Math.abs(right - left) * Math.abs(top - bottom);
}

/** Pages may take their size from above. */
function mediaBox(file: PdfFile, page: PdfDictionary | undefined): PdfValue | undefined {
  let node = page;
  for (let depth = 0; depth < 32 && isDictionary(node); depth += 1) {
    const box = node.get('MediaBox');
    if (box !== undefined) return box;
    node = file.dictionary(node.get('Parent'));
  }
  return undefined;
}
