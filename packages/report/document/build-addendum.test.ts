import { expect, test } from 'vitest';
import { buildAddendum } from './index.ts';

const profile = { displayName: 'Zz', licenceNumber: '1', address: '', phone: '', email: '', normals: {} };
const original = { fileNumber: 'Z-1', worker: 'Alix Zz', at: 0, pdfHash: 'a', dataFingerprint: 'b' };

test.each([
  ['fr', true, 'Travailleuse'],
  ['fr', false, 'Travailleur'],
  ['en', true, 'Worker'],
] as const)('an addendum names the worker in %s, a woman %s, as %s', (language, isFemale, label) => {
  const { blocks } = buildAddendum({ text: 'Zz', original: { ...original, isFemale } }, language, profile, {
    kind: 'signed',
    at: 0,
    fingerprint: 'c',
  });
  const named = blocks.find((block) => block.kind === 'entries');
  expect(named?.kind === 'entries' && named.entries[1]).toEqual({ label, value: 'Alix Zz' });
});
