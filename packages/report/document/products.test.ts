/** Signs of multiplication: « 3 x 4 » as it is typed, « 3 × 4 » as it is printed. */
import { expect, test } from 'vitest';
import { build, PROFILE } from './build-report.test-data.ts';
import { documentStrings } from './index.ts';

test.each([
  ['11 x 0,4 cm', '11\u00A0×\u00A00,4\u00A0cm'],
  ['2,5 cm X 3 cm', '2,5\u00A0cm\u00A0×\u00A03\u00A0cm'],
  ['3 x 10 répétitions', '3\u00A0×\u00A010 répétitions'],
  ['3x10 reps', '3×10 reps'],
  ['3 x 4 mm', '3\u00A0×\u00A04\u00A0mm'],
  ['3 x 10-12 fois', '3\u00A0×\u00A010-12 fois'],
  ['1.2 x 3', '1.2\u00A0×\u00A03'],
  ['vis 4.5 x 12 x 3', 'vis 4.5\u00A0×\u00A012\u00A0×\u00A03'],
  ['0x4E2D, L4 x 2 et 3 x par jour', '0x4E2D, L4 x 2 et 3 x par jour'],
])('%j between numbers is printed %j', (typed, printed) => {
  expect(documentStrings(build({ emploi: typed }), 'pdf')).toContain(printed);
});

test('no number of a file, name or telephone is a product, in the head of a page neither', () => {
  const profile = { ...PROFILE, phone: '514 555-0142 x 204', address: '3 x 4 m' };
  const document = build({ workerFileNo: '3 x 4 cm', patientName: 'Zz 4x4' }, { profile });
  const strings = [document.runningHead, ...documentStrings(document, 'pdf')].join('\n');
  expect(strings).not.toContain('×');
  expect(document.runningHead).toContain('3 x 4');
});
