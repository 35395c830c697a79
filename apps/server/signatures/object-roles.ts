/** What each object of a document is there for. */
import { referencesIn } from './equal-values.ts';
import type { PdfFile } from './pdf-file.ts';
import { pagesOf } from './pdf-pages.ts';
import { isArray, isDictionary, isReference, nameOf } from './pdf-values.ts';
import type { PdfValue } from './pdf-values.ts';

export type Role =
  | { readonly kind: 'catalog' | 'information' | 'metadata' | 'form' | 'validation-data' | 'attachment' }
  | { readonly kind: 'page-tree' | 'tag' | 'tag-tree' | 'other' }
  /** A page, the list of its annotations, one of them, or what it shows. Pages count from 1. */
  | { readonly kind: 'page' | 'annotations' | 'annotation' | 'content'; readonly page: number };

/** Ways up and across, by which everything would belong to everything. */
const UPWARDS = new Set(['Parent', 'P', 'Pg', 'StructParent', 'StructParents', 'Annots', 'Dest']);

/** The first role found is the one that an object keeps. */
export function rolesOf(file: PdfFile): ReadonlyMap<number, Role> {
  const roles = new Map<number, Role>();

  function give(value: PdfValue | undefined, role: Role): void {
    if (isReference(value) && !roles.has(value.object)) roles.set(value.object, role);
  }

  /** Gives a role to all that can be reached from a value. */
  function giveAll(start: PdfValue | undefined, role: Role, except: ReadonlySet<number> = new Set()): void {
    const waiting = [...referencesIn(start ?? null, UPWARDS)];
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      if (roles.has(number) || except.has(number)) continue;
      roles.set(number, role);
      waiting.push(...referencesIn(file.object(number), UPWARDS));
    }
  }

  const { catalog } = file;
  give(file.root, { kind: 'catalog' });
  give(file.trailer.get('Info'), { kind: 'information' });
  give(catalog.get('Metadata'), { kind: 'metadata' });
  give(catalog.get('AcroForm'), { kind: 'form' });
  give(file.dictionary(catalog.get('AcroForm'))?.get('Fields'), { kind: 'form' });
  giveAll(catalog.get('DSS'), { kind: 'validation-data' }, reachedWithoutProofs(file));
  const pages = pagesOf(file);
  for (const [index, page] of pages.entries()) give(page, { kind: 'page', page: index + 1 });
  givePageTree(catalog.get('Pages'));
  for (const [index, reference] of pages.entries()) {
    const page = file.dictionary(reference);
    const annotations = page?.get('Annots');
    give(annotations, { kind: 'annotations', page: index + 1 });
    const list = file.resolve(annotations);
    if (isArray(list)) for (const one of list) give(one, { kind: 'annotation', page: index + 1 });
    giveAll(page, { kind: 'content', page: index + 1 });
  }
  const tags = catalog.get('StructTreeRoot');
  give(tags, { kind: 'tag' });
  give(file.dictionary(tags)?.get('ParentTree'), { kind: 'tag-tree' });
  giveAll(catalog.get('AF'), { kind: 'attachment' });
  giveAll(file.dictionary(catalog.get('Names'))?.get('EmbeddedFiles'), { kind: 'attachment' });
  for (const number of file.entries.keys()) {
    if (roles.has(number)) continue;
    const value = file.object(number);
    const isTag = isDictionary(value) && nameOf(value.get('Type')) === 'StructElem';
    roles.set(number, { kind: isTag ? 'tag' : 'other' });
  }
  return roles;

  function givePageTree(place: PdfValue | undefined): void {
    give(place, { kind: 'page-tree' });
    const kids = file.resolve(file.dictionary(place)?.get('Kids'));
    for (const kid of isArray(kids) ? kids : [])
      if (isReference(kid) && !roles.has(kid.object)) givePageTree(kid);
  }
}

/**
 * What the document reaches by anything else than its data for later checks. Such data may refer to what a page shows; that
 * does not make it theirs.
 */
function reachedWithoutProofs(file: PdfFile): ReadonlySet<number> {
  if (!file.catalog.has('DSS')) return new Set();
  const reached = new Set([file.root.object]);
  const waiting = [file.catalog, file.trailer].flatMap((entries) =>
    Array.from(entries).flatMap(([key, value]) => (key === 'DSS' ? [] : referencesIn(value))),
  );
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (reached.has(number)) continue;
    reached.add(number);
    waiting.push(...referencesIn(file.object(number)));
  }
  return reached;
}
