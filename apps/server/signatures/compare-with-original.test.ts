import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import type { Revision } from './append-revision.ts';
import { createAuthority, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { compareWithOriginal } from './compare-with-original.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { openPdf } from './pdf-file.ts';
import { pagesOf } from './pdf-pages.ts';
import {
  dictionary,
  isArray,
  isDictionary,
  isReference,
  isStream,
  name,
  textString,
  writeValue,
} from './pdf-values.ts';
import type { PdfReference, PdfValue } from './pdf-values.ts';
import { readPdfSignatures } from './read-pdf-signatures.ts';
import { signPdf } from './sign-pdf.ts';
import { createWorkshop, reportPdfs, signByOpenssl, verifyByPdfsig } from './signatures.test-data.ts';

const { plain, attached } = await reportPdfs('native');
const wasm = await reportPdfs('wasm');
const workshop = createWorkshop();
afterAll(workshop.remove);
const authority = createAuthority(workshop);
authority.issue('p-256', { key: 'p-256' });
const identity = openSigningIdentity(authority.pack('p-256'), PASSWORD, Date.now() + 60_000);
const DETAILS = { signedAt: Date.now() + 60_000, name: SIGNER_NAME, fieldLabel: 'Signature' };

const compare = (given: Uint8Array, original = attached) => compareWithOriginal(original, given);
const revise = (change: (revision: Revision) => void, pdf = attached): Uint8Array =>
  appendRevision(pdf, change);

/** A page of the file by its index. */
function pageOf({ file }: Revision, index: number): PdfReference {
  const page = pagesOf(file).at(index);
  if (page === undefined) throw new Error('no such page');
  return page;
}

function referenceIn(revision: Revision, holder: PdfValue | undefined, key: string): PdfReference {
  const found = revision.file.dictionary(holder)?.get(key);
  if (!isReference(found)) throw new Error(`${key} is no reference`);
  return found;
}

function streamOf(content: string) {
  return { dictionary: dictionary({}), data: Buffer.from(content) };
}

describe('a file that is the original with signatures', () => {
  test.each([
    ['native', plain],
    ['native, with its data', attached],
    ['wasm', wasm.plain],
    ['wasm, with its data', wasm.attached],
  ])('made here is one (%s)', (_name, pdf) => {
    const once = signPdf(pdf, identity, DETAILS);
    expect(compare(once, pdf)).toEqual({
      relation: 'extension',
      revisions: 1,
      changes: [{ kind: 'signature', fieldName: 'Signature1' }, { kind: 'signature-tags' }],
    });
    expect(compare(signPdf(once, identity, DETAILS), pdf)).toMatchObject({
      relation: 'extension',
      revisions: 2,
    });
    expect(compare(signPdf(once, identity, DETAILS), once)).toMatchObject({
      relation: 'extension',
      revisions: 1,
    });
  });

  test('made by another program is one, with its picture told', () => {
    const given = signByOpenssl(workshop, attached, { certificate: 'p-256', rectangle: [30, 30, 230, 90] });
    expect(compare(given)).toEqual({
      relation: 'extension',
      revisions: 1,
      changes: [
        { kind: 'signature', fieldName: 'Signée 1' },
        { kind: 'signature-picture', page: 1, share: 12_000 / (612 * 792) },
      ],
    });
  });

  test('may say when and by what it was changed, and hold what later checks need', () => {
    const given = signByOpenssl(workshop, attached, {
      certificate: 'p-256',
      besides: (revision) => {
        const { file, set, setInCatalog, add } = revision;
        const information = file.trailer.get('Info');
        if (isReference(information))
          set(information, { ModDate: textString('D:20261128'), Producer: textString('Zz') });
        setInCatalog({ DSS: dictionary({ Certs: [add(streamOf('zz'))] }), Version: name('2.0') });
      },
    });
    const { relation, changes } = compare(given);
    expect(relation).toBe('extension');
    expect(changes.map(({ kind }) => kind)).toEqual(['signature', 'file-information', 'validation-data']);
  });

  test('may keep its objects in a stream of objects', () => {
    const given = packedRevision(attached);
    workshop.write('packed.pdf', given);
    expect(workshop.run('qpdf', '--check', 'packed.pdf').output).toContain(
      'No syntax or stream encoding errors',
    );
    expect(openPdf(given).catalog.get('DSS')).toBeDefined();
    expect(compare(given)).toEqual({
      relation: 'extension',
      revisions: 1,
      changes: [{ kind: 'validation-data' }],
    });
  });

  test('the original itself is the same', () => {
    expect(compare(Buffer.from(attached))).toEqual({ relation: 'same', revisions: 0, changes: [] });
  });
});

/** A revision as newer programs write it: the catalogue in a stream of objects, and the table in a stream. */
function packedRevision(pdf: Uint8Array): Uint8Array {
  const file = openPdf(pdf);
  const [root, stream, table] = [file.root.object, file.size, file.size + 1];
  const catalog = writeValue(new Map([...file.catalog, ['DSS', dictionary({})]]));
  const index = `${root} 0 `;
  const objects = {
    dictionary: dictionary({ Type: name('ObjStm'), N: 1, First: index.length }),
    data: Buffer.concat([Buffer.from(index), catalog]),
  };
  const head = Buffer.from(
    `\n${stream} 0 obj\n${writeValue(objects).toString('latin1')}\nendobj\n`,
    'latin1',
  );
  const at = pdf.length + head.length;
  const row = (kind: number, second: number, third: number): Buffer => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt8(kind);
    bytes.writeUInt32BE(second, 1);
    bytes.writeUInt8(third, 5);
    return bytes;
  };
  const entries = {
    dictionary: dictionary({
      Type: name('XRef'),
      W: [1, 4, 1],
      Index: [root, 1, stream, 2],
      Size: table + 1,
      Root: file.root,
      Info: file.trailer.get('Info') ?? null,
      Prev: file.sections[0]?.at ?? 0,
    }),
    data: Buffer.concat([row(2, stream, 0), row(1, pdf.length + 1, 0), row(1, at, 0)]),
  };
  const tail = `${table} 0 obj\n${writeValue(entries).toString('latin1')}\nendobj\nstartxref\n${at}\n%%EOF`;
  return Buffer.concat([pdf, head, Buffer.from(tail, 'latin1')]);
}

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

