import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import type { Revision } from './append-revision.ts';
import { createAuthority, PASSWORD, SIGNER_NAME } from './certificates.test-data.ts';
import { compareWithOriginal } from './compare-with-original.ts';
import { openSigningIdentity } from './open-signing-identity.ts';
import { openPdf } from './pdf-file.ts';
import { pagesOf } from './pdf-pages.ts';
import { dictionary, isReference, name, textString, writeValue } from './pdf-values.ts';
import type { PdfReference } from './pdf-values.ts';
import { streamOf } from './revisions.test-data.ts';
import { signPdf } from './sign-pdf.ts';
import { createWorkshop, reportPdfs, signByOpenssl } from './signatures.test-data.ts';

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
function packedRevision(pdf: Uint8Array, numbers = ''): Uint8Array {
  const file = openPdf(pdf);
  const [root, stream, table] = [file.root.object, file.size, file.size + 1];
  const catalog = writeValue(new Map([...file.catalog, ['DSS', dictionary({})]]));
  const index = numbers === '' ? `${root} 0 ` : numbers;
  const count = index.trim().split(' ').length / 2;
  const objects = {
    dictionary: dictionary({ Type: name('ObjStm'), N: count, First: index.length }),
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

describe('a file that is not the original and whole revisions', () => {
  const ROOT = openPdf(attached).root.object;
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
      'a table that leaves out what stands behind the first objects',
      () => {
        const shorter = signed
          .toString('latin1')
          .replace(/<<\/Size \d+(?=[^<]*<[^>]*>\] \/Prev)/u, '<</Size 9');
        return Buffer.from(shorter, 'latin1');
      },
    ],
    ['a stream that holds the catalogue twice', () => packedRevision(attached, `${ROOT} 0 ${ROOT} 0 `)],
    [
      'a stream that holds the catalogue in another place',
      () => packedRevision(attached, `9999 0 ${ROOT} 0 `),
    ],
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
