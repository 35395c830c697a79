import { afterAll, expect, test } from 'vitest';
import { createParsers } from '../parsing/create-parsers.ts';
import { reportPdfs, withSignature } from '../signatures/signatures.test-data.ts';

const { plain } = await reportPdfs('native');
const parsers = createParsers();
afterAll(() => parsers.close());

/** DER of a sequence, or of another value by its tag. */
function der(content: Buffer, tag = 0x30): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.of(tag, 0x84), length, content]);
}

/** As in a list of withdrawn certificates: its number, and when it was withdrawn. */
const WITHDRAWN = Buffer.concat([
  Buffer.from('301902080102030405060708170d', 'hex'),
  Buffer.from('260101000000Z'),
]);

test.each([
  [
    'a list of 9,000 withdrawn certificates',
    der(Buffer.alloc(9_000 * WITHDRAWN.length, WITHDRAWN)),
    'malformed',
  ],
  ['a list of 100,000', der(Buffer.alloc(100_000 * WITHDRAWN.length, WITHDRAWN)), 'not-checked'],
  ['four megabytes of answers about certificates', der(der(Buffer.alloc(4_000_000), 4)), 'malformed'],
])('a signature with %s is read within the memory of a file', async (_what, cms, state) => {
  const returned = withSignature(plain, cms);
  const found = await parsers.read('compare', { original: plain, returned, receivedAt: 0 }, { ownerId: 'a' });
  expect(found).toMatchObject({ relation: 'extension', signatures: [{ state, coversWholeFile: true }] });
});