function asList(value: PdfValue | undefined): readonly PdfValue[] {
  return isArray(value) ? value : [];
}

describe('a file that is not the original and whole revisions', () => {
  const signed = Buffer.from(signPdf(attached, identity, DETAILS));
  const tail = (text: string): Buffer => Buffer.concat([attached, Buffer.from(text, 'latin1')]);
  /** A revision whose table says of the first page that it stands elsewhere. */
  const pointing = (at: number): Buffer => {
    const file = openPdf(attached);
    const information = (file.trailer.get('Info') as PdfReference).object;
    const table = `\nxref\n${pagesOf(file)[0]?.object} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    const trailer = `trailer\n<</Size ${file.size}/Root ${file.root.object} 0 R/Info ${information} 0 R/Prev ${file.sections[0]?.at}>>\n`;
    return tail(`${table}${trailer}startxref\n${attached.length + 1}\n%%EOF`);
  };
  const placeOf = (index: number): number => {
    const file = openPdf(attached);
    const entry = file.entries.get(pagesOf(file)[index]?.object ?? 0);
    return entry?.kind === 'at' ? entry.at : 0;
  };

  test.each([
    ['another report', () => plain],
    ['nothing', () => new Uint8Array()],
    ['the beginning of it', () => attached.subarray(0, -1)],
    ['a byte more', () => tail(' ')],
    ['a text behind it', () => tail('\nzz')],
    ['an end without a table', () => tail(`\nstartxref\n${openPdf(attached).sections[0]?.at}\n%%EOF`)],
    ['a signature cut short', () => signed.subarray(0, -1)],
    ['a signature and a line', () => Buffer.concat([signed, Buffer.from('\n% zz')])],
    ['another first byte', () => Buffer.from(signed).fill('$', 0, 1)],
    [
      'an object that stands in no table',
      () =>
        Buffer.concat([
          signed.subarray(0, attached.length),
          Buffer.from('\n9999 0 obj null endobj'),
          signed.subarray(attached.length),
        ]),
    ],
    ['a table that puts one page in the place of another', () => pointing(placeOf(1))],
    ['a table that points into a stream', () => pointing(placeOf(0) + 1_000)],
    [
      'a table that does not continue the original',
      () =>
        Buffer.from(
          signed.toString('latin1').replace(/\/Prev \d+(?=>>\nstartxref\n\d+\n%%EOF$)/u, '/Prev 15'),
          'latin1',
        ),
    ],
  ])('%s is none', (_what, given) => {
    expect(compare(given())).toEqual({ relation: 'other', revisions: 0, changes: [] });
  });

  test('what another program wrote anew is none', () => {
    workshop.write('signed-whole.pdf', signed);
    for (const option of ['--object-streams=disable', '--object-streams=generate', '--qdf']) {
      workshop.succeed('qpdf', option, 'signed-whole.pdf', 'anew.pdf');
      expect(compare(workshop.read('anew.pdf')).relation).toBe('other');
    }
  });

  test('a page put back where it was is no change', () => {
    expect(compare(pointing(placeOf(0)))).toEqual({ relation: 'extension', revisions: 1, changes: [] });
  });

  test('more revisions than anyone makes are none', () => {
    let given: Uint8Array = plain;
    for (let count = 0; count < 33; count += 1) given = revise(() => undefined, given);
    expect(compare(given, plain).relation).toBe('other');
  });

  test('damage of any kind behind the original ends in an answer that is not an extension, or is one of equal meaning', () => {
    const start = attached.length;
    fc.assert(
      fc.property(fc.integer({ min: start, max: signed.length - 1 }), fc.nat(255), (at, byte) => {
        const damaged = Buffer.from(signed);
        damaged[at] = byte;
        const { relation, changes } = compare(damaged);
        if (relation === 'extension')
          expect(changes).toContainEqual(expect.objectContaining({ kind: 'signature' }));
        else expect(['altered', 'other']).toContain(relation);
      }),
      { numRuns: 40 },
    );
  });
});
