import { expect, test } from 'vitest';
import { appendRevision } from './append-revision.ts';
import { compareWithOriginal } from './compare-with-original.ts';
import { isReference, isStream } from './pdf-values.ts';
import { streamOf } from './revisions.test-data.ts';
import { reportPdfs } from './signatures.test-data.ts';

const { plain } = await reportPdfs('native');

/** The same file with its description (XMP) written anew, in its own object or in a new one. */
function describeAnew(change: (text: string) => string, isNewObject: boolean): Uint8Array {
  return appendRevision(plain, ({ file, add, replace, setInCatalog }) => {
    const place = file.catalog.get('Metadata');
    const description = file.resolve(place);
    if (!isReference(place) || !isStream(description)) throw new Error('no description');
    const text = Buffer.from(description.data).toString();
    const changed = change(text);
    if (changed === text) throw new Error('nothing was changed');
    const stream = { ...streamOf(changed), dictionary: description.dictionary };
    if (isNewObject) setInCatalog({ Metadata: add(stream) });
    else replace(place, stream);
  });
}

const ALTERED = { relation: 'altered', changes: [{ kind: 'catalogue', entry: 'Metadata' }] };
const TITLE = /<dc:title>.*<\/dc:title>/u;
const CHANGES: readonly [string, (text: string) => string, object][] = [
  [
    'when it was changed last',
    (text) => text.replace(/<xmp:ModifyDate>[^<]*/u, '<xmp:ModifyDate>2026-11-28T10:00:00Z'),
    { relation: 'extension', changes: [{ kind: 'metadata' }] },
  ],
  ['another title', (text) => text.replace(/(x-default">)[^<]*/u, '$1Zz'), ALTERED],
  [
    'another title in another language',
    (text) => text.replace('</rdf:Alt>', '<rdf:li xml:lang="en">Zz</rdf:li></rdf:Alt>'),
    ALTERED,
  ],
  ['a second title', (text) => text.replace(TITLE, '$&$&'), ALTERED],
  ['no title', (text) => text.replace(TITLE, ''), ALTERED],
  ['no conformance', (text) => text.replace(/<pdfaid:part>.*<\/pdfaid:conformance>/u, ''), ALTERED],
  ['what is no description', () => 'zz', ALTERED],
  ['more than anyone writes', () => '<a>'.repeat(1_000_000), ALTERED],
];

test.each(CHANGES)('a description that says %s is told as what it is', (_what, change, found) => {
  for (const isNewObject of [false, true])
    expect(compareWithOriginal(plain, describeAnew(change, isNewObject))).toMatchObject(found);
});
