import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition, exportFileName } from './file-name.ts';

test.each([
  ['', 'medical-evaluation.docx'],
  ['  ', 'medical-evaluation.docx'],
  ['…', 'medical-evaluation.docx'],
  ['Brouillon - 2026-01-05', 'Brouillon___2026_01_05.docx'],
  ['Évaluation de l’été', 'Évaluation_de_l_été.docx'],
  ['../../etc/passwd', '______etc_passwd.docx'],
])('%j is saved as %j', (title, name) => {
  expect(exportFileName(title, 'docx')).toBe(name);
});

test('both names are given, the ASCII one for old clients', () => {
  expect(contentDisposition('Évaluation_de_l_été.pdf', 'attachment')).toBe(
    `attachment; filename="Evaluation_de_l_ete.pdf"; filename*=UTF-8''%C3%89valuation_de_l_%C3%A9t%C3%A9.pdf`,
  );
});

test('no title can break out of the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const name = exportFileName(title, 'pdf');
      expect(contentDisposition(name, 'inline')).toMatch(
        /^inline; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/u,
      );
    }),
  );
});
