import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import { openPdf } from './pdf-file.ts';
import { dictionary, isArray, isStream, isString, name, textString, UnreadablePdf } from './pdf-values.ts';
import type { PdfDictionary, PdfReference, PdfValue } from './pdf-values.ts';
import { checkStructure, createWorkshop, reportPdfs, SOUND_STRUCTURE } from './signatures.test-data.ts';

const native = await reportPdfs('native');
const wasm = await reportPdfs('wasm');
const workshop = createWorkshop();
afterAll(workshop.remove);

const FILES = [
  ['native', native.plain],
  ['native, with its data', native.attached],
  ['wasm', wasm.plain],
  ['wasm, with its data', wasm.attached],
] as const;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const isPrefix = (before: Uint8Array, after: Uint8Array): boolean =>
  Buffer.from(after.subarray(0, before.length)).equals(before);

/** Adds a stream that a new entry of the catalogue refers to. */
function addNote(pdf: Uint8Array): Uint8Array {
  return appendRevision(pdf, ({ add, setInCatalog }) => {
    const note = add({ dictionary: dictionary({ Type: name('ZzNote') }), data: Buffer.from('a note') });
    setInCatalog({ ZzNote: note, Lang: textString('en-CA') });
  });
}

describe.each(FILES)('a revision of a report (%s)', (_name, pdf) => {
  const revised = addNote(pdf);

  test('begins with the bytes that were there, and ends at its mark', () => {
    expect(isPrefix(pdf, revised)).toBe(true);
    expect(latin1(revised)).toMatch(/%%EOF$/u);
    expect(latin1(revised.subarray(pdf.length))).toMatch(/^\n\d+ 0 obj\n/u);
  });

  test('is read back with what it changed and what it left', () => {
    const [before, after] = [openPdf(pdf), openPdf(revised)];
    const note = after.resolve(after.catalog.get('ZzNote'));
    expect(isStream(note) && latin1(note.data)).toBe('a note');
    expect(withoutPlaces(after.catalog.get('Lang') ?? null)).toEqual(withoutPlaces(textString('en-CA')));
    const others = (catalog: PdfDictionary): readonly string[] =>
      Array.from(catalog.keys()).filter((key) => key !== 'ZzNote');
    expect(others(after.catalog)).toEqual(others(before.catalog));
    expect(after.size).toBe(before.size + 1);
    expect(after.trailer.get('Info')).toEqual(before.trailer.get('Info'));
  });

  test('is sound to qpdf', () => {
    expect(checkStructure(workshop, revised)).toContain(SOUND_STRUCTURE);
  });

  test('keeps the first identifier and changes the second', () => {
    const ids = (file: Uint8Array): readonly (string | undefined)[] => {
      const value = openPdf(file).trailer.get('ID');
      return isArray(value) ? value.map((one) => (isString(one) ? latin1(one.string) : undefined)) : [];
    };
    const [[first, second], [laterFirst, laterSecond]] = [ids(pdf), ids(revised)];
    expect(first).toMatch(/^[\w+/]{22}==$/u);
    expect(laterFirst).toBe(first);
    expect(laterSecond).toHaveLength(16);
    expect(laterSecond).not.toBe(second);
  });
});

test('the same changes give the same bytes', () => {
  expect(Buffer.from(addNote(native.plain)).equals(addNote(native.plain))).toBe(true);
});

test('a file without identifiers gets them', () => {
  const without = Buffer.from(latin1(native.plain).replace(/\/ID (?=\[\()/u, '/Zz '), 'latin1');
  expect(openPdf(without).trailer.has('ID')).toBe(false);
  expect(openPdf(addNote(without)).trailer.get('ID')).toMatchObject([{}, {}]);
  expect(checkStructure(workshop, addNote(without))).toContain(SOUND_STRUCTURE);
});

test('revisions follow each other, and one sees what it changed itself', () => {
  let note: PdfReference = { object: 0, generation: 0 };
  const twice = appendRevision(addNote(native.plain), ({ reserve, replace, set, resolve, setInCatalog }) => {
    note = reserve();
    replace(note, dictionary({ First: 1, Second: [1.5, true, null, textString('é (\\)')] }));
    set(note, { First: undefined, Third: name('A b#') });
    expect(resolve(note)).toEqual(
      new Map(Object.entries({ Second: [1.5, true, null, textString('é (\\)')], Third: name('A b#') })),
    );
    setInCatalog({ ZzOther: note });
  });
  const file = openPdf(twice);
  expect(file.sections).toHaveLength(3);
  expect(file.catalog.get('ZzOther')).toEqual(note);
  expect(file.dictionary(note)?.get('Third')).toEqual(name('A b#'));
  expect(file.dictionary(file.catalog.get('ZzNote'))?.get('Type')).toEqual(name('ZzNote'));
  expect(checkStructure(workshop, twice)).toContain(SOUND_STRUCTURE);
});

test('a revision without a change is sound too', () => {
  const revised = appendRevision(wasm.plain, () => undefined);
  expect(openPdf(revised).catalog).toEqual(openPdf(wasm.plain).catalog);
  expect(checkStructure(workshop, revised)).toContain(SOUND_STRUCTURE);
});

const words = fc.string({ unit: 'binary', maxLength: 12 });
const { value: anyValue } = fc.letrec<{ value: PdfValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    fc.uint8Array({ maxLength: 20 }).map((string) => ({ string })),
    words.map((text) => name(Buffer.from(text).toString('latin1').replaceAll('\0', ''))),
    fc.record({ object: fc.nat(5000), generation: fc.nat(99) }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.stringMatching(/^[A-Za-z]{1,6}$/u), tie('value')), { maxLength: 4 })
      .map((entries) => new Map(entries)),
  ),
}));

