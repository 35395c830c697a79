import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import type { Revision } from './append-revision.ts';
import { createAuthority, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { compareWithOriginal } from './compare-with-original.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { openPdf } from './pdf-file.ts';
import { pagesOf } from './pdf-pages.ts';
import { dictionary, isArray, isDictionary, isReference, isStream, name, textString } from './pdf-values.ts';
import type { PdfReference, PdfValue } from './pdf-values.ts';
import { asList, pageOf, referenceIn, streamOf } from './revisions.test-data.ts';
import { readPdfSignatures } from './read-pdf-signatures.ts';
import { signPdf } from './sign-pdf.ts';
import { createWorkshop, reportPdfs, signByOpenssl, verifyByPdfsig } from './signatures.test-data.ts';

const { attached } = await reportPdfs('native');
const workshop = createWorkshop();
afterAll(workshop.remove);
const authority = createAuthority(workshop);
authority.issue('p-256', { key: 'p-256' });
const identity = openSigningIdentity(authority.pack('p-256'), PASSWORD, Date.now() + 60_000);
const DETAILS = { signedAt: Date.now() + 60_000, name: SIGNER_NAME, fieldLabel: 'Signature' };

const compare = (given: Uint8Array, original = attached) => compareWithOriginal(original, given);
const revise = (change: (revision: Revision) => void, pdf = attached): Uint8Array =>
  appendRevision(pdf, change);

describe('a revision that alters the document is named, though its signature holds', () => {
  const ALTERATIONS: readonly [string, (revision: Revision, field: PdfReference) => void, object][] = [
    [
      'what a page shows, in its own stream',
      (revision) => {
        revision.replace(
          referenceIn(revision, pageOf(revision, 2), 'Contents'),
          streamOf('0 0 100 100 re f'),
        );
      },
      { kind: 'page-content', page: 3 },
    ],
    [
      'what a page shows, in a new stream',
      (revision) => revision.set(pageOf(revision, -1), { Contents: revision.add(streamOf('q Q')) }),
      { kind: 'page-content', page: 6 },
    ],
    [
      'how a page is cut',
      (revision) => revision.set(pageOf(revision, 0), { CropBox: [0, 0, 612, 300] }),
      { kind: 'page-content', page: 1 },
    ],
    [
      'a font',
      (revision) => {
        const resources = revision.file.dictionary(
          revision.file.dictionary(pageOf(revision, 0))?.get('Resources'),
        );
        const font = referenceIn(revision, resources?.get('Font'), 'f0');
        revision.set(font, { ToUnicode: undefined });
      },
      { kind: 'page-content', page: 1 },
    ],
    [
      'a page less',
      (revision) => {
        const tree = revision.file.catalog.get('Pages');
        if (isReference(tree)) revision.set(tree, { Kids: pagesOf(revision.file).slice(1), Count: 5 });
      },
      { kind: 'pages' },
    ],
    [
      'a page more',
      (revision) => {
        const tree = revision.file.catalog.get('Pages');
        if (!isReference(tree)) return;
        const page = revision.add(
          dictionary({ Type: name('Page'), Parent: tree, MediaBox: [0, 0, 612, 792] }),
        );
        revision.set(tree, { Kids: [...pagesOf(revision.file), page], Count: 7 });
      },
      { kind: 'pages' },
    ],
    [
      'a note on a page',
      (revision) => {
        const note = revision.add(
          dictionary({ Type: name('Annot'), Subtype: name('FreeText'), Rect: [0, 0, 600, 700] }),
        );
        revision.set(pageOf(revision, 1), { Annots: [note] });
      },
      { kind: 'annotation', page: 2 },
    ],
    [
      'a field to fill in',
      ({ add, setInCatalog }, field) => {
        const text = add(dictionary({ FT: name('Tx'), T: textString('zz'), V: textString('zz') }));
        setInCatalog({ AcroForm: dictionary({ Fields: [field, text], SigFlags: 3 }) });
      },
      { kind: 'form-field' },
    ],
    [
      'a form that draws itself',
      ({ setInCatalog }, field) => {
        setInCatalog({ AcroForm: dictionary({ Fields: [field], SigFlags: 3, NeedAppearances: true }) });
      },
      { kind: 'form-field' },
    ],
    [
      'a field of a signature that runs something',
      ({ set }, field) => set(field, { AA: dictionary({ PO: dictionary({ S: name('JavaScript') }) }) }),
      { kind: 'form-field' },
    ],
    [
      'an action on opening',
      ({ setInCatalog }) => setInCatalog({ OpenAction: [0] }),
      { kind: 'catalogue', entry: 'OpenAction' },
    ],
    [
      'layers',
      ({ setInCatalog }) => setInCatalog({ OCProperties: dictionary({}) }),
      { kind: 'catalogue', entry: 'OCProperties' },
    ],
    [
      'scripts',
      ({ setInCatalog }) => setInCatalog({ Names: dictionary({ JavaScript: [] }) }),
      { kind: 'catalogue', entry: 'Names' },
    ],
    [
      'its data',
      (revision) => {
        const [file] = asList(revision.file.catalog.get('AF'));
        revision.set(file as PdfReference, { Desc: textString('zz') });
      },
      { kind: 'attachment' },
    ],
    [
      'its title',
      ({ file, set }) => set(file.trailer.get('Info') as PdfReference, { Title: textString('Zz') }),
      { kind: 'catalogue', entry: 'Info' },
    ],
    [
      'what is read aloud',
      (revision) => {
        const tags = revision.file.dictionary(revision.file.catalog.get('StructTreeRoot'));
        const [document] = asList(tags?.get('K'));
        revision.set(document as PdfReference, { ActualText: textString('zz') });
      },
      { kind: 'tags' },
    ],
    [
      'what is read aloud, in the tag of a field',
      (revision, field) => {
        const root = revision.file.catalog.get('StructTreeRoot') as PdfReference;
        const kid = dictionary({ Type: name('OBJR'), Obj: field });
        const tag = revision.add(
          dictionary({ S: name('Form'), P: root, K: kid, ActualText: textString('zz') }),
        );
        revision.set(root, { K: [...asList(revision.file.dictionary(root)?.get('K')), tag] });
      },
      { kind: 'tags' },
    ],
  ];

  test.each(ALTERATIONS)('%s', (_what, besides, change) => {
    const given = signByOpenssl(workshop, attached, { certificate: 'p-256', besides });
    expect(readPdfSignatures(given)).toMatchObject([{ state: 'holds', coversWholeFile: true }]);
    const { relation, changes } = compare(given);
    expect(relation).toBe('altered');
    expect(changes).toContainEqual(change);
  });

  test('a picture of a signature over much of the page', () => {
    const given = signByOpenssl(workshop, attached, { certificate: 'p-256', rectangle: [0, 0, 612, 400] });
    expect(compare(given)).toMatchObject({
      relation: 'altered',
      changes: [{}, { kind: 'signature-picture', page: 1 }],
    });
  });

  test('what was altered and set right again afterwards', () => {
    const shadow = revise((revision) => {
      revision.set(pageOf(revision, 0), { Rotate: 90 });
    });
    const signed = signByOpenssl(workshop, shadow, { certificate: 'p-256' });
    const given = revise((revision) => {
      revision.set(pageOf(revision, 0), { Rotate: undefined });
    }, signed);
    expect(verifyByPdfsig(workshop, given)).toContain('Signature is Valid');
    const { relation, revisions, changes } = compare(given);
    expect([relation, revisions]).toEqual(['altered', 3]);
    expect(changes).toContainEqual({ kind: 'page-content', page: 1 });
  });

  test('a signature that was there and is changed', () => {
    const signed = signPdf(attached, identity, DETAILS);
    const given = revise((revision) => {
      const [field] = asList(revision.file.dictionary(revision.file.catalog.get('AcroForm'))?.get('Fields'));
      revision.set(field as PdfReference, { V: undefined });
    }, signed);
    expect(compare(given, signed)).toMatchObject({ relation: 'altered' });
    expect(compare(given, signed).changes).toContainEqual({ kind: 'form-field' });
  });

  test('an object that the original only referred to', () => {
    let ghost: PdfReference = { object: 0, generation: 0 };
    const original = revise(({ reserve, setInCatalog }) => {
      ghost = reserve();
      setInCatalog({ Zz: ghost });
    });
    const given = revise(({ replace }) => {
      replace(ghost, dictionary({}));
    }, original);
    expect(compare(given, original)).toMatchObject({
      relation: 'altered',
      changes: [{ kind: 'other-object' }],
    });
  });

  test('any object at all, but for the description of the file', () => {
    const file = openPdf(attached);
    const numbers = Array.from(file.entries.keys()).filter((number) => file.object(number) !== null);
    const description = file.catalog.get('Metadata');
    const grown = (value: PdfValue): PdfValue => {
      if (isDictionary(value)) return new Map([...value, ['Zz', 1]]);
      if (isArray(value)) return [...value, 1];
      return isStream(value) ? { ...value, dictionary: new Map([...value.dictionary, ['Zz', 1]]) } : [value];
    };
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.boolean(), (object, empties) => {
        const given = revise(({ replace }) => {
          replace({ object, generation: 0 }, empties ? null : grown(file.object(object)));
        });
        const isDescription = isReference(description) && description.object === object;
        expect([object, compare(given).relation]).toEqual([
          object,
          isDescription && !empties ? 'extension' : expect.stringMatching(/altered|other/u),
        ]);
      }),
      { numRuns: 40 },
    );
  });
});
