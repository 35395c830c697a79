/** Puts the field of a signature into a tagged PDF, in such a way that PDF/A and PDF/UA still hold. */
import { pagesOf } from './pdf-pages.ts';
import { dictionary, isArray, isReference, name, nameOf, textString, UnreadablePdf } from './pdf-values.ts';
import type { PdfReference, PdfValue } from './pdf-values.ts';
import type { Revision } from './append-revision.ts';
import { fieldNames } from './form-fields.ts';
import type { SignatureDetails } from './signature-types.ts';

/** Print and Locked. */
const WIDGET_FLAGS = 132;
/** Signatures exist; the file may only grow. */
const SIGNATURE_FLAGS = 3;

/** What is filled in once the whole file is known. */
interface Places {
  readonly contents: string;
  readonly range: string;
}

/** Adds a signature that shows nothing, on the last page. */
export function addSignatureField(revision: Revision, details: SignatureDetails, places: Places): void {
  const { file, add, set, reserve, replace } = revision;
  const page = pagesOf(file).at(-1);
  if (page === undefined) throw new UnreadablePdf('the file has no page');
  const signature = add(signatureValue(details, places));
  const field = reserve();
  const tag = reserve();
  const key = addTag(revision, { field, tag, page });
  replace(
    field,
    dictionary({
      Type: name('Annot'),
      Subtype: name('Widget'),
      FT: name('Sig'),
      T: textString(freeName(fieldNames(file))),
      TU: textString(details.fieldLabel),
      F: WIDGET_FLAGS,
      Rect: [0, 0, 0, 0],
      P: page,
      V: signature,
      StructParent: key,
    }),
  );
  const annotations = revision.resolve(file.dictionary(page)?.get('Annots'));
  set(page, { Annots: [...(isArray(annotations) ? annotations : []), field], Tabs: name('S') });
  addToForm(revision, field);
}

function signatureValue({ name: signer, signedAt, reason }: SignatureDetails, places: Places): PdfValue {
  return dictionary({
    Type: name('Sig'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name('ETSI.CAdES.detached'),
    ByteRange: { verbatim: places.range },
    Contents: { verbatim: places.contents },
    Name: textString(signer),
    M: textString(`D:${new Date(signedAt).toISOString().replaceAll(/\.\d+|[-:T]/gu, '')}`),
    ...(reason !== undefined && { Reason: textString(reason) }),
  });
}

function freeName(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`Signature${number}`)) number += 1;
  return `Signature${number}`;
}

function addToForm({ file, add, set, setInCatalog, resolve }: Revision, field: PdfReference): void {
  const place = file.catalog.get('AcroForm');
  const form = file.dictionary(place);
  if (form === undefined) {
    setInCatalog({ AcroForm: add(dictionary({ Fields: [field], SigFlags: SIGNATURE_FLAGS })) });
    return;
  }
  const fields = resolve(form.get('Fields'));
  const entries = { Fields: [...(isArray(fields) ? fields : []), field], SigFlags: SIGNATURE_FLAGS };
  if (isReference(place)) set(place, entries);
  else setInCatalog({ AcroForm: new Map([...form, ...Object.entries(entries)]) });
}

/** Tags the field as part of a form. Returns the number by which the field finds its tag. */
function addTag(
  revision: Revision,
  {
    field,
    tag,
    page,
  }: { readonly field: PdfReference; readonly tag: PdfReference; readonly page: PdfReference },
): number {
  const { file, set, replace } = revision;
  const rootPlace = file.catalog.get('StructTreeRoot');
  const root = file.dictionary(rootPlace);
  if (root === undefined || !isReference(rootPlace)) throw new UnreadablePdf('the file has no tags');
  const kids = file.resolve(root.get('K'));
  const top = isArray(kids) ? kids[0] : root.get('K');
  const isDocument = isReference(top) && nameOf(file.dictionary(top)?.get('S')) === 'Document';
  const parent = isDocument ? top : rootPlace;
  replace(
    tag,
    dictionary({
      Type: name('StructElem'),
      S: name('Form'),
      P: parent,
      Pg: page,
      K: dictionary({ Type: name('OBJR'), Obj: field, Pg: page }),
    }),
  );
  const key = root.get('ParentTreeNextKey');
  if (typeof key !== 'number') throw new UnreadablePdf('the tags have no next number');
  set(parent, {
    K: withKid(revision.resolve(file.dictionary(parent)?.get('K')), file.dictionary(parent)?.get('K'), tag),
  });
  const tree = file.dictionary(root.get('ParentTree'));
  if (tree === undefined) throw new UnreadablePdf('the tags have no tree of parents');
  const grown = withEntry(tree, key, tag, revision);
  const treePlace = root.get('ParentTree');
  if (isReference(treePlace)) replace(treePlace, grown);
  set(rootPlace, { ParentTreeNextKey: key + 1, ...(!isReference(treePlace) && { ParentTree: grown }) });
  return key;
}

function withKid(kids: PdfValue, before: PdfValue | undefined, tag: PdfReference): PdfValue {
  if (isArray(kids)) return [...kids, tag];
  return before === undefined || before === null ? [tag] : [before, tag];
}

/** A tree of numbers with one entry more, higher than all the others. */
function withEntry(
  tree: ReadonlyMap<string, PdfValue>,
  key: number,
  tag: PdfReference,
  { add, resolve }: Revision,
): ReadonlyMap<string, PdfValue> {
  const numbers = resolve(tree.get('Nums'));
  if (isArray(numbers)) return new Map(tree).set('Nums', [...numbers, key, tag]);
  const kids = resolve(tree.get('Kids'));
  const leaf = add(dictionary({ Limits: [key, key], Nums: [key, tag] }));
  return new Map(tree).set('Kids', [...(isArray(kids) ? kids : []), leaf]);
}