/** Values without the places that reading adds. */
function withoutPlaces(value: PdfValue): PdfValue {
  if (isString(value)) return { string: new Uint8Array(value.string) };
  if (isArray(value)) return value.map(withoutPlaces);
  return value instanceof Map ? new Map(Array.from(value, ([key, one]) => [key, withoutPlaces(one)])) : value;
}

test('every value is read as it was written', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const revised = appendRevision(wasm.plain, ({ setInCatalog }) => setInCatalog({ Zz: value }));
      expect(withoutPlaces(openPdf(revised).catalog.get('Zz') ?? null)).toEqual(withoutPlaces(value));
    }),
    { numRuns: 60 },
  );
});

describe('what qpdf writes with streams of objects', () => {
  const packed = (): Uint8Array => {
    workshop.write('plain.pdf', native.plain);
    workshop.succeed('qpdf', '--object-streams=generate', '--deterministic-id', 'plain.pdf', 'packed.pdf');
    return workshop.read('packed.pdf');
  };

  test('is read alike', () => {
    const [before, after] = [openPdf(native.plain), openPdf(packed())];
    expect(after.sections[0]?.isStream).toBe(true);
    const pages = (file: typeof before): PdfValue | undefined =>
      file.dictionary(file.catalog.get('Pages'))?.get('Count');
    expect(pages(after)).toBe(pages(before));
    expect(after.dictionary(after.catalog.get('ViewerPreferences'))).toEqual(
      before.dictionary(before.catalog.get('ViewerPreferences')),
    );
    for (const number of after.entries.keys()) after.object(number);
  });

  test('gets no revision', () => {
    expect(() => addNote(packed())).toThrow(new UnreadablePdf('the file keeps its references in a stream'));
  });
});

describe('a damaged file', () => {
  test('of any kind is refused as such', () => {
    fc.assert(
      fc.property(fc.nat(native.plain.length - 1), fc.nat(255), fc.boolean(), (at, byte, cuts) => {
        const damaged = Buffer.from(native.plain);
        damaged[at] = byte;
        try {
          const file = openPdf(cuts ? damaged.subarray(0, at) : damaged);
          for (const number of file.entries.keys()) file.object(number);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadablePdf);
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['that is empty', '', 'the file is no PDF'],
    ['without an end', '%PDF-1.7\n', 'the end of the file is missing'],
    [
      'whose table is its own older one',
      '%PDF-1.7\nxref\n0 0\ntrailer\n<</Prev 9>>\nstartxref\n9\n%%EOF',
      'the tables go in a circle',
    ],
    [
      'that is encrypted',
      '%PDF-1.7\nxref\n0 0\ntrailer\n<</Encrypt 1 0 R>>\nstartxref\n9\n%%EOF',
      'the file is encrypted',
    ],
    [
      'with an entry twice',
      '%PDF-1.7\nxref\n0 0\ntrailer\n<</Root 1/Root 2>>\nstartxref\n9\n%%EOF',
      'a dictionary has an entry twice',
    ],
    [
      'nested without end',
      `%PDF-1.7\nxref\n0 0\ntrailer\n${'['.repeat(100_000)}\nstartxref\n9\n%%EOF`,
      'values are too deep in each other',
    ],
    [
      'without a catalogue',
      '%PDF-1.7\nxref\n0 0\ntrailer\n<<>>\nstartxref\n9\n%%EOF',
      'the catalogue is missing',
    ],
  ])('%s is refused, and says why', (_what, text, reason) => {
    expect(() => openPdf(Buffer.from(text))).toThrow(new UnreadablePdf(reason));
  });

  test('whose objects all take in the same long stretch is given up', () => {
    const objects = 20_000;
    const body = `%PDF-1.7\n1 0 obj<<>>endobj\n2 0 obj[${'0 '.repeat(250_000)}]endobj\n`;
    const table = `0000000009 00000 n \n${'0000000027 00000 n \n'.repeat(objects)}`;
    const end = `xref\n1 ${objects + 1}\n${table}trailer\n<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
    const file = openPdf(Buffer.from(body + end));
    const reasons = Array.from({ length: objects }, (_none, index) => {
      try {
        return typeof file.object(index + 2);
      } catch (error) {
        return error instanceof UnreadablePdf ? error.message : 'another error';
      }
    });
    expect(reasons[0]).toBe('object');
    expect(reasons[1]).toBe('an object is not where the table says');
    expect(reasons.at(-1)).toBe('the file takes too long to read');
  });
});
